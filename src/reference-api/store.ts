import * as v from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

import { count } from '#src/contracts/shapes.ts';
import type { Changes } from '#src/reference-api/changes.ts';
import type { Fields } from '#src/reference-api/keep.ts';
import { fieldOf } from '#src/reference-api/read-request.ts';
import { refuse } from '#src/reference-api/refusal.ts';

/** A resource's records: those of the world with what was written over them. */
export interface Store<Item> {
  find(id: number): Item | null;
  list(): Item[];
  /** The number that the next record takes; one that was deleted is not given again. */
  nextId(): number;
  /** How often a record was written: its version, where it has no date of its own for that. */
  revision(id: number): number;
  create(fields: Fields): number;
  update(id: number, fields: Fields): void;
  delete(id: number): void;
}

/** A store over seeded records. What is written has to fit the schema, else it is refused with 400 naming the field. */
export function storeOf<S extends GenericSchema<unknown, { id: number }>>(
  name: string,
  schema: S,
  seeded: ReadonlyMap<number, InferOutput<S>> | (() => readonly InferOutput<S>[]),
  changes: Changes,
): Store<InferOutput<S>> {
  const all = () => (typeof seeded === 'function' ? seeded() : [...seeded.values()]);
  const original = (id: number) =>
    (typeof seeded === 'function' ? seeded().find((item) => item.id === id) : seeded.get(id)) ?? null;

  const fitting = (fields: Fields): InferOutput<S> => {
    const read = v.safeParse(schema, fields);
    return read.success ? read.output : refuse(400, fieldOf(read.issues));
  };
  const find = (id: number): InferOutput<S> | null => {
    const written = changes.written(name, id);
    if (written === null) return null;
    const item = original(id);
    if (written === undefined) return item;
    // A change kept by an earlier version may not fit any more; then the record stands as it was.
    const read = v.safeParse(schema, { ...item, ...written, id });
    return read.success ? read.output : item;
  };
  const list = (): InferOutput<S>[] => {
    const ids = changes.writtenIds(name);
    if (ids.length === 0) return [...all()];
    const touched = new Set(ids);
    const fresh = ids.toReversed().filter((id) => original(id) === null);
    return [
      ...fresh.flatMap((id) => find(id) ?? []),
      ...all().flatMap((item) => (touched.has(item.id) ? (find(item.id) ?? []) : [item])),
    ];
  };
  const revision = (id: number): number => {
    const { success, output } = v.safeParse(count, changes.written(name, id)?.['revision']);
    return success ? output : 0;
  };
  const nextId = () => Math.max(0, ...all().map((item) => item.id), ...changes.writtenIds(name)) + 1;
  return {
    find,
    list,
    nextId,
    revision,
    create(fields) {
      const id = nextId();
      changes.write(name, id, { ...fitting({ ...fields, id }) });
      return id;
    },
    update(id, fields) {
      const item = find(id) ?? refuse(404, `There is no such record: ${name} ${id}.`);
      const before = changes.written(name, id);
      const merged = Object.entries(fitting({ ...item, ...fields, id }));
      const written = merged.filter(([field]) => field in fields || field in (before ?? {}));
      changes.write(name, id, { ...Object.fromEntries(written), id, revision: revision(id) + 1 });
    },
    delete(id) {
      if (!find(id)) refuse(404, `There is no such record: ${name} ${id}.`);
      changes.write(name, id, null);
    },
  };
}
