import { notify } from '#src/browser/toasts.ts';
import { loadFavorites } from '#src/stores/favorite-changes.ts';
import { addAllToFavorites } from '#src/stores/favorite-actions.ts';
import { createSavedSearch, loadSavedSearches } from '#src/stores/saved-search-changes.ts';
import { useSession } from '#src/stores/session.ts';
import { isSignOutPending } from '#src/stores/sign-out-pending.ts';
import { takePendingActions } from '#src/stores/pending-actions.ts';

/** Favorites and saved searches, in parallel (requirements: sign-in). */
export async function loadUserData(): Promise<void> {
  // Someone may have left while this code came.
  if (isSignOutPending() || !useSession.getState().user) return;
  await Promise.all([loadFavorites(), loadSavedSearches()]);
  await runPendingActions();
}

/**
 * Saves what was requested before signing in, with a toast.
 * @internal
 */
export async function runPendingActions(): Promise<void> {
  if (!useSession.getState().user) return;
  const pendingActions = takePendingActions();
  if (pendingActions === null) return;
  const { items, searches } = pendingActions;
  if (items.length > 0) await addAllToFavorites(items);
  for (const search of searches) {
    const { error } = await createSavedSearch(search);
    void (error
      ? notify.error(`Could not save the search. ${error.message}`)
      : notify.success('Saved the search'));
  }
}
