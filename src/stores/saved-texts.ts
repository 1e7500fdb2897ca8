import { now } from '#src/browser/clock.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import { earlierText, savedTexts, textToSave, withText } from '#src/domain/specification/saved-text.ts';
import type { SavedText, SavedTexts } from '#src/domain/specification/saved-text.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';

/**
 * Earlier texts of each section, by the name of its draft's place. They are stored apart from the draft, so that a browser whose
 * storage is full may still have room for the draft.
 */
export const savedTextRecords = createPersonalRecords<SavedTexts>({
  kind: 'section-text',
  schema: savedTexts,
  adopt: (_own, visitors) => visitors,
});

/** Stores the current text of a section. */
export function writeSavedText(
  name: string,
  { revised }: Pick<SpecSection, 'revised'>,
  tree: SectionTree,
  state: SectionState,
): void {
  const text = textToSave(tree, state, { revised, at: now() });
  savedTextRecords.write(name, withText(savedTextRecords.read(name), text));
}

/** The text as it was when the person last stopped working on it; null if this browser has none. */
export const savedTextBefore = (name: string, { revised }: Pick<SpecSection, 'revised'>): SavedText | null =>
  earlierText(savedTextRecords.read(name), { revised, at: now() });
