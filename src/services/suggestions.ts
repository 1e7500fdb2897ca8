import { listSuggestions } from '#src/api/search.ts';
import type { Suggested } from '#src/contracts/suggest.ts';

/** Null on failure, which suggestions do not show. */
export async function fetchSuggestions(terms: string, signal: AbortSignal): Promise<Suggested | null> {
  const { data } = await listSuggestions(terms, signal);
  return data ?? null;
}
