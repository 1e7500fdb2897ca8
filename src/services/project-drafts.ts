import type { SavedTexts } from '#src/domain/specification/saved-text.ts';
import {
  commonLines,
  documentDay,
  removeProjectSection,
  writeCommonLines,
  writeDocumentDay,
} from '#src/stores/project-sections.ts';
import { savedTextRecords } from '#src/stores/saved-texts.ts';
import {
  draftPlace,
  readSectionDraft,
  removeSectionDraft,
  writeSectionDraft,
} from '#src/stores/section-drafts.ts';
import type { SectionDraft } from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';

interface StoredSection {
  filename: string;
  draft: SectionDraft | null;
  texts: SavedTexts | null;
  lines: ReadonlySet<number> | null;
  documentAt: string | null;
}

/** Data of a project's sections that exists only in this browser. */
export type StoredSections = readonly StoredSection[];

/** Reads the data, including what is being typed. */
export const readStoredSections = (seq: number, filenames: readonly string[]): StoredSections =>
  filenames.map((filename) => {
    const place = draftPlace.project(seq, filename);
    closeSection(place);
    return {
      filename,
      draft: readSectionDraft(place),
      texts: savedTextRecords.read(place.name),
      lines: commonLines(seq, filename),
      documentAt: documentDay(seq, filename),
    };
  });

/** Writes the data, perhaps under another project's number: for undoing a deletion and for copies. */
export function writeStoredSections(seq: number, sections: StoredSections): void {
  for (const { filename, draft, texts, lines, documentAt } of sections) {
    const place = draftPlace.project(seq, filename);
    if (draft) writeSectionDraft(place, draft);
    if (texts) savedTextRecords.write(place.name, texts);
    if (lines) writeCommonLines(seq, filename, lines);
    if (documentAt !== null) writeDocumentDay(seq, filename, documentAt);
  }
}

/** Removes the data and returns it. */
export function removeStoredSections(seq: number, filenames: readonly string[]): StoredSections {
  const stored = readStoredSections(seq, filenames);
  for (const filename of filenames) {
    removeSectionDraft(draftPlace.project(seq, filename));
    removeProjectSection(seq, filename);
  }
  return stored;
}
