import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import {
  commonLines,
  documentDay,
  forgetProjectHeader,
  forgetSection,
  keepCommonLines,
  keepDocumentDay,
  projectHeader,
} from '#src/stores/project-sections.ts';
import {
  draftPerson,
  draftPlace,
  readSectionDraft,
  removeSectionDraft,
  writeSectionDraft,
} from '#src/stores/section-drafts.ts';
import type { SectionDraft } from '#src/stores/section-drafts.ts';
import { closeSection } from '#src/stores/section-work.ts';

interface KeptSection {
  filename: string;
  draft: SectionDraft | null;
  lines: ReadonlySet<number> | null;
  documentAt: string | null;
}

/** What this browser alone has of some sections of a project. */
export type KeptSections = readonly KeptSection[];

/** Reads it, with what is being typed. */
export function readKeptSections(seq: number, filenames: readonly string[]): KeptSections {
  return filenames.map((filename) => {
    closeSection(draftPlace.project(seq, filename));
    return {
      filename,
      draft: readSectionDraft(draftPerson(), draftPlace.project(seq, filename)),
      lines: commonLines(seq, filename),
      documentAt: documentDay(seq, filename),
    };
  });
}

/** Writes it, also for another project: after undoing a deletion, and for a copy. */
export function writeKeptSections(seq: number, sections: KeptSections): void {
  for (const { filename, draft, lines, documentAt } of sections) {
    if (draft) writeSectionDraft(draftPerson(), draftPlace.project(seq, filename), draft);
    if (lines) keepCommonLines(seq, filename, lines);
    if (documentAt !== null) keepDocumentDay(seq, filename, documentAt);
  }
}

/** Removes it and answers with what was there. */
export function takeKeptSections(seq: number, filenames: readonly string[]): KeptSections {
  const kept = readKeptSections(seq, filenames);
  for (const filename of filenames) {
    removeSectionDraft(draftPerson(), draftPlace.project(seq, filename));
    forgetSection(seq, filename);
  }
  return kept;
}

export function takeProjectHeader(seq: number): DocumentHeader {
  const header = projectHeader(seq);
  forgetProjectHeader(seq);
  return header;
}
