import * as v from 'valibot';

import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { savedType, seen } from '#src/contracts/saved-items.ts';
import { userSearchesCreate } from '#src/contracts/saved-searches.ts';
import { id } from '#src/contracts/shapes.ts';

/** What somebody wanted to keep before they were signed in. */
const pendingActions = v.object({
  items: v.array(v.object({ content_type: savedType, content_id: id, title: v.string(), seen })),
  searches: v.array(userSearchesCreate.body),
});
export type PendingActions = v.InferOutput<typeof pendingActions>;

/** Lasts until they have signed in or the tab is closed; on its way it survives a reload. */
const key = 'pending-actions';

/** Remembers one wish; it takes the place of an earlier one that was given up. */
export function rememberPendingAction(wish: Partial<PendingActions>): void {
  writeStored('session', key, { items: [], searches: [], ...wish });
}

/** What was wished for, once: it is forgotten with this. */
export function takePendingActions(): PendingActions | null {
  const read = (value: unknown): PendingActions | null => {
    const { success, output } = v.safeParse(pendingActions, value);
    return success ? output : null;
  };
  const wished = readStored<PendingActions | null>('session', key, read, null);
  removeStored('session', key);
  return wished;
}
