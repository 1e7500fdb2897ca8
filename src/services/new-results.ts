import { search } from '#src/api/search.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { newResultsQuery, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';

/** Number of concurrent requests. */
const atOnce = 4;

/** The number of new results of each search, by `seq`. */
export type NewResults = ReadonlyMap<number, Promise<Result<SearchResult>>>;

/** Requests each search’s count. */
export function fetchNewCounts(list: readonly SavedSearch[], signal: AbortSignal): NewResults {
  const answers: { saved: SavedSearch; give: (result: Result<SearchResult>) => void }[] = [];
  const newResults = new Map(
    list.map((saved) => [
      saved.seq,
      new Promise<Result<SearchResult>>((give) => {
        answers.push({ saved, give });
      }),
    ]),
  );
  void forEachLimited(atOnce, answers, async ({ saved, give }) => {
    const state = savedState(saved);
    if (state === null) return;
    give(await search(state.terms, state.contentType, newResultsQuery(saved, state), signal));
  });
  return newResults;
}
