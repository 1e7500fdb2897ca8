import { call } from '#src/api/call.ts';
import { circulationMe } from '#src/contracts/circulation.ts';
import { userProjectFyiList } from '#src/contracts/content-requests.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Result } from '#src/contracts/result.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { newestFavorites, savedSearches } from '#src/services/newest-saved.ts';
import { fetchNewCounts } from '#src/services/new-results.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';

/** How many favorites to show. */
const overviewSize = 5;

/** How long to wait for the counts before rendering, so that the page doesn't reserve space for empty parts. */
const graceMs = 400;

/** Loads all parts in parallel; one that is slow or fails doesn't hold up the others. */
export async function overview({ request: { signal } }: ScreenRequest) {
  const profile = call(circulationMe, { signal, fresh: true });
  const [favorites, searches] = [newestFavorites(overviewSize, signal), savedSearches()];
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
    newResults: searches.then(({ data }) => fetchNewCounts(data ?? [], signal)),
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
const countOf = async (result: Promise<Result<readonly unknown[]>>): Promise<number | undefined> =>
  (await result).data?.length;
