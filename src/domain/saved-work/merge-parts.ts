import type { Choices, Conflict } from '#src/domain/conflict.ts';
import { isSameData, mergeFields, type ThreeStates } from '#src/lib/merge-fields.ts';

/** A record split into parts: values by key; a missing key means no value. */
export type Parts<T> = ReadonlyMap<string, T>;

/**
 * Three-way merge of parts. A part that both sides changed to different values becomes a conflict; until it is resolved, theirs
 * applies. Keeps the order of theirs, then of mine.
 */
export function mergeParts<T>(
  { base, mine, theirs }: ThreeStates<Parts<T>>,
  choices: Choices,
  words: (key: string) => string,
  text: (part: T | undefined, key: string) => string,
): { merged: Map<string, T>; conflicts: Conflict[] } {
  const keys = [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])];
  // A prefix keeps keys that look like numbers in their order.
  const asRecord = (parts: Parts<T>): Record<string, T | undefined> =>
    Object.fromEntries(keys.map((key) => [`.${key}`, parts.get(key)]));
  const { merged, open } = mergeFields(
    { base: asRecord(base), mine: asRecord(mine), theirs: asRecord(theirs) },
    keys.map((key) => `.${key}`),
    (name) => choices.get(name.slice(1)),
    isSameData,
  );
  const parts = new Map<string, T>();
  for (const key of keys) {
    const value = merged[`.${key}`];
    if (value !== undefined) parts.set(key, value);
  }
  return {
    merged: parts,
    conflicts: open.map((name) => {
      const key = name.slice(1);
      return {
        key,
        label: words(key),
        mine: text(mine.get(key), key),
        theirs: text(theirs.get(key), key),
      };
    }),
  };
}
