import * as v from 'valibot';

import { now } from '#src/browser/clock.ts';

/** A change of a person's record that the API still has to take. It can be stored as JSON. */
export type Edit<R, Draft> = { id: number; key: string } & Action<R, Draft>;

export type Action<R, Draft> =
  | { type: 'add'; draft: Draft }
  | { type: 'drop' }
  /** From what the person saw to what they made of it; `asks` as in `saveMerged`. */
  | { type: 'change'; base: R; mine: R; asks: boolean };

export interface EditSchemas<R, Draft> {
  record: v.GenericSchema<unknown, R>;
  draft: v.GenericSchema<unknown, Draft>;
}

let lastId = 0;

/** Grows in the order in which edits are made; two tabs don't share one. */
export function nextEditId(): number {
  lastId = Math.max(lastId + 1, now() * 1000 + Math.floor(Math.random() * 1000));
  return lastId;
}

const stored = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  key: v.string(),
  type: v.picklist(['add', 'drop', 'change']),
  draft: v.optional(v.unknown()),
  base: v.optional(v.unknown()),
  mine: v.optional(v.unknown()),
  asks: v.optional(v.boolean(), true),
});

/** Storage is untrusted: what does not fit is left out. */
export const storedEdits = <R, Draft>({
  record,
  draft,
}: EditSchemas<R, Draft>): v.GenericSchema<unknown, readonly Edit<R, Draft>[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): Edit<R, Draft>[] => {
        const { output: edit, success } = v.safeParse(stored, one);
        if (!success) return [];
        const { id, key, type, asks } = edit;
        if (type === 'drop') return [{ id, key, type }];
        if (type === 'add') {
          const made = v.safeParse(draft, edit.draft);
          return made.success ? [{ id, key, type, draft: made.output }] : [];
        }
        const [base, mine] = [v.safeParse(record, edit.base), v.safeParse(record, edit.mine)];
        return base.success && mine.success
          ? [{ id, key, type, base: base.output, mine: mine.output, asks }]
          : [];
      }),
    ),
  );
