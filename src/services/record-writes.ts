import type { CallError, Result, Saved } from '#src/contracts/result.ts';
import type { Merge } from '#src/domain/conflict.ts';
import type { createConfirmedRecords } from '#src/services/confirmed-records.ts';
import type { createEditQueue, QueuedEdit, WriteResult } from '#src/services/edit-queue.ts';
import type { SyncedList } from '#src/stores/synced-list.ts';
import type { EditSchemas } from '#src/services/record-edits.ts';
import { isDeleted, saveMerged, type AskAboutConflict, type Stamped } from '#src/services/save-merged.ts';
import { sameUserCheck } from '#src/stores/session.ts';

type ConfirmedOptions<R> = Parameters<typeof createConfirmedRecords<R>>[0];

export interface SyncedOptions<R extends Stamped, Draft> extends ConfirmedOptions<R> {
  /** Completes the sentence “This … is no longer there.” */
  what: string;
  create: (draft: Draft) => Promise<Saved<R>>;
  /** Writes `record` over the state `theirs`. */
  update: (record: R, theirs: R) => Promise<Saved<R>>;
  remove: (record: R) => Promise<Result<unknown>>;
  nameOf: (record: R) => string;
  /** The design project that shares the record with other people; null, or not given, if it is the person's alone. */
  sharedIn?: (record: R) => number | null;
  /** The draft that creates the same record again. Without it, a record deleted elsewhere can't be restored. */
  draftOf?: (record: R) => Draft;
  merge: Merge<R>;
  show: (shown: ShownRecords<R>) => void;
  /** The API refused a change. `isLate`: it was made some time ago, so no form can show the error. */
  onRefused?: (error: CallError, isLate: boolean) => void;
  /** A record that was deleted elsewhere was created again from here. */
  onRestored?: (before: R, after: R) => void;
  /**
   * For records whose edits wait while the API can't be reached, even across reloads: how edits are stored, and how a record that
   * is not created yet is shown (`id` is the id of the edit).
   */
  offline?: EditSchemas<R, Draft> & { provisional?: (draft: Draft, id: number) => R };
}

/** The records as they will be once all edits have reached the API. */
export interface ShownRecords<R> extends SyncedList<R> {
  /** Records being created (true) or removed (false), by key. */
  pending: ReadonlyMap<string, boolean>;
}

/** Sends edits of one kind of record to the API, and updates the confirmed records with the outcome. */
export function createRecordWrites<R extends Stamped, Draft>(
  options: SyncedOptions<R, Draft>,
  confirmed: ReturnType<typeof createConfirmedRecords<R>>,
  queue: ReturnType<typeof createEditQueue<R, Draft>>,
  publish: () => void,
) {
  const { keyOf, merge } = options;

  function deletedError(): { error: CallError } {
    const message = `This ${options.what} is no longer there.`;
    return { error: { call: 'save', kind: 'http', status: 404, message, field: null, retryAfter: null } };
  }

  async function write(
    { edit, ask }: QueuedEdit<R, Draft>,
    isWanted: () => boolean,
  ): Promise<WriteResult<R | null>> {
    if (edit.type === 'change') return writeChange(edit, ask, isWanted);
    await confirmed.waitForLoad();
    if (!isWanted()) return deletedError();
    const existing = confirmed.find(edit.key);
    if (edit.type === 'drop') return existing ? remove(existing) : { data: null };
    return existing ? { data: null } : create(edit.draft);
  }

  async function writeChange(
    { key, base, mine, asks }: { key: string; base: R; mine: R; asks: boolean },
    ask: AskAboutConflict<R> | undefined,
    isWanted: () => boolean,
  ): Promise<Saved<R>> {
    // If an API has no versions, only this keeps us from overwriting what another tab saved.
    const readError = await confirmed.readOtherTabs(isWanted);
    if (!isWanted()) return deletedError();
    if (readError) return { error: readError };
    // A record that was deleted elsewhere is sent too: the API's 404 leads to the offer to restore it.
    const known = confirmed.findEvenDeleted(key) ?? base;
    const { draftOf, sharedIn } = options;
    const result = await saveMerged({
      base,
      mine,
      known,
      merge,
      write: async (record, theirs) => {
        const answer = await confirmed.broadcasting(options.update(record, theirs));
        // Show what was saved elsewhere from now on, whatever the person decides.
        const current = answer.error?.current;
        if (current !== undefined && isWanted()) confirmed.put(key, current);
        return answer;
      },
      reread: async () => (await confirmed.loadOne(key)).data ?? null,
      ...(draftOf && {
        restore: (record: R) => confirmed.broadcasting(options.create(draftOf(record))),
      }),
      name: options.nameOf(base),
      ...(sharedIn && { sharedIn }),
      asks,
      ...(ask && { ask }),
      isWanted,
    });
    if (!isWanted()) return result;
    if (!result.error) applySaved(key, base, result.data);
    else if (isDeleted(result.error)) {
      confirmed.markDeleted(key);
      queue.finish(queue.of(key).slice(1), deletedError());
    }
    return result;
  }

  /** The API has the change. If the record was restored under a new key, later edits follow it there. */
  function applySaved(before: string, base: R, record: R): void {
    const key = keyOf(record);
    confirmed.put(key, record);
    if (key === before) return;
    confirmed.put(before, null);
    for (const one of queue.of(before).slice(1)) one.edit = { ...one.edit, key };
    options.onRestored?.(base, record);
  }

  async function create(draft: Draft): Promise<Saved<R>> {
    const isSame = sameUserCheck();
    const result = await confirmed.broadcasting(options.create(draft));
    if (result.error || !isSame()) return result;
    confirmed.put(keyOf(result.data), result.data);
    publish();
    return result;
  }

  /** Deletes a record and drops its unsent changes. Succeeds also if it was deleted already. */
  async function remove(record: R): Promise<Result<R>> {
    const isSame = sameUserCheck();
    const { error } = await confirmed.broadcasting(options.remove(record));
    if (error && !isDeleted(error)) return { error };
    if (isSame()) {
      const key = keyOf(record);
      confirmed.put(key, null);
      queue.finish(
        queue.of(key).filter(({ edit }) => edit.type === 'change'),
        deletedError(),
      );
      publish();
    }
    return { data: record };
  }

  return { write, create, remove, deletedError };
}
