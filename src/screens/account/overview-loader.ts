import { call } from '#src/api/call.ts';
import { circulationMe } from '#src/contracts/circulation.ts';
import { userProjectFyiList } from '#src/contracts/content-requests.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { fetchRecords } from '#src/services/library-records.ts';
import { loadSavedSearches } from '#src/services/saved-search-changes.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';

/** How many items of each kind to show. */
export const overviewSize = 5;

/** How long to wait for the counts before rendering, so that the page doesn't reserve space for empty parts. */
const graceMs = 400;

/** Loads all parts in parallel; one that is slow or fails doesn't hold up the others. */
export async function overview({ request: { signal } }: ScreenRequest) {
  const profile = call(circulationMe, { signal, fresh: true });
  const [favorites, searches] = [newestFavorites(signal), savedSearches()];
  const specwizards = loadSpecwizardProjects(signal);
  const [projects, requests] = [
    loadDesignProjects(signal),
    call(userProjectFyiList, { signal, fresh: true }),
  ];
  const all = Promise.all([profile, favorites, searches, projects, specwizards, requests]);
  const isComplete = await Promise.race([all.then(() => true), resolveAfter(graceMs, false)]);
  return {
    isComplete,
    profile,
    favorites,
    searches,
    projects,
    specwizards,
    requests,
    counts: {
      favorites: favorites.then(({ data }) => data?.count),
      searches: countOf(searches),
      projects: countOf(projects),
      specwizards: countOf(specwizards),
      requests: countOf(requests),
    },
  };
}

/** The count; undefined if it couldn't be loaded. */
async function countOf(result: Promise<Result<readonly unknown[]>>): Promise<number | undefined> {
  return (await result).data?.length;
}

/** The count and the newest favorites with their records, as promises. */
export interface NewestFavorites {
  count: number;
  newest: readonly { favorite: Favorite; record: Promise<BinderRecord> }[];
}

async function newestFavorites(signal: AbortSignal): Promise<Result<NewestFavorites>> {
  await loadFavorites();
  const { list, error } = useFavorites.getState();
  if (error) return { error };
  const shown = list.slice(0, overviewSize);
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

async function savedSearches(): Promise<Result<readonly SavedSearch[]>> {
  await loadSavedSearches();
  const { list, error } = useSavedSearches.getState();
  return error ? { error } : { data: list };
}
