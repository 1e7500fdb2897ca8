import { withLock } from '#src/browser/locks.ts';
import { isOnline } from '#src/browser/online.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { allMine, noChoices } from '#src/domain/conflict.ts';
import { limitConcurrency } from '#src/lib/limit-concurrency.ts';
import { createConfirmedRecords } from '#src/services/confirmed-records.ts';
import { createEditQueue, type QueuedEdit, type WriteResult } from '#src/services/edit-queue.ts';
import { nextEditId, type EditAction } from '#src/services/record-edits.ts';
import { createRecordWrites, type SyncedOptions } from '#src/services/record-writes.ts';
import { isOutdated, isUnreachable, offlineError } from '#src/services/save-merged.ts';
import type { AskAboutConflict, Stamped } from '#src/services/save-merged.ts';
import { onUserChange, sameUserCheck } from '#src/stores/session.ts';
import { registerSender, setUnsentCount } from '#src/stores/unsent.ts';

/** How many records are written at once. */
const maxParallelWrites = 4;

export interface ChangeOptions<R> {
  /** Returns the record as the person saw it when they began, if that was some time ago. */
  seen?: (record: R) => R;
  /** False if the change wins over what someone else saved, without a question. */
  asks?: boolean;
  /** Asks the person instead of the usual dialog. */
  ask?: AskAboutConflict<R>;
}

/**
 * A person's records at the API. Changes are shown at once and sent in order, one write at a time for each record. A refused change
 * is reverted; with `offline`, changes wait while the API can't be reached. Tabs tell each other of writes. What was saved elsewhere
 * meanwhile is merged, or the person is asked (`saveMerged`). Nothing is shown after the person signs out.
 */
