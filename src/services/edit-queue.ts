import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import type { Result } from '#src/contracts/result.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { storedEdits, type Edit, type EditSchemas } from '#src/services/record-edits.ts';
import type { AskAboutConflict } from '#src/services/save-merged.ts';
import { unsentKey } from '#src/stores/unsent.ts';

/** The result of a write. `isUnsent`: the change is shown and stored, and will be sent once the API can be reached. */
export type WriteResult<T> = Result<T> & { isUnsent?: true };

export interface QueuedEdit<R, Draft> {
  edit: Edit<R, Draft>;
  done: (result: WriteResult<R | null>) => void;
  isSending: boolean;
  /** It waits until the API can be reached. `done` has been called already, so that no form waits for it. */
  isUnsent: boolean;
  /** The person postponed a conflict: they are asked again on their next visit. */
  isPostponed: boolean;
  ask: AskAboutConflict<R> | undefined;
}

const unsentDefaults = {
  done: () => undefined,
  isSending: false,
  isUnsent: true,
  isPostponed: false,
  ask: undefined,
};

/**
 * The edits of one kind of record, in the order in which they are sent. With `schemas`, unsent edits are stored in this browser, for
 * other tabs and later visits; `onChange` is called when another tab changes them.
 */
export function createEditQueue<R, Draft>(
  kind: SavedKind,
  schemas: EditSchemas<R, Draft> | undefined,
  onChange: () => void,
) {
  type Entry = QueuedEdit<R, Draft>;
  const persisted =
    schemas && createPersonalRecords({ kind: unsentKey(kind), schema: storedEdits<R, Draft>(schemas) });
  let queue: readonly Entry[] = [];
  /** The ids of edits that were sent or dropped: another tab may still have them stored. */
  const finished = new Set<number>();
  const stored = (): readonly Edit<R, Draft>[] =>
    (persisted?.read('') ?? []).filter(({ id }) => !finished.has(id));
  const inOrder = (list: readonly Entry[]): Entry[] => list.toSorted((a, b) => a.edit.id - b.edit.id);

  /** Adds the edits that other tabs and earlier visits stored, and drops those that another tab has sent. */
  function readPersisted(): void {
    const edits = new Map(stored().map((edit) => [edit.id, edit]));
    const here = queue.filter((one) => !one.isUnsent || one.isSending || edits.has(one.edit.id));
    for (const { edit } of here) edits.delete(edit.id);
    queue = inOrder([...here, ...[...edits.values()].map((edit) => ({ edit, ...unsentDefaults }))]);
  }

  persisted?.onChangedElsewhere('', () => {
    readPersisted();
    onChange();
  });

  return {
    isPersistent: persisted !== undefined,
    all: (): readonly Entry[] => queue,
    of: (key: string): readonly Entry[] => queue.filter(({ edit }) => edit.key === key),
    unsent: (): readonly Entry[] => queue.filter(({ isUnsent }) => isUnsent),
    /** The first edit of each record. */
    firstOfEach: (): readonly Entry[] =>
      queue.filter(
        ({ edit }, at) => !queue.some((other, place) => place < at && other.edit.key === edit.key),
      ),
    push(one: Entry): void {
      queue = [...queue, one];
    },
    readPersisted,
    /** Stores this tab's unsent edits together with those of other tabs. */
    persist(): void {
      if (!persisted) return;
      const own = new Map(this.unsent().map(({ edit }) => [edit.id, edit]));
      const others = stored().filter(({ id }) => !own.has(id));
      const all = [...others, ...own.values()].toSorted((a, b) => a.id - b.id);
      if (all.length > 0) persisted.write('', all);
      else if (persisted.read('') !== null) persisted.remove('');
    },
    /** Removes edits, here and in storage, and resolves them with `answer`; those being sent resolve with the API's response. */
    finish(done: readonly Entry[], answer: WriteResult<R | null>): void {
      queue = queue.filter((one) => !done.includes(one));
      for (const { edit } of done) finished.add(edit.id);
      if (done.some(({ isUnsent }) => isUnsent)) this.persist();
      for (const one of done) if (!one.isSending) one.done(answer);
    },
    /** The user changed. Unsent edits stay in storage for the person who made them. */
    clear(answer: WriteResult<R | null>): void {
      const before = queue;
      queue = [];
      for (const one of before) if (!one.isSending) one.done(answer);
    },
  };
}
