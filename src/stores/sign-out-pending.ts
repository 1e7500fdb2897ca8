import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const key = 'sign-out-pending';

/** Whether somebody signed out here and the server could not be told yet. */
export function isSignOutPending(): boolean {
  return readStored('local', key, (value) => value === true, false);
}

export function setSignOutPending(isPending: boolean): void {
  if (isPending) writeStored('local', key, true);
  else removeStored('local', key);
}
