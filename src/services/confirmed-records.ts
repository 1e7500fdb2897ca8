import { broadcastSaved } from '#src/browser/saved-broadcast.ts';
import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import { onStoredElsewhere } from '#src/browser/storage.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { unreadList } from '#src/stores/synced-list.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';
import { isDeleted } from '#src/services/save-merged.ts';
import { onUserChange, sameUser } from '#src/stores/session.ts';

interface Options<R> {
  /** By which tabs tell each other. */
  kind: SavedKind;
  /** `isFresh` where what was read before is known to be outdated. */
  read: (options: { signal?: AbortSignal | undefined; isFresh: boolean }) => Promise<Result<readonly R[]>>;
  /** For records that screens also read one by one. */
  readOne?: (key: string, signal: AbortSignal | undefined) => Promise<Result<R>>;
  keyOf: (record: R) => string;
  inOrder: (list: readonly R[]) => readonly R[];
}

export const newestFirst = <R extends { created_at: string; seq: number }>(list: readonly R[]): R[] =>
  list.toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.seq - one.seq);

/** A person's records as the API has them: read, read again when another tab has written, forgotten with the person. */
export function createConfirmedRecords<R>(
  { kind, read, readOne, keyOf, inOrder }: Options<R>,
  onChange: () => void,
) {
  /** Until the list was read, it has those that were read one by one. */
  let state: SyncedList<R> = unreadList;
  /** Those that were deleted elsewhere. */
  const lost = new Map<string, R>();
  let loading: Promise<Result<readonly R[]>> | null = null;
  /** Grows with every write, here and elsewhere: what was requested before is outdated. */
  let writes = 0;
  /** Another tab has written what is not known here. */
  let isBehind = false;

  onStoredElsewhere(kind, () => {
    writes += 1;
    isBehind = true;
    void loadNews();
  });
  onUserChange(() => {
    state = unreadList;
    loading = null;
    lost.clear();
  });

  const find = (key: string): R | undefined => state.list.find((one) => keyOf(one) === key);
  const findEver = (key: string): R | undefined => find(key) ?? lost.get(key);

  const change = (next: Partial<SyncedList<R>>): void => {
    state = { ...state, ...next };
    onChange();
  };

  /** Replaces a record, adds it, or with null removes it. */
  function put(key: string, next: R | null): void {
    const others = state.list.filter((one) => keyOf(one) !== key);
    state = { ...state, list: inOrder(next === null ? others : [next, ...others]) };
    lost.delete(key);
  }

  /** It was deleted elsewhere. */
  function lose(key: string): void {
    const record = findEver(key);
    put(key, null);
    if (record !== undefined) lost.set(key, record);
  }

  async function load(signal?: AbortSignal, isFresh = false): Promise<Result<readonly R[]>> {
    // One that may be canceled is not shared.
    if (signal || isFresh) return readAll(signal, isFresh);
    if (loading) return loading;
    const reading = readAll();
    loading = reading;
    const result = await reading;
    if (loading === reading) loading = null;
    return result;
  }

  /** Reads again where someone has written while the answer was on its way. */
  async function readLatest<T>(readNow: () => Promise<Result<T>>): Promise<Result<T>> {
    const isSame = sameUser();
    for (;;) {
      const before = writes;
      const result = await readNow();
      if (result.error || writes === before || !isSame()) return result;
    }
  }

  async function readAll(signal?: AbortSignal, isFresh = false): Promise<Result<readonly R[]>> {
    const isSame = sameUser();
    if (state.status !== 'ready') change({ status: 'loading', error: null });
    const result = await readLatest(() => read({ signal, isFresh: isFresh || isBehind }));
    if (!isSame()) return result;
    // The old list stays until a new one is there.
    if (result.error) {
      if (state.status !== 'ready') change({ status: 'failed', error: result.error });
      return result;
    }
    isBehind = false;
    const keys = new Set(result.data.map(keyOf));
    for (const one of state.list) if (!keys.has(keyOf(one))) lost.set(keyOf(one), one);
    change({ status: 'ready', error: null, list: inOrder(result.data) });
    return { data: state.list };
  }

  /** Reads one; undefined where there is none in the whole list. */
  async function loadOne(key: string, signal?: AbortSignal): Promise<Result<R | undefined>> {
    if (!readOne) {
      const { error } = await load(signal, true);
      return error ? { error } : { data: find(key) };
    }
    const isSame = sameUser();
    const result = await readLatest(() => readOne(key, signal));
    if (!isSame()) return result;
    if (!result.error) put(key, result.data);
    else if (isDeleted(result.error)) lose(key);
    onChange();
    return result;
  }

  /** Reads what other tabs wrote: the list, or those that were read one by one. */
  async function loadNews(): Promise<CallError | null> {
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
    /** Also one that was deleted elsewhere. */
    findEver,
    load,
    loadOne,
    /** Waits for a list that is on its way. */
    loaded: async (): Promise<void> => void (await loading),
    /** Reads what other tabs wrote, as long as that is wanted. */
    async readNews(isWanted: () => boolean): Promise<CallError | null> {
      while (isBehind && isWanted()) {
        const error = await loadNews();
        if (error) return error;
      }
      return null;
    },
    put,
    lose,
    /** Tells other tabs of a write. */
    async announcing<T>(write: Promise<T>): Promise<T> {
      writes += 1;
      const result = await write;
      writes += 1;
      broadcastSaved(kind);
      return result;
    },
  };
}
