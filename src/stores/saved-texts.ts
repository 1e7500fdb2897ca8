import { now } from '#src/browser/clock.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { earlierText, savedTexts, textToSave, withText } from '#src/domain/specification/saved-text.ts';
import type { SavedText, SavedTexts } from '#src/domain/specification/saved-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';

/**
 * The words of each section, by the name of its draft's place. Apart from the draft: a browser that has no room for
 * them keeps the draft all the same.
 */
export const savedTextRecords = createPersonalRecords<SavedTexts>({
  kind: 'section-text',
  schema: savedTexts,
  adopt: (_own, visitors) => visitors,
});

/** Keeps the words of a section as they are now. */
export function writeSavedText(
  name: string,
  { revised }: Pick<SpecSection, 'revised'>,
  tree: SectionTree,
  state: SectionState,
): void {
  const text = textToSave(tree, state, { revised, at: now() });
  savedTextRecords.write(name, withText(savedTextRecords.read(name), text));
}

/** The text as it was when the person last stopped working on it; null where this browser has none. */
export const savedTextBefore = (name: string, { revised }: Pick<SpecSection, 'revised'>): SavedText | null =>
  earlierText(savedTextRecords.read(name), { revised, at: now() });
