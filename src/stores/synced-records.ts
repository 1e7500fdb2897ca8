import type { CallError, Result, Saved } from '#src/contracts/result.ts';
import { allMine } from '#src/domain/conflict.ts';
import type { Merge } from '#src/domain/conflict.ts';
import { limited } from '#src/lib/limited.ts';
import { createConfirmedRecords } from '#src/stores/confirmed-records.ts';
import type { OwnList } from '#src/stores/own-list.ts';
import { isDeleted, saveMerged } from '#src/stores/save-merged.ts';
import { onUserChange, sameUser } from '#src/stores/session.ts';

/** Writes under way at once, each to another record. */
const atOnce = 4;

type ConfirmedOptions<R> = Parameters<typeof createConfirmedRecords<R>>[0];

interface Options<R, Draft> extends ConfirmedOptions<R> {
  /** As in «This project is no longer there.» */
  what: string;
  create: (draft: Draft) => Promise<Saved<R>>;
  /** Writes `record` over the state `theirs`. */
  update: (record: R, theirs: R) => Promise<Saved<R>>;
  remove: (record: R) => Promise<Result<unknown>>;
  nameOf: (record: R) => string;
  /** What creates the same record again. */
  draftOf: (record: R) => Draft;
  merge: Merge<R>;
  show: (shown: Shown<R>) => void;
  /** A change was sent and not taken. */
  onRefused?: (error: CallError) => void;
  /** A record that was deleted elsewhere was created again from here. */
  onRestored?: (before: R, after: R) => void;
}

/** The records as they are meant to be. */
interface Shown<R> extends OwnList<R> {
  /** Those to be created or removed, by key: whether they will be there. */
  pending: ReadonlyMap<string, boolean>;
}

/** Still to be taken by the API. */
interface Edit<R> {
  key: string;
  /** Of a record that stays. */
  change?: Change<R>;
  /** Whether the record is to be there, where it is created or removed. */
  isThere?: boolean;
  /** Only while `isWanted`: not for another person, nor for a record that was removed here. */
  send: (edit: Edit<R>, isWanted: () => boolean) => Promise<Result<R | null>>;
  done: (result: Result<R | null>) => void;
}

interface Change<R> {
  apply: (record: R) => R;
  /** What the person saw when they made it; changes before it that were taken are in it. */
  seen: R;
  asks: boolean;
}

export interface ChangeOptions<R> {
  /** The record as the person saw it when they began, where that is longer ago than this moment. */
  seen?: (record: R) => R;
  /** False where it counts over whatever someone else wrote there. */
  asks?: boolean;
}

/**
 * Records that a person has at the API. What they change is shown at once and written in order, one write at a time for each
 * record; a refusal takes it back. Tabs tell each other. What was saved elsewhere meanwhile is merged, or asked about
 * (`saveMerged`). Nothing of a person stays after they have gone.
 */
