import * as v from 'valibot';

import type { SavedWorkKind } from '#src/contracts/saved-work.ts';
import type { Choices, Merge, Merged } from '#src/domain/conflict.ts';
import type { ThreeStates } from '#src/lib/merge-fields.ts';
import { createPersonalRecords, type PersonalRecords } from '#src/stores/personal-records.ts';
import { workOwner } from '#src/stores/work-owner.ts';

type Json = Readonly<Record<string, unknown>>;

const json = v.record(v.string(), v.unknown());

/** How a record compares with the account's copy. */
const accountMark = v.object({
  /** Its number and version at the API when both copies were last the same; null if it was never saved there. */
  seq: v.nullable(v.number()),
  version: v.nullable(v.string()),
  /** The record at that version, once it was changed here; null if there was none. Missing while nothing is unsaved. */
  base: v.optional(v.nullable(json)),
  /** Set for someone else's record that the person may only read. */
  right: v.optional(v.literal('read')),
});
export type AccountMark = v.InferOutput<typeof accountMark>;

/** A kind of record that is also saved to the account, as JSON: for the service that sends and receives it. */
export interface AccountKind {
  kind: SavedWorkKind;
  /** Names of the records in this browser, and of those that were removed here but not yet from the account. */
  names: () => readonly string[];
  read: (name: string) => Json | null;
  mark: (name: string) => AccountMark | null;
  setMark: (name: string, mark: AccountMark | null) => void;
  /** Shows a record that was saved elsewhere. Ignores values that can't be read. */
  receive: (name: string, value: Json | null) => void;
  merge: (name: string, states: ThreeStates<Json>, choices: Choices) => Merged<Json>;
  /** Calls back when a record was changed here. */
  onChanged: (callback: (name: string) => void) => void;
}

type PersonalOptions<T> = Parameters<typeof createPersonalRecords<T>>[0];

interface Options<T> extends Omit<PersonalOptions<T>, 'kind' | 'beforeChange'> {
  kind: SavedWorkKind;
  /** The empty record. */
  blank: T;
  /** The part that the account stores; by default, what the browser stores. */
  toAccount?: (value: T) => unknown;
  /** Combines a received record with the parts of this browser's record that stay. */
  received?: (name: string, value: T, here: T | null) => T;
  merge: (name: string) => Merge<T>;
}

/** A person's records in this browser that are also saved to their account. A visitor's records stay in the browser. */
export function createAccountRecords<T>({
  blank,
  toAccount,
  received = (_name, value) => value,
  merge,
  ...options
}: Options<T>): { records: PersonalRecords<T>; account: AccountKind } {
  const { kind, schema, toJson = (value: T): unknown => value } = options;
  const callbacks = new Set<(name: string) => void>();
  const marks = createPersonalRecords<AccountMark>({ kind: `account-${kind}`, schema: accountMark });
  const asJson = (value: T): Json => v.parse(json, (toAccount ?? toJson)(value));
  const fromJson = (value: unknown): T | null => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : null;
  };
  const records = createPersonalRecords<T>({
    ...options,
    beforeChange(name, before) {
      if (workOwner() === null) return;
      const mark = marks.read(name) ?? { seq: null, version: null };
      if (mark.base === undefined)
        marks.write(name, { ...mark, base: before === null ? null : asJson(before) });
      for (const callback of callbacks) callback(name);
    },
  });
  return {
    records,
    account: {
      kind,
      names: () => [...new Set([...records.names(), ...marks.names()])],
      read(name) {
        const value = records.read(name);
        return value === null ? null : asJson(value);
      },
      mark: marks.read,
      setMark(name, mark) {
        if (mark) marks.write(name, mark);
        else marks.remove(name);
      },
      receive(name, value) {
        const read = value === null ? null : fromJson(value);
        if (value !== null && read === null) return;
        records.receive(name, read && received(name, read, records.read(name)));
      },
      merge(name, { base, mine, theirs }, choices) {
        const states = {
          base: fromJson(base) ?? blank,
          mine: fromJson(mine) ?? blank,
          theirs: fromJson(theirs) ?? blank,
        };
        const { merged, conflicts } = merge(name)(states, choices);
        return { merged: asJson(merged), conflicts };
      },
      onChanged: (callback) => void callbacks.add(callback),
    },
  };
}
