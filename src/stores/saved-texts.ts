import * as v from 'valibot';

import { now } from '#src/browser/clock.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { earlierText, savedTexts, textToSave, withText } from '#src/domain/specification/saved-text.ts';
import type { SavedText, SavedTexts } from '#src/domain/specification/saved-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';

/** Beside each draft, by person and the name of its place. */
const textKey = (person: number | null, name: string): string => `section-text/${person ?? ''}/${name}`;

export const readSavedTexts = (person: number | null, name: string): SavedTexts | null =>
  readStored('local', textKey(person, name), v.nullable(savedTexts), null);

/** Writes what was read, to the same place or another. */
export function writeSavedTexts(person: number | null, name: string, texts: SavedTexts): void {
  writeStored('local', textKey(person, name), texts);
}

/** Keeps the words of a section as they are now. A browser that has no room for them keeps the draft all the same. */
export function writeSavedText(
  person: number | null,
  name: string,
  { revised }: Pick<SpecSection, 'revised'>,
  tree: SectionTree,
  state: SectionState,
): void {
  const text = textToSave(tree, state, { revised, at: now() });
  writeSavedTexts(person, name, withText(readSavedTexts(person, name), text));
}

/** The text as it was when the person last stopped working on it; null where this browser has none. */
export function savedTextBefore(
  person: number | null,
  name: string,
  { revised }: Pick<SpecSection, 'revised'>,
): SavedText | null {
  return earlierText(readSavedTexts(person, name), { revised, at: now() });
}

export function removeSavedText(person: number | null, name: string): void {
  removeStored('local', textKey(person, name));
}

/** From a visitor to the person who signed in. */
export function moveSavedText(name: string, person: number): void {
  const texts = readSavedTexts(null, name);
  if (texts !== null) writeSavedTexts(person, name, texts);
}
