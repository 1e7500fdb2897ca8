import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

import type { Changes } from '#src/reference-api/changes.ts';
import type { Owned } from '#src/reference-api/db.ts';
import { numberFrom } from '#src/reference-api/lookup.ts';
import { refuse } from '#src/reference-api/refusal.ts';
import { storeOf } from '#src/reference-api/store.ts';

/** The records of one kind that people have. To everybody but its owner a record is not there: 404. */
export interface OwnedStore<Kept> {
  /** The latest change first. */
  list(owner: number): Kept[];
  /** `seq` as in the path. */
  find(owner: number, seq: string): Kept;
  has(owner: number, seq: number): boolean;
  create(owner: number, make: (seq: number) => Kept): Kept;
  write(owner: number, kept: Kept): Kept;
  delete(owner: number, seq: string): void;
}

const owned = v.object({ id: v.number(), owner: v.number(), changed: v.string(), kept: v.unknown() });

export function ownedStore<Kept extends { seq: number }>(
  name: string,
  schema: GenericSchema<unknown, Kept>,
  seeded: ReadonlyMap<number, Owned<Kept>>,
  changes: Changes,
  now: () => string,
): OwnedStore<Kept> {
  const store = storeOf(name, owned, seeded, changes);
  const mine = (owner: number) =>
    store
      .list()
      .filter((record) => record.owner === owner)
      .toSorted((one, other) => other.changed.localeCompare(one.changed) || other.id - one.id);
  // A record that an earlier version kept may not fit any more; it is passed over.
  const read = (kept: unknown): Kept[] => {
    const fitting = v.safeParse(schema, kept);
    return fitting.success ? [fitting.output] : [];
  };
  const find = (owner: number, seq: string): Kept => {
    const record = store.find(numberFrom(seq, 'id'));
    const [kept] = record?.owner === owner ? read(record.kept) : [];
    return kept ?? refuse(404, `There is no such record: ${name} ${seq}.`);
  };
  return {
    list: (owner) => mine(owner).flatMap(({ kept }) => read(kept)),
    find,
    has: (owner, seq) => store.find(seq)?.owner === owner,
    create(owner, make) {
      const id = store.nextId();
      const kept = make(id);
      store.create({ owner, changed: now(), kept });
      return kept;
    },
    write(owner, kept) {
      store.update(kept.seq, { owner, changed: now(), kept });
      return kept;
    },
    delete(owner, seq) {
      store.delete(find(owner, seq).seq);
    },
  };
}
