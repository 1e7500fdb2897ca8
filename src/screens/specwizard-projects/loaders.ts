import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecwizardProject } from '#src/services/specwizard-projects.ts';

/** A person's SpecWizard project; a missing one and another user's are both not found. Its sections are promises. */
export async function specwizardProject({ params, request: { signal } }: ScreenRequest) {
  const seq = positiveIntegerFrom(params['id'] ?? '');
  if (seq === null) throw notFound();
  const designs = loadDesignProjects(signal);
  const [found] = await Promise.all([loadSpecwizardProject(seq, signal), loadSavedWork(signal)]);
  const project = requireData(found);
  const sections = new Map(project.filename.map((filename) => [filename, loadSection(filename, signal)]));
  return { project, designs, sections };
}
export type LoadedSpecwizardProject = Awaited<ReturnType<typeof specwizardProject>>;
