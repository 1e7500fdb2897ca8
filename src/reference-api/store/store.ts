import * as v from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { largest } from '#src/lib/long-lists.ts';
import { once } from '#src/lib/once.ts';
import { count } from '#src/contracts/shapes.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { Fields } from '#src/reference-api/store/change-storage.ts';
import { firstIssueText } from '#src/reference-api/http/read-request.ts';
import { RecordIndex } from '#src/reference-api/store/record-index.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/** The records of a resource: those of the world, with written changes applied. */
export interface Store<Item> {
  find(id: number): Item | null;
  list(): Item[];
  /** Finds records by a key, such as an owner, without going through all of them. */
  indexBy<Key>(keyOf: (item: Item) => Key): (key: Key) => Item[];
  /** The id for the next record; the id of a deleted one is not used again. */
  nextId(): number;
  /** How often a record was written, which is its version if it has no date for that. */
  revision(id: number): number;
  create(fields: Fields): number;
  update(id: number, fields: Fields): void;
  delete(id: number): void;
}

/** A store over seeded records. Refuses values that don't match the schema with 400 and the field's name. */
export function createStore<S extends GenericSchema<unknown, { id: number }>>(
  name: string,
  schema: S,
  seeded: ReadonlyMap<number, InferOutput<S>> | (() => readonly InferOutput<S>[]),
  changes: Changes,
): Store<InferOutput<S>> {
  type Item = InferOutput<S>;
  const originals = once((): ReadonlyMap<number, Item> =>
    typeof seeded === 'function' ? new Map(seeded().map((item) => [item.id, item])) : seeded,
  );
  const greatestId = once(() => Math.max(0, largest(originals().keys())));
  const original = (id: number): Item | null => originals().get(id) ?? null;
  /** Records by their written fields, so that each is parsed once. */
  const parsed = new WeakMap<Fields, Item | null>();

  const validated = (fields: Fields): Item => {
    const read = v.safeParse(schema, fields);
    return read.success ? read.output : refuse(400, firstIssueText(read.issues));
  };
  const find = (id: number): Item | null => {
    const written = changes.written(name, id);
    if (written === null) return null;
    const item = original(id);
    if (written === undefined) return item;
    const known = parsed.get(written);
    if (known !== undefined) return known;
    // A change stored by an earlier version may no longer match the schema; then the record stays as it was.
    const read = v.safeParse(schema, { ...item, ...written, id });
    const found = read.success ? read.output : item;
    parsed.set(written, found);
    return found;
  };
  const list = (): Item[] => {
    const ids = changes.writtenIds(name);
    if (ids.length === 0) return [...originals().values()];
    const touched = new Set(ids);
    const fresh = ids.toReversed().filter((id) => original(id) === null);
    return [
      ...fresh.flatMap((id) => find(id) ?? []),
      ...[...originals().values()].flatMap((item) => (touched.has(item.id) ? (find(item.id) ?? []) : [item])),
    ];
  };
  const nextId = () => changes.nextId(name, greatestId());
  const revision = (id: number): number => {
    const { success, output } = v.safeParse(count, changes.written(name, id)?.['revision']);
    return success ? output : 0;
  };
  return {
    find,
    list,
    indexBy<Key>(keyOf: (item: Item) => Key) {
      const index = new RecordIndex<Key>();
      const updateIndex = (id: number) => {
        const item = find(id);
        index.put(id, item && keyOf(item));
      };
      for (const id of originals().keys()) updateIndex(id);
      changes.follow(name, updateIndex);
      return (key: Key) => index.of(key).flatMap((id) => find(id) ?? []);
    },
    nextId,
    revision,
    create(fields) {
      const id = nextId();
      changes.write(name, id, { ...validated({ ...fields, id }) });
      return id;
    },
    update(id, fields) {
      const item = find(id) ?? refuse(404, `There is no such record: ${name} ${id}.`);
      const before = changes.written(name, id);
      const merged = Object.entries(validated({ ...item, ...fields, id }));
      const written = merged.filter(([field]) => field in fields || field in (before ?? {}));
      changes.write(name, id, { ...Object.fromEntries(written), id, revision: revision(id) + 1 });
    },
    delete(id) {
      if (!find(id)) refuse(404, `There is no such record: ${name} ${id}.`);
      changes.write(name, id, original(id) ? null : undefined);
    },
  };
}
