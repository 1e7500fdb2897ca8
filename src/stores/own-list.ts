import { onStoredElsewhere } from '#src/browser/storage.ts';
import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { onUserChange, useSession } from '#src/stores/session.ts';

/** A list that a person keeps at the API: favorites, saved searches. */
export interface OwnList<One> {
  status: 'none' | 'loading' | 'ready' | 'failed';
  error: CallError | null;
  /** As the API has them, newest first. */
  list: readonly One[];
}

/** Returns a check that the user has not changed: responses for another user are dropped. */
export function sameUser(): () => boolean {
  const { epoch } = useSession.getState();
  return () => useSession.getState().epoch === epoch;
}

/** Loads and changes such a list, and loads it again when another tab has changed it; `set` shows it. */
export function ownListChanges<One extends { seq: number; created_at: string }>(
  kind: SavedKind,
  get: () => OwnList<One>,
  set: (part: Partial<OwnList<One>>) => void,
  read: () => Promise<Result<One[]>>,
) {
  let loading: Promise<void> | null = null;
  /** A list that was asked for before the last of them is outdated. */
  let changes = 0;
  onUserChange(() => {
    loading = null;
  });
  onStoredElsewhere(kind, () => {
    changes += 1;
    if (get().status !== 'none') void reload();
  });

  /** Newest first (requirements: newest-first). */
  const inOrder = (list: readonly One[]): readonly One[] =>
    list.toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.seq - one.seq);

  async function request(): Promise<void> {
    const isSame = sameUser();
    const before = changes;
    if (get().status !== 'ready') set({ status: 'loading', error: null });
    const { data, error } = await read();
    // The next person's list may be on its way.
    if (!isSame()) return;
    if (data && changes !== before) return request();
    loading = null;
    if (data) set({ status: 'ready', error: null, list: inOrder(data) });
    else if (get().status !== 'ready') set({ status: 'failed', error });
  }

  /** The old list stays until the new one is loaded. */
  const reload = (): Promise<void> => (loading ??= request());

  return {
    /** Unless it is there already. */
    load: async (): Promise<void> => (get().status === 'ready' ? undefined : reload()),
    reload,
    /** Waits for a list that is on its way. */
    loaded: async (): Promise<void> => loading ?? undefined,
    /** Replaces, adds or removes one. */
    put: (seq: number, next: One | null): void => {
      changes += 1;
      const others = get().list.filter((one) => one.seq !== seq);
      set({ list: inOrder(next === null ? others : [...others, next]) });
    },
  };
}
