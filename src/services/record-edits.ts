import * as v from 'valibot';
import { now } from '#src/browser/clock.ts';

/** A change of a person's record that has not reached the API yet. It can be stored as JSON. */
export type Edit<R, Draft> = { id: number; key: string } & EditAction<R, Draft>;

export type EditAction<R, Draft> =
  | { type: 'add'; draft: Draft }
  | { type: 'drop' }
  /** `base` is what the person saw, `mine` what they made of it; `asks` as in `saveMerged`. */
  | { type: 'change'; base: R; mine: R; asks: boolean };

export interface EditSchemas<R, Draft> {
  record: v.GenericSchema<unknown, R>;
  draft: v.GenericSchema<unknown, Draft>;
}

let lastId = 0;

/** Increases with each edit. The random part keeps the ids of two tabs apart. */
export function nextEditId(): number {
  lastId = Math.max(lastId + 1, now() * 1000 + Math.floor(Math.random() * 1000));
  return lastId;
}

/** The schema of stored edits. Storage is untrusted: edits that don't match are left out. */
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
