import { today } from '#src/browser/clock.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { changeDesignProject, loadDesignProjects } from '#src/services/design-project-changes.ts';
import { writeDocumentDay } from '#src/stores/project-sections.ts';
import { reportProjectFailure } from '#src/services/report-project-failure.ts';

/** Records that a document of a section was made today, in this browser and in its design project. */
export async function recordDocument({ seq, project }: SpecwizardProject, filename: string): Promise<void> {
  writeDocumentDay(seq, filename);
  if (project !== null) await touchLastSpecDate(project);
}

/** Sets a design project's last specification date to today, unless the person may only read it. */
export async function touchLastSpecDate(project: number): Promise<void> {
  const { data, error } = await loadDesignProjects();
  if (data?.some((one) => one.seq === project && !mayEdit(one))) return;
  if (error) {
    reportProjectFailure('save', error);
    return;
  }
  const day = today();
  await changeDesignProject(
    project,
    (one) => (one.last_spec_date === day ? one : { ...one, last_spec_date: day }),
    { asks: false },
  );
}
