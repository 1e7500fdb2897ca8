import { notify } from '#src/browser/toasts.ts';
import { loadFavorites } from '#src/services/favorite-changes.ts';
import { addAllToFavorites } from '#src/services/favorite-actions.ts';
import { createSavedSearch, loadSavedSearches } from '#src/services/saved-search-changes.ts';
import { hasStoredUnsent } from '#src/stores/unsent.ts';
import { useSession } from '#src/stores/session.ts';
import { isSignOutPending } from '#src/services/sign-out-pending.ts';
import { takePendingActions } from '#src/services/pending-actions.ts';

/** Favorites and saved searches, in parallel (requirements: sign-in). */
export async function loadUserData(): Promise<void> {
  // The person may have signed out while this code was loading.
  if (isSignOutPending() || !useSession.getState().user) return;
  await Promise.all([loadFavorites(), loadSavedSearches(), sendProjects()]);
  await runPendingActions();
}

/** Design projects are loaded only where they are shown; here, only if an earlier visit left unsent changes. */
async function sendProjects(): Promise<void> {
  if (!hasStoredUnsent('projects')) return;
  const { loadDesignProjects } = await import('#src/services/design-project-changes.ts');
  await loadDesignProjects();
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
    const { error, isUnsent } = await createSavedSearch(search);
    if (error) void notify.error(`Could not save the search. ${error.message}`);
    else if (!isUnsent) void notify.success('Saved the search');
  }
}
