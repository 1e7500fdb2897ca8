import type { CallError } from '#src/contracts/result.ts';

/** A person's list at the API, with unsent changes applied. */
export interface SyncedList<One> {
  status: 'none' | 'loading' | 'ready' | 'failed';
  error: CallError | null;
  list: readonly One[];
  /** Keys of records with changes that wait until the API can be reached. */
  unsent: ReadonlySet<string>;
}

export const unloadedList: SyncedList<never> = { status: 'none', error: null, list: [], unsent: new Set() };