export function createSyncedRecords<R, Draft>(options: Options<R, Draft>) {
  const { keyOf, merge } = options;
  const confirmed = createConfirmedRecords(options, publish);
  const inTurn = limited(atOnce);
  let edits: readonly Edit<R>[] = [];
  const sending = new Set<Edit<R>>();

  onUserChange(() => {
    abandon(edits);
    publish();
  });

  const editsOf = (key: string): readonly Edit<R>[] => edits.filter((edit) => edit.key === key);
  const gone = (): { error: CallError } => {
    const message = `This ${options.what} is no longer there.`;
    return { error: { call: 'save', kind: 'http', status: 404, message, field: null, retryAfter: null } };
  };

  /** Takes back what can be written no more and answers it; what is under way is answered by the API. */
  function abandon(dropped: readonly Edit<R>[]): void {
    edits = edits.filter((edit) => !dropped.includes(edit));
    for (const edit of dropped) if (!sending.has(edit)) edit.done(gone());
  }

  /** A record with a change, whatever else is in it by now. */
  const changed = (theirs: R, { apply, seen }: Change<R>): R =>
    merge({ base: seen, mine: apply(seen), theirs }, allMine).merged;

  const shown = (record: R): R =>
    editsOf(keyOf(record)).reduce((now, { change }) => (change ? changed(now, change) : now), record);

  function publish(): void {
    const pending = new Map<string, boolean>();
    for (const { key, isThere } of edits) if (isThere !== undefined) pending.set(key, isThere);
    const state = confirmed.state();
    options.show({ ...state, list: state.list.map(shown), pending });
  }

  function enqueue(edit: Omit<Edit<R>, 'done'>): Promise<Result<R | null>> {
    return new Promise((done) => {
      edits = [...edits, { ...edit, done }];
      publish();
      void sendNext(edit.key);
    });
  }

  async function sendNext(key: string): Promise<void> {
    const [edit] = editsOf(key);
    if (edit === undefined || sending.has(edit)) return;
    sending.add(edit);
    const isSame = sameUser();
    const isWanted = (): boolean => isSame() && edits.includes(edit);
    const result = await inTurn(() => edit.send(edit, isWanted));
    sending.delete(edit);
    if (edit.change && result.error && isWanted()) options.onRefused?.(result.error);
    edits = edits.filter((one) => one !== edit);
    if (isSame()) publish();
    edit.done(result);
    if (isSame()) void sendNext(result.data ? keyOf(result.data) : key);
  }

  async function sendChange({ key, change }: Edit<R>, isWanted: () => boolean): Promise<Saved<R>> {
    // Where an API has no versions, nothing else keeps this from writing over what another tab saved.
    const unread = await confirmed.readNews(isWanted);
    if (change === undefined || !isWanted()) return gone();
    if (unread) return { error: unread };
    // One that was deleted elsewhere is written to all the same: the refusal leads on.
    const known = confirmed.findEver(key) ?? change.seen;
    const result = await saveMerged({
      base: change.seen,
      mine: change.apply(change.seen),
      known,
      merge,
      write: (record, theirs) => confirmed.telling(options.update(record, theirs)),
      reread: async () => {
        const { data } = await options.read({ isFresh: true });
        return data?.find((one) => keyOf(one) === key) ?? null;
      },
      restore: (record) => confirmed.telling(options.create(options.draftOf(record))),
      name: options.nameOf(known),
      asks: change.asks,
      isWanted,
    });
    if (!isWanted()) return result;
    if (!result.error) accept(change, key, result.data);
    else if (isDeleted(result.error)) {
      confirmed.lose(key, known);
      abandon(editsOf(key).filter((edit) => edit.change !== change));
    }
    return result;
  }

  /** The API has the change. Those after it were made on top of it. */
  function accept(change: Change<R>, before: string, record: R): void {
    const key = keyOf(record);
    if (key !== before) confirmed.put(before, null);
    confirmed.put(key, record);
    edits = edits.map((edit) => {
      if (edit.key !== before || !edit.change || edit.change === change) return edit;
      return { ...edit, key, change: { ...edit.change, seen: changed(edit.change.seen, change) } };
    });
    if (key !== before) options.onRestored?.(change.seen, record);
  }

  /** The last word counts: one that was not sent yet is not. */
  function setPresence(key: string, isThere: boolean, send: Edit<R>['send']): Promise<Result<R | null>> {
    const former = editsOf(key).filter((edit) => edit.isThere !== undefined && !sending.has(edit));
    edits = edits.filter((edit) => !former.includes(edit));
    for (const edit of former) edit.done({ data: null });
    return enqueue({ key, isThere, send });
  }

  async function create(draft: Draft): Promise<Saved<R>> {
    const isSame = sameUser();
    const result = await confirmed.telling(options.create(draft));
    if (result.error || !isSame()) return result;
    confirmed.put(keyOf(result.data), result.data);
    publish();
    return result;
  }

  /** What was still to be written to it is not; also where it was gone already. */
  async function remove(record: R): Promise<Result<R>> {
    const isSame = sameUser();
    const { error } = await confirmed.telling(options.remove(record));
    if (error && !isDeleted(error)) return { error };
    if (isSame()) {
      confirmed.put(keyOf(record), null);
      abandon(editsOf(keyOf(record)).filter(({ change }) => change !== undefined));
      publish();
    }
    return { data: record };
  }

  /** Reads the records; what was changed meanwhile stays as it was changed. */
  const load = async (signal?: AbortSignal): Promise<Result<readonly R[]>> => {
    const result = await confirmed.load(signal);
    return result.error ? result : { data: result.data.map(shown) };
  };

  return {
    load,
    /** Unless they are there already. */
    loadOnce: async (): Promise<void> => {
      if (confirmed.state().status !== 'ready') await confirmed.load();
    },
    create,
    remove,
    /** Creates it, shown at once, unless it is there already: then it answers null. */
    add: (key: string, draft: Draft): Promise<Result<R | null>> =>
      setPresence(key, true, async (_, isWanted) => {
        await confirmed.loaded();
        if (!isWanted()) return gone();
        return confirmed.find(key) ? { data: null } : create(draft);
      }),
    /** Removes it, shown at once; answers with what was removed, or null where it was not there. */
    drop: (key: string): Promise<Result<R | null>> =>
      setPresence(key, false, async (_, isWanted) => {
        await confirmed.loaded();
        const there = confirmed.find(key);
        return there && isWanted() ? remove(there) : { data: null };
      }),
    /** A change that gives the record back as it is asks for nothing. */
    change: async (
      key: string,
      apply: (record: R) => R,
      { seen = (record) => record, asks = true }: ChangeOptions<R> = {},
    ): Promise<Result<R>> => {
      const known = confirmed.findEver(key);
      if (known === undefined) return gone();
      const present = shown(known);
      if (apply(present) === present) return { data: present };
      const change = { apply, seen: seen(known), asks };
      const result = await enqueue({ key, change, send: sendChange });
      if (result.error) return result;
      return result.data === null ? gone() : { data: result.data };
    },
  };
}
