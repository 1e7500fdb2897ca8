import type { Favorite } from '#src/contracts/favorites.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { fetchRecords } from '#src/services/library-records.ts';
import { loadSavedSearches } from '#src/services/saved-search-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

/** The count and the newest favorites with their records, as promises. */
export interface NewestFavorites {
  count: number;
  newest: readonly { favorite: Favorite; record: Promise<BinderRecord> }[];
}

export async function newestFavorites(size: number, signal: AbortSignal): Promise<Result<NewestFavorites>> {
  await loadFavorites();
  const { list, error } = useFavorites.getState();
  if (error) return { error };
  const shown = list.slice(0, size);
  const pendingRecords = fetchRecords(shown, signal);
  return {
    data: {
      count: list.length,
      newest: shown.flatMap((favorite) => {
        const record = pendingRecords.get(savedKey(favorite));
        return record ? [{ favorite, record }] : [];
      }),
    },
  };
}

export async function savedSearches(): Promise<Result<readonly SavedSearch[]>> {
  await loadSavedSearches();
  const { list, error } = useSavedSearches.getState();
  return error ? { error } : { data: list };
}
