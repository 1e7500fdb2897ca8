import { notify } from '#src/browser/toasts.ts';
import { savedKey, type SavedItem } from '#src/domain/saved-item.ts';
import { addFavorites, loadFavorites, toggleFavorite } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { restoreSession } from '#src/services/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

/** Waits until the session is known. */
export async function checkSignedIn(): Promise<boolean> {
  if (useSession.getState().status === 'unknown') await restoreSession();
  return useSession.getState().user !== null;
}

/** Returns false if no one is signed in. */
export const toggleStar = async (item: SavedItem): Promise<boolean> =>
  (await checkSignedIn()) && (await toggleFavorite(item));

/** Reports the outcome in a toast. Returns false if no one is signed in. */
export async function addAllToFavorites(items: readonly SavedItem[]): Promise<boolean> {
  if (!(await checkSignedIn())) return false;
  await loadFavorites();
  const failed = await addFavorites(items);
  const what = items.length === 1 ? (items[0]?.title ?? '') : `${items.length} items`;
  if (useSession.getState().user === null) return false;
  if (failed > 0) void notify.error(`Could not save ${failed} of ${items.length} to favorites.`);
  else if (!items.some((item) => useFavorites.getState().unsent.has(savedKey(item))))
    void notify.success(`Saved ${what} to favorites`);
  return true;
}
