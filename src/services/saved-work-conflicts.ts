import type { SavedWork } from '#src/contracts/saved-work.ts';
import type { Choices } from '#src/domain/conflict.ts';
import { nameConflicts } from '#src/domain/saved-work/name-conflicts.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { askAboutConflict, type ConflictQuestion } from '#src/stores/conflicts.ts';
import { sharedProject, useDesignProjects } from '#src/stores/design-projects.ts';
import { storedOffice } from '#src/stores/office-sections.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** A record's name in a conflict dialog: “Page header of Library low roof”. */
export function savedWorkTitle({ kind, name }: Pick<SavedWork, 'kind' | 'name'>): string {
  const seq = Number(name);
  switch (kind) {
    case 'section':
      return `Your text in ${name.slice(name.indexOf('/') + 1)}`;
    case 'project-header': {
      const project = specwizardProjectOf(seq)(useSpecwizardProjects.getState());
      return `Page header of ${project?.name ?? `project ${seq}`}`;
    }
    case 'outline-specs': {
      const project = useDesignProjects.getState().projects?.find((one) => one.seq === seq);
      return `Outline of ${project?.name ?? `project ${seq}`}`;
    }
    case 'merges': {
      const of = Number(/^project-(\d{1,10})$/.exec(name)?.[1]);
      const project = specwizardProjectOf(of)(useSpecwizardProjects.getState());
      return project ? `How sections of ${project.name} are merged` : 'Your merged sections';
    }
    case 'office-template':
      return 'Your office’s template';
    case 'office-sections':
      return `Your office’s section ${storedOffice(name)?.title ?? name}`;
  }
}

/** The shared design project that a text belongs to; null for the person's own. */
export function sharedProjectOfSavedWork({ kind, name }: Pick<SavedWork, 'kind' | 'name'>): number | null {
  if (kind === 'outline-specs') return sharedProject(Number(name));
  const seq = kind === 'project-header' ? name : /^project-(\d{1,10})(?:\/|$)/.exec(name)?.[1];
  const specwizard =
    seq === undefined ? undefined : specwizardProjectOf(Number(seq))(useSpecwizardProjects.getState());
  return sharedProject(specwizard?.project ?? null);
}

/** Asks about a conflict, with the section's title and its paragraphs' text. */
export async function askAboutSavedWork(
  { kind, name }: Pick<SavedWork, 'kind' | 'name'>,
  question: ConflictQuestion,
): Promise<Choices | null> {
  if (kind !== 'section') return askAboutConflict(question);
  const { data } = await loadSection(name.slice(name.indexOf('/') + 1));
  if (!data) return askAboutConflict(question);
  const conflicts = nameConflicts(sectionTree(data), question.conflicts);
  return askAboutConflict({ ...question, name: `${data.section.number} ${data.title}`, conflicts });
}
