import { search } from '#src/api/search.ts';
import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { newResultsQuery, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { loadSavedSearches } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

/** Number of concurrent requests. */
const atOnce = 4;

/** By `seq` of the search; loads after the screen renders. */
export type NewResults = ReadonlyMap<number, Promise<Result<SearchResult>>>;

/** Waits for the searches; the counts of new results are promises. */
export async function savedSearches({ request: { signal } }: ScreenRequest) {
  await loadSavedSearches();
  const { list, error } = useSavedSearches.getState();
  if (error) requireData({ error });
  return { newResults: countNew(list, signal) };
}

function countNew(list: readonly SavedSearch[], signal: AbortSignal): NewResults {
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
