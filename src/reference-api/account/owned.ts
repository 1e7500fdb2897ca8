import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import type { Changes } from '#src/reference-api/changes.ts';
import type { Owned } from '#src/reference-api/db.ts';
import { numberFrom } from '#src/reference-api/lookup.ts';
import { refuse } from '#src/reference-api/refusal.ts';
import { storeOf } from '#src/reference-api/store.ts';

/** The records of one kind that people have. To everybody but its owner a record is not there: 404. */
export interface OwnedStore<T> {
  /** The latest change first. */
  list(owner: number): T[];
  /** `seq` as in the path. */
  find(owner: number, seq: string): T;
  has(owner: number, seq: number): boolean;
  create(owner: number, make: (seq: number) => T): T;
  write(owner: number, value: T): T;
  delete(owner: number, seq: string): void;
}

/** What one person keeps of a kind, at most: so many records, and so many characters of JSON. */
const MOST_RECORDS = 2_000;
const MOST_CHARACTERS = 10_000_000;

const owned = v.object({ id: v.number(), owner: v.number(), changed: v.string(), value: v.unknown() });

export function ownedStore<T extends { seq: number }>(
  name: string,
  schema: GenericSchema<unknown, T>,
  seeded: ReadonlyMap<number, Owned<T>>,
  changes: Changes,
  now: () => string,
): OwnedStore<T> {
  const store = storeOf(name, owned, seeded, changes);
  const recordsOf = store.indexBy(({ owner }) => owner);
  const mine = (owner: number) =>
    recordsOf(owner).toSorted((one, other) => other.changed.localeCompare(one.changed) || other.id - one.id);
  const lengths = new WeakMap<object, number>();
  const lengthOf = (record: object): number => {
    const length = lengths.get(record) ?? JSON.stringify(record).length;
    lengths.set(record, length);
    return length;
  };
  const requireRoom = (owner: number, value: T) => {
    const others = recordsOf(owner).filter(({ id }) => id !== value.seq);
    const length = others.reduce((sum, record) => sum + lengthOf(record), lengthOf(value));
    if (others.length >= MOST_RECORDS || length > MOST_CHARACTERS)
      refuse(507, 'There is no room for more. Delete what you no longer need.');
  };
  // A record that an earlier version wrote may not fit any more; it is passed over.
  const read = (value: unknown): T[] => {
    const fitting = v.safeParse(schema, value);
    return fitting.success ? [fitting.output] : [];
  };
  const find = (owner: number, seq: string): T => {
    const record = store.find(numberFrom(seq, 'id'));
    const [value] = record?.owner === owner ? read(record.value) : [];
    return value ?? refuse(404, `There is no such record: ${name} ${seq}.`);
  };
  return {
    list: (owner) => mine(owner).flatMap(({ value }) => read(value)),
    find,
    has: (owner, seq) => store.find(seq)?.owner === owner,
    create(owner, make) {
      const id = store.nextId();
      const value = make(id);
      requireRoom(owner, value);
      store.create({ owner, changed: now(), value });
      return value;
    },
    write(owner, value) {
      requireRoom(owner, value);
      store.update(value.seq, { owner, changed: now(), value });
      return value;
    },
    delete(owner, seq) {
      store.delete(find(owner, seq).seq);
    },
  };
}
