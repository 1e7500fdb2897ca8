import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { favoritesViewFrom } from '#src/domain/favorites/favorites-view.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { fetchRecords } from '#src/services/library-records.ts';

/** Waits for the favorites; their records and the projects load after the screen renders. */
export async function favorites({ request: { url, signal } }: ScreenRequest) {
  const view = favoritesViewFrom(new URL(url).searchParams);
  const projects = loadDesignProjects(signal);
  await loadFavorites();
  const { list, error } = useFavorites.getState();
  if (error) requireData({ error });
  return { view, pendingRecords: fetchRecords(list, signal), projects };
}
