import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { fetchNewCounts } from '#src/services/new-results.ts';
import { loadSavedSearches } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

/** Waits for the searches; the counts of new results are promises. */
export async function savedSearches({ request: { signal } }: ScreenRequest) {
  await loadSavedSearches();
  const { list, error } = useSavedSearches.getState();
  if (error) requireData({ error });
  return { newResults: fetchNewCounts(list, signal) };
}
