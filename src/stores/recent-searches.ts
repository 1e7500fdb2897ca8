import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

const key = 'recent-searches';
const most = 8;

function searchesIn(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((one) => (typeof one === 'string' ? (searchTermsFrom(one) ?? []) : [])).slice(0, most);
}

/** Of this browser, latest first, eight at most. */
export const recentSearches = (): readonly string[] => readStored('local', key, searchesIn, []);

/** Puts a search at the top of the list; one that differs only in capitals takes its place. */
export function rememberSearch(typed: string): void {
  const terms = searchTermsFrom(typed);
  if (terms === null) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== terms.toLowerCase());
  writeStored('local', key, [terms, ...others].slice(0, most));
}

/** Forgets them all. */
export const clearRecentSearches = (): void => removeStored('local', key);
