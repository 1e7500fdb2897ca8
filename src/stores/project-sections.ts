import * as v from 'valibot';

import { today } from '#src/browser/clock.ts';
import { blankDocumentHeader, documentHeader } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile, newerLines, withSavedLines } from '#src/domain/specification/project-lines.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

/** This browser's data of a section of a project beside its draft. */
const schema = v.object({
  /** The lines that browser and project last had in common. */
  lines: v.nullable(v.array(v.number())),
  /** When its last document was made, as a day. */
  documentAt: v.nullable(v.string()),
});
type Stored = v.InferOutput<typeof schema>;

const sections = createPersonalRecords<Stored>({ kind: 'project-section', schema });
const headers = createPersonalRecords<DocumentHeader>({ kind: 'project-header', schema: documentHeader });

const nothing: Stored = { lines: null, documentAt: null };
const nameOf = (seq: number, filename: string): string => `${seq}/${filename}`;
const read = (seq: number, filename: string): Stored => sections.read(nameOf(seq, filename)) ?? nothing;

function write(seq: number, filename: string, part: Partial<Stored>): void {
  sections.write(nameOf(seq, filename), { ...read(seq, filename), ...part });
}

export const removeProjectSection = (seq: number, filename: string): void =>
  sections.remove(nameOf(seq, filename));

/** Null where browser and project never met. */
export function commonLines(seq: number, filename: string): ReadonlySet<number> | null {
  const { lines } = read(seq, filename);
  return lines && new Set(lines);
}

export function writeCommonLines(seq: number, filename: string, lines: ReadonlySet<number>): void {
  write(seq, filename, { lines: [...lines] });
}

/** The day of the last document made of a section in this browser. */
export const documentDay = (seq: number, filename: string): string | null => read(seq, filename).documentAt;

export function writeDocumentDay(seq: number, filename: string, day = today()): void {
  write(seq, filename, { documentAt: day });
}

/** The page header of a project's documents, and what it calls its parties. */
export const projectHeader = (seq: number): DocumentHeader =>
  headers.read(String(seq)) ?? blankDocumentHeader;

export function writeProjectHeader(seq: number, header: DocumentHeader): void {
  headers.write(String(seq), header);
}

/** Removes it and returns it. */
export const takeProjectHeader = (seq: number): DocumentHeader =>
  headers.take(String(seq)) ?? blankDocumentHeader;

/** A section of a project as it stands for this person in this browser. */
export interface SectionInProject {
  state: SectionState;
  /**
   * `same` as in the project, `mine` where the browser has changes that are not saved, `theirs` where they were taken
   * from the project, `conflict` where both changed: then the state is the browser's.
   */
  newer: 'same' | 'mine' | 'theirs' | 'conflict';
  /** Nothing of this section was stored in this browser: blanks and own text are not here. */
  isElsewhere: boolean;
}

export function sectionInProject(
  project: SpecwizardProject,
  filename: string,
  tree: SectionTree,
): SectionInProject {
  const theirs = linesOfFile(project.specs, filename);
  const draft = readSectionDraft(draftPlace.project(project.seq, filename));
  const base = commonLines(project.seq, filename);
  if (draft === null)
    return {
      state: { ...emptyState, lines: theirs },
      newer: 'same',
      isElsewhere: base === null && theirs.size > 0,
    };
  const { state } = draft;
  const newer = newerLines(state.lines, theirs, base);
  return {
    state: newer === 'theirs' ? withSavedLines(tree, state, theirs) : state,
    newer,
    isElsewhere: false,
  };
}
