import { call } from '#src/api/call.ts';
import { projectChangesByProject } from '#src/contracts/project-people.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { projectViewFrom } from '#src/domain/design-projects/project-view.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { loadAllDocuments, documentsOf } from '#src/screens/projects/records.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadRecords } from '#src/services/library-records.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';

/** The person's design projects and SpecWizard projects. */
export async function designProjects({ request: { signal } }: ScreenRequest) {
  const specwizards = loadSpecwizardProjects(signal);
  return { projects: requireData(await loadDesignProjects(signal)), specwizards };
}

/**
 * A project with its items' records and its sections. A missing project and another user's are both not found. The products'
 * content and the list of changes are promises.
 */
export async function designProject({ params, request: { url, signal } }: ScreenRequest) {
  const seq = positiveIntegerFrom(params['id'] ?? '');
  if (seq === null) throw notFound();
  const asked = loadSpecwizardProjects(signal);
  const projects = requireData(await loadDesignProjects(signal));
  const project = projects.find((one) => one.seq === seq);
  if (project === undefined) throw notFound();
  const changes = call(projectChangesByProject, { params: { id: seq }, signal, fresh: true });
  const [records, specwizards] = await Promise.all([loadRecords(project.items, signal), asked]);
  const pendingDocuments = documentsOf(records, signal);
  return {
    project,
    changes,
    view: projectViewFrom(new URL(url).searchParams),
    records,
    /** The SpecWizard projects that belong to it; none if they can't be read. */
    specwizards: (specwizards.data ?? []).filter((one) => one.project === seq),
    pendingDocuments,
    loadAllDocuments: loadAllDocuments(pendingDocuments),
  };
}
export type LoadedProject = Awaited<ReturnType<typeof designProject>>;
