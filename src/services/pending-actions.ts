import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { savedType, seenState } from '#src/contracts/saved-items.ts';
import { userSearchesCreate } from '#src/contracts/saved-searches.ts';
import { id } from '#src/contracts/shapes.ts';

/** Favorites and searches that a visitor wanted to save before signing in. */
const pendingActions = v.object({
  items: v.array(v.object({ content_type: savedType, content_id: id, title: v.string(), seen: seenState })),
  searches: v.array(userSearchesCreate.body),
});
export type PendingActions = v.InferOutput<typeof pendingActions>;

/** Cleared on sign-in or when the tab closes; survives a reload. */
const key = 'pending-actions';

/** Stores one action. It replaces an earlier one, which the visitor abandoned. */
export function rememberPendingAction(action: Partial<PendingActions>): void {
  writeStored('session', key, { items: [], searches: [], ...action });
}

/** Returns the stored actions and clears them. */
export function takePendingActions(): PendingActions | null {
  const stored = readStored<PendingActions | null>('session', key, pendingActions, null);
  removeStored('session', key);
  return stored;
}
