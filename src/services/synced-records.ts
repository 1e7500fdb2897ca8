import { exclusively } from '#src/browser/locks.ts';
import { isOnline } from '#src/browser/online.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { allMine, noChoices } from '#src/domain/conflict.ts';
import { limitConcurrency } from '#src/lib/limit-concurrency.ts';
import { createConfirmedRecords } from '#src/services/confirmed-records.ts';
import { createEditQueue } from '#src/services/edit-queue.ts';
import type { Queued, Written } from '#src/services/edit-queue.ts';
import { nextEditId } from '#src/services/record-edits.ts';
import type { Action } from '#src/services/record-edits.ts';
import { createRecordWrites } from '#src/services/record-writes.ts';
import type { SyncedOptions } from '#src/services/record-writes.ts';
import { isOutdated, isUnreached, unreached } from '#src/services/save-merged.ts';
import type { Ask } from '#src/services/save-merged.ts';
import { onUserChange, sameUser } from '#src/stores/session.ts';
import { setSender, setUnsentCount } from '#src/stores/unsent.ts';

/** Writes under way at once, each to another record. */
const atOnce = 4;

export interface ChangeOptions<R> {
  /** The record as the person saw it when they began, where that is longer ago than this moment. */
  seen?: (record: R) => R;
  /** False where it counts over whatever someone else wrote there. */
  asks?: boolean;
  /** Asks in place of the usual dialog. */
  ask?: Ask<R>;
}

/**
 * Records that a person has at the API. What they change is shown at once and written in order, one write at a time for each
 * record; a refusal takes it back, and what the API can't be reached for waits (`offline`). Tabs tell each other. What was
 * saved elsewhere meanwhile is merged, or asked about (`saveMerged`). Nothing of a person is shown after they have gone.
 */
