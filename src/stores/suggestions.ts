import { listSuggestions } from '#src/api/search.ts';
import type { Suggested } from '#src/contracts/suggest.ts';

/** What the library offers for these words; null when it fails: whoever types need not know. */
export async function fetchSuggestions(terms: string, signal: AbortSignal): Promise<Suggested | null> {
  const { data } = await listSuggestions(terms, signal);
  return data ?? null;
}
