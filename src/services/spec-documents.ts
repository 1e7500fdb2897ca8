import { today } from '#src/browser/clock.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { changeDesignProject, loadDesignProjects } from '#src/services/design-project-changes.ts';
import { writeDocumentDay } from '#src/stores/project-sections.ts';
import { projectFailed } from '#src/services/project-failed.ts';

/** A document of a section was made. */
export async function recordDocument({ seq, project }: SpecwizardProject, filename: string): Promise<void> {
  writeDocumentDay(seq, filename);
  if (project !== null) await touchLastSpecDate(project);
}

/** Documents of a design project were made: it was last specified today. */
export async function touchLastSpecDate(project: number): Promise<void> {
  const { error } = await loadDesignProjects();
  if (error) {
    projectFailed('save', error);
    return;
  }
  const day = today();
  await changeDesignProject(
    project,
    (one) => (one.last_spec_date === day ? one : { ...one, last_spec_date: day }),
    { asks: false },
  );
}
