import * as v from 'valibot';

import { today } from '#src/browser/clock.ts';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { blankDocumentHeader, documentHeader } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { linesOfFile, newerLines, withSavedLines } from '#src/domain/specification/project-lines.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { draftPerson, draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

/** This browser's data of a section of a project beside its draft. Storage is untrusted. */
const schema = v.object({
  /** The lines that browser and project last had in common. */
  lines: v.nullable(v.array(v.number())),
  /** When its last document was made, as a day. */
  documentAt: v.nullable(v.string()),
});
type Stored = v.InferOutput<typeof schema>;

const nothing: Stored = { lines: null, documentAt: null };

const sectionKey = (seq: number, filename: string): string =>
  `project-section/${draftPerson() ?? ''}/${seq}/${filename}`;
const headerKey = (seq: number): string => `project-header/${draftPerson() ?? ''}/${seq}`;

const read = (seq: number, filename: string): Stored =>
  readStored('local', sectionKey(seq, filename), schema, nothing);

function write(seq: number, filename: string, part: Partial<Stored>): void {
  writeStored('local', sectionKey(seq, filename), { ...read(seq, filename), ...part });
}

export function forgetSection(seq: number, filename: string): void {
  removeStored('local', sectionKey(seq, filename));
}

/** Null where browser and project never met. */
export function commonLines(seq: number, filename: string): ReadonlySet<number> | null {
  const { lines } = read(seq, filename);
  return lines && new Set(lines);
}

/** Calls back when another tab has saved the section, or saw it saved. Returns a function that stops it. */
export const onCommonLinesElsewhere = (seq: number, filename: string, act: () => void): (() => void) =>
  onStoredElsewhere(sectionKey(seq, filename), act);

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
  readStored('local', headerKey(seq), documentHeader, blankDocumentHeader);

export function writeProjectHeader(seq: number, header: DocumentHeader): void {
  writeStored('local', headerKey(seq), header);
}

export function forgetProjectHeader(seq: number): void {
  removeStored('local', headerKey(seq));
}

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
  const draft = readSectionDraft(draftPerson(), draftPlace.project(project.seq, filename));
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
