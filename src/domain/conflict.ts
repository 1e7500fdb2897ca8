import type { SavedType } from '#src/contracts/saved-items.ts';
import { mergeFields, type Side, type ThreeStates } from '#src/lib/merge-fields.ts';

/** A value that was changed both here and elsewhere, with different results. */
export interface Conflict {
  /** Identifies the conflict within its record. */
  key: string;
  label: string;
  /** The item within the record that the conflict is about. */
  item?: { content_type: SavedType; content_id: number };
  /** Both values as text, so that a person can compare them. */
  mine: string;
  theirs: string;
}

/** The person's choices by conflict key; undefined where none was made. */
export interface Choices {
  get: (key: string) => Side | undefined;
}
export const noChoices: Choices = { get: () => undefined };
/** Keeps the local value in every conflict. */
export const allMine: Choices = { get: () => 'mine' };

export interface Merged<R> {
  merged: R;
  /** Conflicts that a person still has to resolve; until then `merged` has the other side's values. */
  conflicts: readonly Conflict[];
}

export type Merge<R> = (states: ThreeStates<R>, choices: Choices) => Merged<R>;

/** A field that can conflict, with its label and how to print its values. */
export interface LabeledField<R> {
  name: keyof R & string;
  label: string;
  text: (record: R) => string;
}

interface MergeOptions<R> {
  /** Goes before the field label when the fields belong to a part of a record. */
  prefix?: string;
  item?: Conflict['item'];
  isSame?: (one: unknown, other: unknown, name: keyof R & string) => boolean;
}

/** Three-way merge of records by these fields; where both sides changed one, a conflict in words. */
export function mergeLabeledFields<R extends object>(
  states: ThreeStates<R>,
  choices: Choices,
  fields: readonly LabeledField<R>[],
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
