import type { SavedKind } from '#src/browser/saved-broadcast.ts';
import type { Result } from '#src/contracts/result.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { storedEdits } from '#src/services/record-edits.ts';
import type { Edit, EditSchemas } from '#src/services/record-edits.ts';
import type { Ask } from '#src/services/save-merged.ts';
import { unsentKey } from '#src/stores/unsent.ts';

/** `isUnsent`: shown and kept, and sent as soon as the API can be reached. */
export type Written<T> = Result<T> & { isUnsent?: true };

export interface Queued<R, Draft> {
  edit: Edit<R, Draft>;
  done: (result: Written<R | null>) => void;
  isSending: boolean;
  /** Answered already: it waits until the API can be reached. */
  isUnsent: boolean;
  /** The person decides later: asked again on the next visit. */
  isPutOff: boolean;
  ask: Ask<R> | undefined;
}

const waiting = { done: () => undefined, isSending: false, isUnsent: true, isPutOff: false, ask: undefined };

/**
 * The edits of one kind of record, in the order in which they are to be sent. With `schemas`, unsent ones are kept in this
 * browser: other tabs and later visits have them too, and `onNews` is called when they change.
 */
export function createEditQueue<R, Draft>(
  kind: SavedKind,
  schemas: EditSchemas<R, Draft> | undefined,
  onNews: () => void,
) {
  type One = Queued<R, Draft>;
  const kept =
    schemas && createPersonalRecords({ kind: unsentKey(kind), schema: storedEdits<R, Draft>(schemas) });
  let queue: readonly One[] = [];
  /** The ids of edits that need not be sent any more. */
  const finished = new Set<number>();
  const stored = (): readonly Edit<R, Draft>[] =>
    (kept?.read('') ?? []).filter(({ id }) => !finished.has(id));
  const inOrder = (list: readonly One[]): One[] => list.toSorted((a, b) => a.edit.id - b.edit.id);

  /** Takes over what other tabs and earlier visits kept, and forgets what another tab has sent. */
  function readKept(): void {
    const edits = new Map(stored().map((edit) => [edit.id, edit]));
    const here = queue.filter((one) => !one.isUnsent || one.isSending || edits.has(one.edit.id));
    for (const { edit } of here) edits.delete(edit.id);
    queue = inOrder([...here, ...[...edits.values()].map((edit) => ({ edit, ...waiting }))]);
  }

  kept?.onElsewhere('', () => {
    readKept();
    onNews();
  });

  return {
    isKept: kept !== undefined,
    all: (): readonly One[] => queue,
    of: (key: string): readonly One[] => queue.filter(({ edit }) => edit.key === key),
    unsent: (): readonly One[] => queue.filter(({ isUnsent }) => isUnsent),
    /** The first edit of each record. */
    heads: (): readonly One[] =>
      queue.filter(
        ({ edit }, at) => !queue.some((other, place) => place < at && other.edit.key === edit.key),
      ),
    push(one: One): void {
      queue = [...queue, one];
    },
    readKept,
    /** Writes what is unsent here beside what other tabs have. */
    keep(): void {
      if (!kept) return;
      const own = new Map(this.unsent().map(({ edit }) => [edit.id, edit]));
      const others = stored().filter(({ id }) => !own.has(id));
      const all = [...others, ...own.values()].toSorted((a, b) => a.id - b.id);
      if (all.length > 0) kept.write('', all);
      else if (kept.read('') !== null) kept.remove('');
    },
    /** These need not be sent any more, here and elsewhere; what is under way is answered by the API. */
    finish(done: readonly One[], answer: Written<R | null>): void {
      queue = queue.filter((one) => !done.includes(one));
      for (const { edit } of done) finished.add(edit.id);
      if (done.some(({ isUnsent }) => isUnsent)) this.keep();
      for (const one of done) if (!one.isSending) one.done(answer);
    },
    /** Another person is here: unsent edits stay in the browser for the person who made them. */
    clear(answer: Written<R | null>): void {
      const before = queue;
      queue = [];
      for (const one of before) if (!one.isSending) one.done(answer);
    },
  };
}