export function createSyncedRecords<R extends Stamped, Draft>(options: SyncedOptions<R, Draft>) {
  type Entry = QueuedEdit<R, Draft>;
  type EditResult = WriteResult<R | null>;
  const { keyOf, merge, kind, offline } = options;
  const confirmed = createConfirmedRecords(options, publish);
  const queue = createEditQueue(kind, offline, publish);
  const { write, create, remove, deletedError } = createRecordWrites(options, confirmed, queue, publish);
  const limitWrites = limitConcurrency(maxParallelWrites);

  if (queue.isPersistent) registerSender(kind, sendUnsent);
  onUserChange(() => {
    queue.clear(deletedError());
    publish();
  });

  /** The record with its unsent changes applied. */
  const shown = (record: R): R =>
    queue
      .of(keyOf(record))
      .reduce((now, { edit }) => (edit.type === 'change' ? withChange(now, edit) : now), record);
  const withChange = (theirs: R, { base, mine }: { base: R; mine: R }): R =>
    merge({ base, mine, theirs }, allMine).merged;

  function publish(): void {
    const state = confirmed.state();
    const unsent = queue.unsent().map(({ edit }) => edit.key);
    const made = queue
      .unsent()
      .flatMap(({ edit }) =>
        edit.type === 'add' && offline?.provisional && !confirmed.find(edit.key)
          ? offline.provisional(edit.draft, edit.id)
          : [],
      );
    const pending = new Map<string, boolean>();
    for (const { edit } of queue.all())
      if (edit.type !== 'change') pending.set(edit.key, edit.type === 'add');
    setUnsentCount(kind, unsent.length);
    const list = [...made, ...state.list.map(shown)];
    options.show({
      ...state,
      list: made.length > 0 ? options.inOrder(list) : list,
      pending,
      unsent: new Set(unsent),
    });
  }

  function enqueue(
    key: string,
    action: EditAction<R, Draft>,
    ask?: AskAboutConflict<R>,
  ): Promise<EditResult> {
    return new Promise((done) => {
      const edit = { id: nextEditId(), key, ...action };
      queue.push({ edit, done, isSending: false, isUnsent: false, isPostponed: false, ask });
      publish();
      void sendNext(key);
    });
  }

  async function sendNext(key: string): Promise<void> {
    const [next] = queue.of(key);
    if (next === undefined || next.isSending) return;
    if (next.isUnsent || ((await send(next)) && queue.unsent().length > 0)) await sendUnsent();
  }

  /** Sends waiting edits in order, until the API can't be reached again. Only one tab does it at a time. */
  function sendUnsent(): Promise<void> {
    return withLock(`unsent-${kind}`, async () => {
      queue.readPersisted();
      publish();
      if (queue.unsent().length === 0) return;
      const isSame = sameUserCheck();
      let isReachable = isOnline() && (await confirmed.load()).error === undefined;
      for (;;) {
        const next = queue
          .firstOfEach()
          .find(({ isUnsent, isSending, isPostponed: isPutOff }) => isUnsent && !isSending && !isPutOff);
        if (!isReachable || next === undefined || !isSame()) break;
        isReachable = await send(next);
      }
      for (const { edit, isUnsent } of queue.firstOfEach())
        if (isUnsent) markUnsent(edit.key);
        else void sendNext(edit.key);
      if (isReachable && queue.unsent().length === 0) void notify.success('Your changes are saved.');
    });
  }

  /** Returns false if the API could not be reached; then the edit waits. */
  async function send(one: Entry): Promise<boolean> {
    const { edit } = one;
    one.isSending = true;
    const isSame = sameUserCheck();
    const isWanted = (): boolean => isSame() && queue.all().includes(one);
    const result: EditResult =
      queue.isPersistent && !isOnline()
        ? { error: offlineError }
        : await limitWrites(() => write(one, isWanted));
    one.isSending = false;
    if (result.error && isWanted() && isKeptForLater(one, result.error)) {
      markUnsent(edit.key);
      return one.isPostponed;
    }
    if (result.error && isWanted()) {
      if (edit.type === 'change') removeFromLaterEdits(one, edit);
      if (edit.type === 'change' || one.isUnsent) options.onRefused?.(result.error, one.isUnsent);
    }
    if (isSame()) queue.finish([one], result);
    else one.done(result);
    if (!isSame()) return true;
    publish();
    if (!one.isUnsent) void sendNext(result.data ? keyOf(result.data) : edit.key);
    return true;
  }

  /** Takes a refused change out of the later edits that were made on top of it. */
  function removeFromLaterEdits(refused: Entry, { base, mine }: { base: R; mine: R }): void {
    const without = (record: R): R => merge({ base: mine, mine: base, theirs: record }, noChoices).merged;
    for (const one of queue.of(refused.edit.key))
      if (one !== refused && one.edit.type === 'change')
        one.edit = { ...one.edit, base: without(one.edit.base), mine: without(one.edit.mine) };
  }

  function isKeptForLater(one: Entry, error: CallError): boolean {
    if (!queue.isPersistent) return false;
    if (one.isUnsent && isOutdated(error)) one.isPostponed = true;
    // The session has ended. The edit is sent once the same person signs in again.
    return one.isPostponed || isUnreachable(error) || (one.isUnsent && error.status === 401);
  }

  /** Marks all edits of a record as waiting, in their order. */
  function markUnsent(key: string): void {
    const isFirst = queue.unsent().length === 0;
    for (const one of queue.of(key)) {
      if (one.isUnsent || one.isSending) continue;
      one.isUnsent = true;
      one.done({ data: null, isUnsent: true });
    }
    queue.persist();
    publish();
    if (isFirst && queue.unsent().length > 0)
      void notify.info('Not sent yet. Your change is kept in this browser until the server can be reached.');
  }

  /** Adds or removes a record. An earlier request that is not being sent yet is dropped: the last press counts. */
  async function setPresence(key: string, action: EditAction<R, Draft>): Promise<EditResult> {
    const former = queue.of(key).filter(({ edit, isSending }) => edit.type !== 'change' && !isSending);
    queue.finish(former, { data: null });
    const isPresent = confirmed.find(key) !== undefined;
    if (former.length === 0 || queue.of(key).length > 0 || isPresent !== (action.type === 'add'))
      return enqueue(key, action);
    publish();
    return { data: null };
  }

  /** Reads the records and applies unsent changes to them. */
  async function load(signal?: AbortSignal, isFresh?: boolean): Promise<Result<readonly R[]>> {
    queue.readPersisted();
    const result = await confirmed.load(signal, isFresh);
    if (queue.unsent().length > 0) void sendUnsent();
    return result.error ? result : { data: result.data.map(shown) };
  }

  /** Reads one record. */
  async function loadOne(key: string, signal?: AbortSignal): Promise<Result<R>> {
    const isSame = sameUserCheck();
    const { data, error } = await confirmed.loadOne(key, signal);
    if (error) return { error };
    return data === undefined || !isSame() ? deletedError() : { data: shown(data) };
  }

  return {
    load,
    loadOne,
    /** Reads the records unless they were read before. */
    loadOnce: async (): Promise<void> => {
      if (confirmed.state().status !== 'ready') await load();
    },
    create,
    remove,
    /** Creates a record and shows it at once. The result is null if it exists already. */
    add: (key: string, draft: Draft): Promise<EditResult> => setPresence(key, { type: 'add', draft }),
    /** Removes a record at once. The result is the removed record, or null if there was none. */
    drop: (key: string): Promise<EditResult> => setPresence(key, { type: 'drop' }),
    /** Changes a record. Sends nothing if `apply` returns the record unchanged. */
    change: async (
      key: string,
      apply: (record: R) => R,
      { seen = (record) => record, asks = true, ask }: ChangeOptions<R> = {},
    ): Promise<WriteResult<R>> => {
      const created = queue.unsent().find(({ edit }) => edit.key === key && edit.type === 'add');
      if (created?.edit.type === 'add' && offline?.provisional && options.draftOf) {
        const data = apply(offline.provisional(created.edit.draft, created.edit.id));
        created.edit = { ...created.edit, draft: options.draftOf(data) };
        queue.persist();
        publish();
        return { data, isUnsent: true };
      }
      if (confirmed.findEvenDeleted(key) === undefined) {
        const { error } = await loadOne(key);
        if (error) return { error };
      }
      const known = confirmed.findEvenDeleted(key);
      if (known === undefined) return deletedError();
      const present = shown(known);
      if (apply(present) === present) return { data: present };
      const base = seen(present);
      const result = await enqueue(key, { type: 'change', base, mine: apply(base), asks }, ask);
      if (result.error) return result;
      if (result.isUnsent) return { data: shown(confirmed.findEvenDeleted(key) ?? known), isUnsent: true };
      return result.data === null ? deletedError() : { data: result.data };
    },
  };
}
