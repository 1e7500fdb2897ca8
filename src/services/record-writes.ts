import type { CallError, Result, Saved } from '#src/contracts/result.ts';
import type { Merge } from '#src/domain/conflict.ts';
import type { createConfirmedRecords } from '#src/services/confirmed-records.ts';
import type { createEditQueue, Queued, Written } from '#src/services/edit-queue.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';
import type { EditSchemas } from '#src/services/record-edits.ts';
import { isDeleted, saveMerged } from '#src/services/save-merged.ts';
import type { Ask } from '#src/services/save-merged.ts';
import { sameUser } from '#src/stores/session.ts';

type ConfirmedOptions<R> = Parameters<typeof createConfirmedRecords<R>>[0];

export interface SyncedOptions<R, Draft> extends ConfirmedOptions<R> {
  /** As in «This project is no longer there.» */
  what: string;
  create: (draft: Draft) => Promise<Saved<R>>;
  /** Writes `record` over the state `theirs`. */
  update: (record: R, theirs: R) => Promise<Saved<R>>;
  remove: (record: R) => Promise<Result<unknown>>;
  nameOf: (record: R) => string;
  /** What creates the same record again. Without it, one that was deleted elsewhere is not offered to be restored. */
  draftOf?: (record: R) => Draft;
  merge: Merge<R>;
  show: (shown: Shown<R>) => void;
  /** A change was sent and not taken; `isLate` where it was made some time ago, so no form shows the error. */
  onRefused?: (error: CallError, isLate: boolean) => void;
  /** A record that was deleted elsewhere was created again from here. */
  onRestored?: (before: R, after: R) => void;
  /**
   * For records whose edits wait while the API can't be reached, also over a reload: how they are stored, and how a record is
   * shown that is still to be created (with the id of that edit).
   */
  offline?: EditSchemas<R, Draft> & { provisional?: (draft: Draft, id: number) => R };
}

/** The records as they are meant to be. */
export interface Shown<R> extends SyncedList<R> {
  /** Those to be created or removed, by key: whether they will be there. */
  pending: ReadonlyMap<string, boolean>;
}

/** How edits of one kind of record reach the API, and what is known here afterwards. */
export function createRecordWrites<R, Draft>(
  options: SyncedOptions<R, Draft>,
  confirmed: ReturnType<typeof createConfirmedRecords<R>>,
  queue: ReturnType<typeof createEditQueue<R, Draft>>,
  publish: () => void,
) {
  const { keyOf, merge } = options;

  function gone(): { error: CallError } {
    const message = `This ${options.what} is no longer there.`;
    return { error: { call: 'save', kind: 'http', status: 404, message, field: null, retryAfter: null } };
  }

  async function write({ edit, ask }: Queued<R, Draft>, isWanted: () => boolean): Promise<Written<R | null>> {
    if (edit.type === 'change') return writeChange(edit, ask, isWanted);
    await confirmed.loaded();
    if (!isWanted()) return gone();
    const there = confirmed.find(edit.key);
    if (edit.type === 'drop') return there ? remove(there) : { data: null };
    return there ? { data: null } : create(edit.draft);
  }

  async function writeChange(
    { key, base, mine, asks }: { key: string; base: R; mine: R; asks: boolean },
    ask: Ask<R> | undefined,
    isWanted: () => boolean,
  ): Promise<Saved<R>> {
    // Where an API has no versions, nothing else keeps this from writing over what another tab saved.
    const unread = await confirmed.readNews(isWanted);
    if (!isWanted()) return gone();
    if (unread) return { error: unread };
    // A record that was deleted elsewhere is written too: the API's 404 starts the offer to restore it.
    const known = confirmed.findEver(key) ?? base;
    const { draftOf } = options;
    const result = await saveMerged({
      base,
      mine,
      known,
      merge,
      write: async (record, theirs) => {
        const answer = await confirmed.announcing(options.update(record, theirs));
        // What was saved elsewhere is shown from now on, whatever the person decides.
        const current = answer.error?.current;
        if (current !== undefined && isWanted()) confirmed.put(key, current);
        return answer;
      },
      reread: async () => (await confirmed.loadOne(key)).data ?? null,
      ...(draftOf && {
        restore: (record: R) => confirmed.announcing(options.create(draftOf(record))),
      }),
      name: options.nameOf(base),
      asks,
      ...(ask && { ask }),
      isWanted,
    });
    if (!isWanted()) return result;
    if (!result.error) accept(key, base, result.data);
    else if (isDeleted(result.error)) {
      confirmed.lose(key);
      queue.finish(queue.of(key).slice(1), gone());
    }
    return result;
  }

  /** The API has the change, perhaps in a record that was created again, where those after it go too. */
  function accept(before: string, base: R, record: R): void {
    const key = keyOf(record);
    confirmed.put(key, record);
    if (key === before) return;
    confirmed.put(before, null);
    for (const one of queue.of(before).slice(1)) one.edit = { ...one.edit, key };
    options.onRestored?.(base, record);
  }

  async function create(draft: Draft): Promise<Saved<R>> {
    const isSame = sameUser();
    const result = await confirmed.announcing(options.create(draft));
    if (result.error || !isSame()) return result;
    confirmed.put(keyOf(result.data), result.data);
    publish();
    return result;
  }

  /** What was still to be written to it is not; also where it was gone already. */
  async function remove(record: R): Promise<Result<R>> {
    const isSame = sameUser();
    const { error } = await confirmed.announcing(options.remove(record));
    if (error && !isDeleted(error)) return { error };
    if (isSame()) {
      const key = keyOf(record);
      confirmed.put(key, null);
      queue.finish(
        queue.of(key).filter(({ edit }) => edit.type === 'change'),
        gone(),
      );
      publish();
    }
    return { data: record };
  }

  return { write, create, remove, gone };
}
