import { call } from '#src/api/call.ts';
import { swDataCustom } from '#src/contracts/spec-sections.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { loadMerged } from '#src/services/merge-sources.ts';
import { answersOf } from '#src/stores/merged-sections.ts';
import { sectionInProject } from '#src/stores/project-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

export interface Progress {
  made: number;
  all: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The lines of a section, one section after another: a project may have many, and each is long. A merged section is made
 * from those of its manufacturers.
 */
export function loadSection(
  filename: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Result<SpecSection>> {
  const sources = sourcesOfName(filename);
  const result = last.then(async () => {
    if (sources === null) return call(swDataCustom, { params: { filename }, signal });
    const { data, error } = await loadMerged(sources, answersOf(filename), signal);
    return error ? { error } : { data: data.section };
  });
  last = result.catch(() => null);
  return result;
}

/** The sections that a screen shows, by file name. */
export type Sections = Map<string, Promise<Result<SpecSection>>>;

/** One of them; it is read where a project has it only since the screen was loaded. */
export function sectionOf(sections: Sections, filename: string): Promise<Result<SpecSection>> {
  const section = sections.get(filename) ?? loadSection(filename);
  sections.set(filename, section);
  return section;
}

/** How far a project is decided, as this browser remembers it; null where it has to read a section for that. */
export function knownProgress({ seq, filename }: SpecwizardProject): Progress | null {
  const sum = { made: 0, all: 0 };
  for (const one of filename) {
    const draft = readSectionDraft(draftPlace.project(seq, one));
    if (draft === null) return null;
    sum.made += draft.made;
    sum.all += draft.all;
  }
  return sum;
}

/** How far a project is decided, with its sections read; null where one could not be. */
export async function countProgress(
  project: SpecwizardProject,
  signal: AbortSignal,
): Promise<Progress | null> {
  const sum = { made: 0, all: 0 };
  for (const filename of project.filename) {
    const { data } = await loadSection(filename, signal);
    if (!data) return null;
    const tree = sectionTree(data);
    const { made, all } = sectionNow(tree, sectionInProject(project, filename, tree).state).progress;
    sum.made += made;
    sum.all += all;
  }
  return sum;
}
