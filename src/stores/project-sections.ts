import * as v from 'valibot';

import { today } from '#src/browser/clock.ts';
import { blankDocumentHeader, documentHeader } from '#src/contracts/forms/document-header.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mergeHeaders } from '#src/domain/saved-work/merge-headers.ts';
import { linesOfFile, newerLines, withSavedLines } from '#src/domain/specification/project-lines.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import type { SectionTree } from '#src/domain/specification/section-tree.ts';
import { createAccountRecords } from '#src/stores/account-records.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

/** What this browser stores about a project's section besides its draft. */
const schema = v.object({
  /** The lines on which browser and project last agreed. */
  lines: v.nullable(v.array(v.number())),
  /** The day on which its last document was made. */
  documentAt: v.nullable(v.string()),
});
type Stored = v.InferOutput<typeof schema>;

const sections = createPersonalRecords<Stored>({ kind: 'project-section', schema });
const { records: headers, account: accountHeaders } = createAccountRecords<DocumentHeader>({
  kind: 'project-header',
  schema: documentHeader,
  blank: blankDocumentHeader,
  merge: () => mergeHeaders,
});
export { accountHeaders };

const nothing: Stored = { lines: null, documentAt: null };
const nameOf = (seq: number, filename: string): string => `${seq}/${filename}`;
const read = (seq: number, filename: string): Stored => sections.read(nameOf(seq, filename)) ?? nothing;

function write(seq: number, filename: string, part: Partial<Stored>): void {
  sections.write(nameOf(seq, filename), { ...read(seq, filename), ...part });
}

export function removeProjectSection(seq: number, filename: string): void {
  sections.remove(nameOf(seq, filename));
}

/** The lines on which browser and project last agreed; null if they never were compared. */
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

/** The page header of a project's documents, and its titles for the parties. */
export const projectHeader = (seq: number): DocumentHeader =>
  headers.read(String(seq)) ?? blankDocumentHeader;

export function writeProjectHeader(seq: number, header: DocumentHeader): void {
  headers.write(String(seq), header);
}

/** Removes the header and returns it. */
export const removeProjectHeader = (seq: number): DocumentHeader =>
  headers.remove(String(seq)) ?? blankDocumentHeader;

/** A project's section with the changes that this browser has of it. */
export interface SectionInProject {
  state: SectionState;
  /**
   * `same`: as in the project. `mine`: the browser has unsaved changes. `theirs`: the project's newer lines were applied.
   * `conflict`: both changed; then `state` is the browser's.
   */
  newer: 'same' | 'mine' | 'theirs' | 'conflict';
  /** This browser has no data of the section: its blanks and own text are in another browser. */
  isUnknownHere: boolean;
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
      isUnknownHere: base === null && theirs.size > 0,
    };
  const { state } = draft;
  const newer = newerLines(state.lines, theirs, base);
  return {
    state: newer === 'theirs' ? withSavedLines(tree, state, theirs) : state,
    newer,
    isUnknownHere: false,
  };
}
