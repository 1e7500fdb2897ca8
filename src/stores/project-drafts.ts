import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SavedTexts } from '#src/domain/specification/saved-text.ts';
import {
  commonLines,
  documentDay,
  forgetProjectHeader,
  forgetSection,
  writeCommonLines,
  writeDocumentDay,
  projectHeader,
} from '#src/stores/project-sections.ts';
import { readSavedTexts, writeSavedTexts } from '#src/stores/saved-texts.ts';
import {
  draftPerson,
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

/** The data of some sections of a project that this browser alone has. */
export type StoredSections = readonly StoredSection[];

/** Reads it, with what is being typed. */
export function readStoredSections(seq: number, filenames: readonly string[]): StoredSections {
  return filenames.map((filename) => {
    const place = draftPlace.project(seq, filename);
    closeSection(place);
    return {
      filename,
      draft: readSectionDraft(draftPerson(), place),
      texts: readSavedTexts(draftPerson(), place.name),
      lines: commonLines(seq, filename),
      documentAt: documentDay(seq, filename),
    };
  });
}

/** Writes it, also for another project: after undoing a deletion, and for a copy. */
export function writeStoredSections(seq: number, sections: StoredSections): void {
  for (const { filename, draft, texts, lines, documentAt } of sections) {
    const place = draftPlace.project(seq, filename);
    if (draft) writeSectionDraft(draftPerson(), place, draft);
    if (texts) writeSavedTexts(draftPerson(), place.name, texts);
    if (lines) writeCommonLines(seq, filename, lines);
    if (documentAt !== null) writeDocumentDay(seq, filename, documentAt);
  }
}

/** Removes it and answers with what was there. */
export function takeStoredSections(seq: number, filenames: readonly string[]): StoredSections {
  const stored = readStoredSections(seq, filenames);
  for (const filename of filenames) {
    removeSectionDraft(draftPerson(), draftPlace.project(seq, filename));
    forgetSection(seq, filename);
  }
  return stored;
}

export function takeProjectHeader(seq: number): DocumentHeader {
  const header = projectHeader(seq);
  forgetProjectHeader(seq);
  return header;
}
