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

/** Storage is untrusted: what does not fit is left out. */
export function storedEdits<R, Draft>({
  record,
  draft,
}: EditSchemas<R, Draft>): v.GenericSchema<unknown, readonly Edit<R, Draft>[]> {
  const common = { id: v.pipe(v.number(), v.safeInteger()), key: v.string() };
  const edit: v.GenericSchema<unknown, Edit<R, Draft>> = v.variant('type', [
    v.object({ ...common, type: v.literal('add'), draft }),
    v.object({ ...common, type: v.literal('drop') }),
    v.object({
      ...common,
      type: v.literal('change'),
      base: record,
      mine: record,
      asks: v.optional(v.boolean(), true),
    }),
  ]);
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one) => {
        const { output, success } = v.safeParse(edit, one);
        return success ? [output] : [];
      }),
    ),
  );
}
