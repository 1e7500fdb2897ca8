import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { projectListKeys } from '#src/domain/project-manual/lists/list-keys.ts';
import type { OutlineSpec } from '#src/domain/project-manual/outline.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadRecords } from '#src/services/library-records.ts';
import { loadSection } from '#src/services/project-progress.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';

/**
 * A design project with the records of its items and its SpecWizard projects, whose sections are promises. A missing
 * project and another user's are both not found.
 */
export async function outlineSpecs({ params, request: { signal } }: ScreenRequest) {
  const seq = positiveIntegerFrom(params['id'] ?? '');
  if (seq === null) throw notFound();
  const asked = loadSpecwizardProjects(signal);
  const ownText = loadSavedWork(signal);
  const project = requireData(await loadDesignProjects(signal)).find((one) => one.seq === seq);
  if (project === undefined) throw notFound();
  const [records, specwizards] = await Promise.all([loadRecords(project.items, signal), asked, ownText]);
  const own = (specwizards.data ?? []).filter((one) => one.project === seq);
  const filenames = new Set(own.flatMap(({ filename }) => filename));
  return {
    project,
    records,
    specwizards: own,
    /** Why the SpecWizard projects couldn't be loaded; the outline then has only the items. */
    failure: specwizards.error?.message ?? null,
    sections: new Map([...filenames].map((one) => [one, loadSection(one, signal)])),
  };
}
export type LoadedOutline = Awaited<ReturnType<typeof outlineSpecs>>;

/** The same, and which list the address names; the first by default. */
export async function projectLists(request: ScreenRequest) {
  const asked = new URL(request.request.url).searchParams.get('list');
  const list = projectListKeys.find((key) => key === asked) ?? projectListKeys[0];
  return { ...(await outlineSpecs(request)), list };
}

/** The sections of a SpecWizard project, before their lines are loaded. */
export const specsOf = ({ seq, filename, section, company }: SpecwizardProject): OutlineSpec[] =>
  filename.map((one, index) => ({
    seq,
    filename: one,
    company: company[index] ?? '',
    number: section[index]?.number ?? '',
    title: section[index]?.title ?? one,
    content: null,
  }));