export function createSyncedRecords<R, Draft>(options: SyncedOptions<R, Draft>) {
  type One = Queued<R, Draft>;
  type Answer = Written<R | null>;
  const { keyOf, merge, kind, offline } = options;
  const confirmed = createConfirmedRecords(options, publish);
  const queue = createEditQueue(kind, offline, publish);
  const { write, create, remove, gone } = createRecordWrites(options, confirmed, queue, publish);
  const inTurn = limitConcurrency(atOnce);

  if (queue.isKept) setSender(kind, sendUnsent);
  onUserChange(() => {
    queue.clear(gone());
    publish();
  });

  /** A record with what is still to be written to it, whatever else is in it by now. */
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

  function enqueue(key: string, action: Action<R, Draft>, ask?: Ask<R>): Promise<Answer> {
    return new Promise((done) => {
      const edit = { id: nextEditId(), key, ...action };
      queue.push({ edit, done, isSending: false, isUnsent: false, isPutOff: false, ask });
      publish();
      void sendNext(key);
    });
  }

  async function sendNext(key: string): Promise<void> {
    const [next] = queue.of(key);
    if (next === undefined || next.isSending) return;
    if (next.isUnsent || ((await send(next)) && queue.unsent().length > 0)) await sendUnsent();
  }

  /** Sends what waits, in order, until the API can't be reached again; one tab at a time. */
  function sendUnsent(): Promise<void> {
    return exclusively(`unsent-${kind}`, async () => {
      queue.readKept();
      publish();
      if (queue.unsent().length === 0) return;
      const isSame = sameUser();
      let isReached = isOnline() && (await confirmed.load()).error === undefined;
      for (;;) {
        const next = queue
          .heads()
          .find(({ isUnsent, isSending, isPutOff }) => isUnsent && !isSending && !isPutOff);
        if (!isReached || next === undefined || !isSame()) break;
        isReached = await send(next);
      }
      for (const { edit, isUnsent } of queue.heads())
        if (isUnsent) hold(edit.key);
        else void sendNext(edit.key);
      if (isReached && queue.unsent().length === 0) void notify.success('Your changes are saved.');
    });
  }

  /** Returns false where the API could not be reached: then the edit waits. */
  async function send(one: One): Promise<boolean> {
    const { edit } = one;
    one.isSending = true;
    const isSame = sameUser();
    const isWanted = (): boolean => isSame() && queue.all().includes(one);
    const result: Answer =
      queue.isKept && !isOnline() ? { error: unreached } : await inTurn(() => write(one, isWanted));
    one.isSending = false;
    if (result.error && isWanted() && mayWait(one, result.error)) {
      hold(edit.key);
      return one.isPutOff;
    }
    if (result.error && isWanted()) {
      if (edit.type === 'change') withdraw(one, edit);
      if (edit.type === 'change' || one.isUnsent) options.onRefused?.(result.error, one.isUnsent);
    }
    if (isSame()) queue.finish([one], result);
    else one.done(result);
    if (!isSame()) return true;
    publish();
    if (!one.isUnsent) void sendNext(result.data ? keyOf(result.data) : edit.key);
    return true;
  }

  /** Changes after one that was refused were made on top of it. */
  function withdraw(refused: One, { base, mine }: { base: R; mine: R }): void {
    const without = (record: R): R => merge({ base: mine, mine: base, theirs: record }, noChoices).merged;
    for (const one of queue.of(refused.edit.key))
      if (one !== refused && one.edit.type === 'change')
        one.edit = { ...one.edit, base: without(one.edit.base), mine: without(one.edit.mine) };
  }

  function mayWait(one: One, error: CallError): boolean {
    if (!queue.isKept) return false;
    if (one.isUnsent && isOutdated(error)) one.isPutOff = true;
    // The session has ended; it is sent once the same person signs in again.
    return one.isPutOff || isUnreached(error) || (one.isUnsent && error.status === 401);
  }

  /** All edits of a record wait, in their order. */
  function hold(key: string): void {
    const isFirst = queue.unsent().length === 0;
    for (const one of queue.of(key)) {
      if (one.isUnsent || one.isSending) continue;
      one.isUnsent = true;
      one.done({ data: null, isUnsent: true });
    }
    queue.keep();
    publish();
    if (isFirst && queue.unsent().length > 0)
      void notify.info('Not sent yet. Your change is kept in this browser until the server can be reached.');
  }

  /** The last press counts: an earlier one that was not sent yet is dropped. */
  async function setPresence(key: string, action: Action<R, Draft>): Promise<Answer> {
    const former = queue.of(key).filter(({ edit, isSending }) => edit.type !== 'change' && !isSending);
    queue.finish(former, { data: null });
    const isThere = confirmed.find(key) !== undefined;
    if (former.length === 0 || queue.of(key).length > 0 || isThere !== (action.type === 'add'))
      return enqueue(key, action);
    publish();
    return { data: null };
  }

  /** Reads the records; what was changed meanwhile stays as it was changed. */
  async function load(signal?: AbortSignal, isFresh?: boolean): Promise<Result<readonly R[]>> {
    queue.readKept();
    const result = await confirmed.load(signal, isFresh);
    if (queue.unsent().length > 0) void sendUnsent();
    return result.error ? result : { data: result.data.map(shown) };
  }

  /** Reads one record. */
  async function loadOne(key: string, signal?: AbortSignal): Promise<Result<R>> {
    const isSame = sameUser();
    const { data, error } = await confirmed.loadOne(key, signal);
    if (error) return { error };
    return data === undefined || !isSame() ? gone() : { data: shown(data) };
  }

  return {
    load,
    loadOne,
    /** Unless they are there already. */
    loadOnce: async (): Promise<void> => {
      if (confirmed.state().status !== 'ready') await load();
    },
    create,
    remove,
    /** Creates it, shown at once, unless it is there already: then the result is null. */
    add: (key: string, draft: Draft): Promise<Answer> => setPresence(key, { type: 'add', draft }),
    /** Removes it, shown at once; returns what was removed, or null where it was not there. */
    drop: (key: string): Promise<Answer> => setPresence(key, { type: 'drop' }),
    /** Sends nothing if `apply` returns the record unchanged. */
    change: async (
      key: string,
      apply: (record: R) => R,
      { seen = (record) => record, asks = true, ask }: ChangeOptions<R> = {},
    ): Promise<Written<R>> => {
      const created = queue.unsent().find(({ edit }) => edit.key === key && edit.type === 'add');
      if (created?.edit.type === 'add' && offline?.provisional && options.draftOf) {
        const data = apply(offline.provisional(created.edit.draft, created.edit.id));
        created.edit = { ...created.edit, draft: options.draftOf(data) };
        queue.keep();
        publish();
        return { data, isUnsent: true };
      }
      if (confirmed.findEver(key) === undefined) {
        const { error } = await loadOne(key);
        if (error) return { error };
      }
      const known = confirmed.findEver(key);
      if (known === undefined) return gone();
      const present = shown(known);
      if (apply(present) === present) return { data: present };
      const base = seen(present);
      const result = await enqueue(key, { type: 'change', base, mine: apply(base), asks }, ask);
      if (result.error) return result;
      if (result.isUnsent) return { data: shown(confirmed.findEver(key) ?? known), isUnsent: true };
      return result.data === null ? gone() : { data: result.data };
    },
  };
}
