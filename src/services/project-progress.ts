import type { Result } from '#src/contracts/result.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { loadSpecSection } from '#src/services/spec-sections.ts';
import { loadMerged } from '#src/services/merge-sources.ts';
import { readAnswers } from '#src/stores/merged-sections.ts';
import { sectionInProject } from '#src/stores/project-sections.ts';
import { draftPlace, readSectionDraft } from '#src/stores/section-drafts.ts';

export interface Progress {
  made: number;
  all: number;
}

let previousLoad: Promise<unknown> = Promise.resolve();

/**
 * Reads a section, one at a time, because a project may have many long sections. A merged section is merged from its
 * manufacturers' sections.
 */
export function loadSection(
  filename: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Result<SpecSection>> {
  const sources = sourcesOfName(filename);
  const result = previousLoad.then(async () => {
    if (sources === null) return loadSpecSection(filename, signal);
    const { data, error } = await loadMerged(sources, readAnswers(filename), signal);
    return error ? { error } : { data: data.section };
  });
  previousLoad = result.catch(() => null);
  return result;
}

/** The sections that a screen has requested, by file name. */
export type LoadedSections = Map<string, Promise<Result<SpecSection>>>;

/** A section from the map; requests it if it was added to the project after the screen loaded. */
export function loadSectionOnce(sections: LoadedSections, filename: string): Promise<Result<SpecSection>> {
  const section = sections.get(filename) ?? loadSection(filename);
  sections.set(filename, section);
  return section;
}

/** A project's progress from the drafts in this browser; null if a section has no draft and must be read. */
export function storedProgress({ seq, filename }: SpecwizardProject): Progress | null {
  const sum = { made: 0, all: 0 };
  for (const one of filename) {
    const draft = readSectionDraft(draftPlace.project(seq, one));
    if (draft === null) return null;
    sum.made += draft.made;
    sum.all += draft.all;
  }
  return sum;
}

/** A project's progress, counted from its sections; null if one couldn't be read. */
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
