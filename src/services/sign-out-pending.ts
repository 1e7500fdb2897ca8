import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const key = 'sign-out-pending';

/** Whether a sign-out in this browser has not reached the server yet. */
export const isSignOutPending = (): boolean => readStored('local', key, v.boolean(), false);

export function setSignOutPending(isPending: boolean): void {
  if (isPending) writeStored('local', key, true);
  else removeStored('local', key);
}
