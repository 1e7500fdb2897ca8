import type { SavedType } from '#src/contracts/saved-items.ts';
import { mergeFields } from '#src/lib/merge-fields.ts';
import type { Side, ThreeStates } from '#src/lib/merge-fields.ts';

/** The same of a record, changed here and elsewhere to different values. */
export interface Conflict {
  /** Tells it from others of the record. */
  key: string;
  label: string;
  /** The item of the record that it is about. */
  item?: { content_type: SavedType; content_id: number };
  /** In words, to be compared by a person. */
  mine: string;
  theirs: string;
}

/** By the keys of conflicts; undefined where nobody has chosen. */
export interface Choices {
  get: (key: string) => Side | undefined;
}
export const noChoices: Choices = { get: () => undefined };
/** What is mine counts wherever both changed something. */
export const allMine: Choices = { get: () => 'mine' };

export interface Merged<R> {
  merged: R;
  /** What a person still has to decide; `merged` has theirs of it. */
  conflicts: readonly Conflict[];
}

export type Merge<R> = (states: ThreeStates<R>, choices: Choices) => Merged<R>;

/** A field that can be in conflict, and how a person reads it. */
export interface FieldWords<R> {
  name: keyof R & string;
  label: string;
  text: (record: R) => string;
}

interface MergeOptions<R> {
  /** Of a part of a record: before the names of its fields. */
  prefix?: string;
  item?: Conflict['item'];
  isSame?: (one: unknown, other: unknown, name: keyof R & string) => boolean;
}

/** Merges records by these fields; what both changed becomes a conflict in words. */
export function mergeInWords<R extends object>(
  states: ThreeStates<R>,
  choices: Choices,
  fields: readonly FieldWords<R>[],
  { prefix = '', item, isSame }: MergeOptions<R> = {},
): Merged<R> {
  const { mine, theirs } = states;
  const names = fields.map(({ name }) => name);
  const { merged, open } = mergeFields(states, names, (name) => choices.get(prefix + name), isSame);
  const conflicts = fields
    .filter(({ name }) => open.includes(name))
    .map(({ name, label, text }) => ({
      key: prefix + name,
      label,
      ...(item && { item }),
      mine: text(mine),
      theirs: text(theirs),
    }));
  return { merged, conflicts };
}
