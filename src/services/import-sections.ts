import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mergeSummary, type MergeSummary } from '#src/domain/merged-section/merge-summary.ts';
import type { Answers } from '#src/domain/merged-section/merge-types.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import type { ProjectFile } from '#src/domain/specification/project-file.ts';
import { linesOfFile, withLinesOfFile, withSavedLines } from '#src/domain/specification/project-lines.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { loadMerged } from '#src/services/merge-sources.ts';
import { writeMerge } from '#src/stores/merged-sections.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { writeProjectHeader, projectHeader } from '#src/stores/project-sections.ts';
import { draftPlace } from '#src/stores/section-drafts.ts';
import { replaceSection } from '#src/stores/section-work.ts';
import { saveSpecwizardProject } from '#src/services/specwizard-projects.ts';

export interface ImportedSection {
  section: SpecSection;
  state: SectionState;
  /** How its conflicts were resolved, if it is a merged section. */
  merge?: MergeSummary;
}

export interface SectionsOfFile {
  sections: readonly ImportedSection[];
  /** File names that the library does not have, or no longer has. */
  missing: readonly string[];
}

/** The sections of a project file with the library's current lines. `failure` is a sentence, if one can't be read. */
export async function loadImportedSections(
  { sections }: ProjectFile,
  signal: AbortSignal,
): Promise<{ imported: SectionsOfFile } | { failure: string }> {
  const found: ImportedSection[] = [];
  const missing: string[] = [];
  for (const { filename, state, merge } of sections) {
    const from = sourcesOfName(filename);
    const { data: read, error } = await (from === null
      ? readPlain(loadSection(filename, signal))
      : readMerged(from, merge ?? {}, signal));
    if (error?.status === 404) missing.push(filename);
    else if (error) return { failure: error.message };
    else {
      const { section, merge: facts } = read;
      const { lines } = sectionTree(section);
      const known = new Set([...state.lines].filter((line) => lines.has(line)));
      found.push({
        section,
        state: { ...state, lines: known },
        ...(facts && { merge: facts }),
      });
    }
  }
  return { imported: { sections: found, missing } };
}

/** Saves the sections to `project`, or to a new one with the file's name. What the API has no fields for is stored in this browser. */
export async function importIntoProject(
  project: SpecwizardProject | null,
  { file, sections }: SectionsOfFile & { file: ProjectFile },
): Promise<Result<SpecwizardProject>> {
  const {
    name,
    project: of,
    filename,
    specs,
  } = project ?? { ...file, project: null, filename: [], specs: [] };
  const names = sections.map(({ section }) => section.filename);
  const lines = sections.reduce<string[]>(
    (all, { section, state }) => withLinesOfFile(all, section.filename, state.lines),
    [...specs],
  );
  const result = await saveSpecwizardProject(
    { name, project: of, filename: [...new Set([...filename, ...names])], specs: lines },
    project,
    names,
  );
  if (result.error) return result;
  const { seq, specs: saved } = result.data;
  for (const { section, state, merge } of sections) {
    if (merge) writeMerge(section.filename, merge);
    // If someone else changed the section too, the person may have chosen to keep those lines.
    const kept = linesOfFile(saved, section.filename);
    replaceSection(
      section,
      draftPlace.project(seq, section.filename),
      withSavedLines(sectionTree(section), state, kept),
    );
  }
  const written = Object.entries(file.header).filter(([, value]) => value !== '');
  writeProjectHeader(seq, { ...projectHeader(seq), ...Object.fromEntries(written) });
  return result;
}

type LoadResult = Result<{ section: SpecSection; merge?: MergeSummary }>;

async function readPlain(result: Promise<Result<SpecSection>>): Promise<LoadResult> {
  const { data, error } = await result;
  return error ? { error } : { data: { section: data } };
}

/** Merges the manufacturers' sections again, with the stored resolutions. */
async function readMerged(
  filenames: readonly string[],
  answers: Answers,
  signal: AbortSignal,
): Promise<LoadResult> {
  const { data, error } = await loadMerged(filenames, answers, signal);
  return error ? { error } : { data: { section: data.section, merge: mergeSummary(data, answers) } };
}

/** Puts the sections of a file into the visitor's drafts; undo brings back what was there. */
export function importIntoDrafts(sections: readonly ImportedSection[]): void {
  for (const { section, state, merge } of sections) {
    if (merge) writeMerge(section.filename, merge);
    replaceSection(section, draftPlace.file(section.filename), state);
  }
}
