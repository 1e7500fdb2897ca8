import type { CallError } from '#src/contracts/result.ts';

/** A list that a person keeps at the API, as it is meant to be. */
export interface SyncedList<One> {
  status: 'none' | 'loading' | 'ready' | 'failed';
  error: CallError | null;
  list: readonly One[];
  /** The keys of those with changes that wait until the API can be reached. */
  unsent: ReadonlySet<string>;
}

export const unreadList: SyncedList<never> = { status: 'none', error: null, list: [], unsent: new Set() };
