import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { OwnedRecord } from '#src/reference-api/world/world.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { createStore } from '#src/reference-api/store/store.ts';
import { laterTimestamp, requireUnchanged } from '#src/reference-api/store/versions.ts';

/** The store sets `updated_at`, the time of the last write; no two writes have the same. */
type Unstamped<T> = Omit<T, 'updated_at'>;

/** One kind of record that belongs to users. Anyone but the owner gets 404. */
export interface OwnedStore<T> {
  /** The latest change first. */
  list(owner: number): T[];
  /** `seq` is the path's number. Refuses with 409 if `seen` is not the record's `updated_at`. */
  find(owner: number, seq: string, seen?: string): T;
  has(owner: number, seq: number): boolean;
  /** Whose record it is; null if there is none. */
  ownerOf(seq: number): number | null;
  /** The record, whoever owns it. */
  peek(seq: number): T | null;
  create(owner: number, make: (seq: number) => Unstamped<T>): T;
  write(owner: number, value: Unstamped<T>): T;
  delete(owner: number, seq: string): void;
}

/** Limits per person and kind: number of records, and characters of JSON. */
const MOST_RECORDS = 2_000;
const MOST_CHARACTERS = 10_000_000;

const owned = v.object({ id: v.number(), owner: v.number(), changed: v.string(), value: v.unknown() });

export function createOwnedStore<T extends { seq: number; updated_at?: string | undefined }>(
  name: string,
  schema: GenericSchema<unknown, T>,
  seeded: ReadonlyMap<number, OwnedRecord<T>>,
  changes: Changes,
  now: () => string,
): OwnedStore<T> {
  const store = createStore(name, owned, seeded, changes);
  type Stored = v.InferOutput<typeof owned>;
  const recordsOf = store.indexBy(({ owner }) => owner);
  const mine = (owner: number) =>
    recordsOf(owner).toSorted((one, other) => other.changed.localeCompare(one.changed) || other.id - one.id);
  const lengths = new WeakMap<object, number>();
  const lengthOf = (record: object): number => {
    const length = lengths.get(record) ?? JSON.stringify(record).length;
    lengths.set(record, length);
    return length;
  };
  const requireRoom = (owner: number, value: { seq: number }) => {
    const others = recordsOf(owner).filter(({ id }) => id !== value.seq);
    const length = others.reduce((sum, record) => sum + lengthOf(record), lengthOf(value));
    if (others.length >= MOST_RECORDS || length > MOST_CHARACTERS)
      refuse(507, 'There is no room for more. Delete what you no longer need.');
  };
  // A record written by an earlier version may no longer match the schema; it is skipped.
  const read = ({ value, changed }: Stored): T[] => {
    const stamped = typeof value === 'object' ? { ...value, updated_at: changed } : value;
    const fitting = v.safeParse(schema, stamped);
    return fitting.success ? [fitting.output] : [];
  };
  const find = (owner: number, seq: string): T => {
    const record = store.find(numberFrom(seq, 'id'));
    const [value] = record?.owner === owner ? read(record) : [];
    return value ?? refuse(404, `There is no such record: ${name} ${seq}.`);
  };
  return {
    list: (owner) => mine(owner).flatMap(read),
    find(owner, seq, seen) {
      const value = find(owner, seq);
      requireUnchanged(seen, value);
      return value;
    },
    has: (owner, seq) => store.find(seq)?.owner === owner,
    ownerOf: (seq) => store.find(seq)?.owner ?? null,
    peek: (seq) => [store.find(seq) ?? []].flat().flatMap(read)[0] ?? null,
    create(owner, make) {
      const value = make(store.nextId());
      requireRoom(owner, value);
      const id = store.create({ owner, changed: now(), value });
      return find(owner, String(id));
    },
    write(owner, value) {
      requireRoom(owner, value);
      const before = store.find(value.seq)?.changed ?? now();
      store.update(value.seq, { owner, changed: laterTimestamp(now(), before), value });
      return find(owner, String(value.seq));
    },
    delete(owner, seq) {
      store.delete(find(owner, seq).seq);
    },
  };
}
