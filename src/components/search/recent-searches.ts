import * as v from 'valibot';

import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

const key = 'recent-searches';
const most = 8;

const searches = v.pipe(
  v.array(v.string()),
  v.transform((list) => list.flatMap((one) => searchTermsFrom(one) ?? []).slice(0, most)),
);

/** The latest first. */
export const recentSearches = (): readonly string[] => readStored('local', key, searches, []);

/** Adds a search at the top of the list; replaces one that differs only in case. */
export function rememberSearch(typed: string): void {
  const terms = searchTermsFrom(typed);
  if (terms === null) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== terms.toLowerCase());
  writeStored('local', key, [terms, ...others].slice(0, most));
}

export const clearRecentSearches = (): void => removeStored('local', key);
