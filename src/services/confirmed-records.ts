import { broadcastSaved, type SavedKind } from '#src/browser/saved-broadcast.ts';
import { onChangedInOtherTab } from '#src/browser/storage.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { unloadedList, type SyncedList } from '#src/stores/synced-list.ts';
import { isDeleted } from '#src/services/save-merged.ts';
import { onUserChange, sameUserCheck } from '#src/stores/session.ts';

interface Options<R> {
  /** Names the message that tells other tabs of a write. */
  kind: SavedKind;
  /** `isFresh` is true if earlier responses are known to be outdated. */
  read: (options: { signal?: AbortSignal | undefined; isFresh: boolean }) => Promise<Result<readonly R[]>>;
  /** For records that screens also read one by one. */
  readOne?: (key: string, signal: AbortSignal | undefined) => Promise<Result<R>>;
  keyOf: (record: R) => string;
  inOrder: (list: readonly R[]) => readonly R[];
}

export const newestFirst = <R extends { created_at: string; seq: number }>(list: readonly R[]): R[] =>
  list.toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.seq - one.seq);

/** A person's records as the API has them. They are read again when another tab has written, and cleared when the user changes. */
export function createConfirmedRecords<R>(
  { kind, read, readOne, keyOf, inOrder }: Options<R>,
  onChange: () => void,
) {
  /** Before the whole list is read, it holds the records that were read one by one. */
  let state: SyncedList<R> = unloadedList;
  /** Records that another tab or device deleted, by key: an edit of one can still offer to restore it. */
  const deletedElsewhere = new Map<string, R>();
  let loading: Promise<Result<readonly R[]>> | null = null;
  /** Counts writes, here and in other tabs. A response to a request made before a write may be outdated. */
  let writes = 0;
  /** Another tab wrote something that this tab has not read yet. */
  let isBehind = false;

  onChangedInOtherTab(kind, () => {
    writes += 1;
    isBehind = true;
    void reload();
  });
  onUserChange(() => {
    state = unloadedList;
    loading = null;
    deletedElsewhere.clear();
  });

  const find = (key: string): R | undefined => state.list.find((one) => keyOf(one) === key);
  const findEvenDeleted = (key: string): R | undefined => find(key) ?? deletedElsewhere.get(key);

  const change = (next: Partial<SyncedList<R>>): void => {
    state = { ...state, ...next };
    onChange();
  };

  /** Replaces a record, adds it, or with null removes it. */
  function put(key: string, next: R | null): void {
    const others = state.list.filter((one) => keyOf(one) !== key);
    state = { ...state, list: inOrder(next === null ? others : [next, ...others]) };
    deletedElsewhere.delete(key);
  }

  /** Removes a record that was deleted elsewhere, but remembers it. */
  function markDeleted(key: string): void {
    const record = findEvenDeleted(key);
    put(key, null);
    if (record !== undefined) deletedElsewhere.set(key, record);
  }

  async function load(signal?: AbortSignal, isFresh = false): Promise<Result<readonly R[]>> {
    // A request that may be canceled is not shared with other callers.
    if (signal || isFresh) return readAll(signal, isFresh);
    if (loading) return loading;
    const reading = readAll();
    loading = reading;
    const result = await reading;
    if (loading === reading) loading = null;
    return result;
  }

  /** Repeats a read if there was a write while the response was on its way. */
  async function readLatest<T>(readNow: () => Promise<Result<T>>): Promise<Result<T>> {
    const isSame = sameUserCheck();
    for (;;) {
      const before = writes;
      const result = await readNow();
      if (result.error || writes === before || !isSame()) return result;
    }
  }

  async function readAll(signal?: AbortSignal, isFresh = false): Promise<Result<readonly R[]>> {
    const isSame = sameUserCheck();
    if (state.status !== 'ready') change({ status: 'loading', error: null });
    const result = await readLatest(() => read({ signal, isFresh: isFresh || isBehind }));
    if (!isSame()) return result;
    // The old list stays on screen until there is a new one.
    if (result.error) {
      if (state.status !== 'ready') change({ status: 'failed', error: result.error });
      return result;
    }
    isBehind = false;
    const keys = new Set(result.data.map(keyOf));
    for (const one of state.list) if (!keys.has(keyOf(one))) deletedElsewhere.set(keyOf(one), one);
    change({ status: 'ready', error: null, list: inOrder(result.data) });
    return { data: state.list };
  }

  /** Reads one record; undefined if the whole list was read and does not have it. */
  async function loadOne(key: string, signal?: AbortSignal): Promise<Result<R | undefined>> {
    if (!readOne) {
      const { error } = await load(signal, true);
      return error ? { error } : { data: find(key) };
    }
    const isSame = sameUserCheck();
    const result = await readLatest(() => readOne(key, signal));
    if (!isSame()) return result;
    if (!result.error) put(key, result.data);
    else if (isDeleted(result.error)) markDeleted(key);
    onChange();
    return result;
  }

  /** Reads what other tabs wrote: the list, or only the records that were read one by one. */
  async function reload(): Promise<CallError | null> {
    if (state.status !== 'none') return (await load()).error ?? null;
    const before = writes;
    const results = await Promise.all(state.list.map((one) => loadOne(keyOf(one))));
    const failure = results.find(({ error }) => error && !isDeleted(error))?.error ?? null;
    if (failure === null && writes === before) isBehind = false;
    return failure;
  }

  return {
    state: (): SyncedList<R> => state,
    find,
    /** Also finds a record that was deleted elsewhere. */
    findEvenDeleted,
    load,
    loadOne,
    /** Resolves once a list that is being read has arrived. */
    waitForLoad: async (): Promise<void> => void (await loading),
    /** Reads what other tabs wrote, for as long as `isWanted` returns true. */
    async readOtherTabs(isWanted: () => boolean): Promise<CallError | null> {
      while (isBehind && isWanted()) {
        const error = await reload();
        if (error) return error;
      }
      return null;
    },
    put,
    markDeleted,
    /** Waits for a write and tells other tabs of it. */
    async broadcasting<T>(write: Promise<T>): Promise<T> {
      writes += 1;
      const result = await write;
      writes += 1;
      broadcastSaved(kind);
      return result;
    },
  };
}
