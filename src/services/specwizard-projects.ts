import { call } from '#src/api/call.ts';
import {
  specwizardProjectCreate,
  specwizardProjectDelete,
  specwizardProjectGet,
  specwizardProjectMe,
  specwizardProjectSaveSpecs,
  specwizardProjectSpecs,
  specwizardProjectUpdate,
} from '#src/contracts/specwizard-projects.ts';
import { invalidateReads } from '#src/api/reads.ts';
import { broadcastSaved } from '#src/browser/saved-broadcast.ts';
import { onStoredElsewhere } from '#src/browser/storage.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { specwizardProjectMerge } from '#src/domain/specification/merge-specwizard-project.ts';
import { linesOfFile, withLinesOfFile } from '#src/domain/specification/project-lines.ts';
import { readStoredSections, takeStoredSections, writeStoredSections } from '#src/services/project-drafts.ts';
import type { StoredSections } from '#src/services/project-drafts.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { projectFailed } from '#src/services/project-failed.ts';
import {
  projectHeader,
  takeProjectHeader,
  writeCommonLines,
  writeProjectHeader,
} from '#src/stores/project-sections.ts';
import { isOutdated, saveMerged } from '#src/services/save-merged.ts';
import { announceProjectChange } from '#src/stores/project-changes.ts';
import { useSession } from '#src/stores/session.ts';

/** A person's decisions about a project; the rest follows from its sections. */
export type ProjectFields = Pick<SpecwizardProject, 'name' | 'project' | 'filename' | 'specs'>;

function projectChanged(): void {
  announceProjectChange();
  broadcastSaved('specwizard-projects');
}

onStoredElsewhere('specwizard-projects', () => {
  invalidateReads((key) => key.includes('/api/specwizard-project'));
  announceProjectChange();
});

/** `made` where a new project exists but its lines were not saved: the next try must not make a second one. */
export type SaveResult =
  | { data: SpecwizardProject; error?: never; made?: never }
  | { data?: never; error: CallError; made: SpecwizardProject | null };

/**
 * Creates a project without `before`, and writes over it otherwise; then its lines (requirements: project-save). `own` are the sections whose
 * lines come from this browser. Tells how it went by toast.
 */
export async function saveSpecwizardProject(
  { name, project, filename, specs }: ProjectFields,
  before: Pick<SpecwizardProject, 'seq' | 'updated_at'> | null,
  own: readonly string[] = filename,
): Promise<SaveResult> {
  const fields = { name, project, filename };
  const first =
    before === null
      ? await call(specwizardProjectCreate, { body: fields })
      : await call(specwizardProjectUpdate, {
          params: { id: before.seq },
          body: { ...fields, updated_at: before.updated_at },
        });
  if (first.error) return { ...failed('save', first.error), made: null };
  const { seq, updated_at: seen } = first.data;
  const isWhole = before === null && specs.length === 0;
  const result = isWhole
    ? first
    : await call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs, updated_at: seen } });
  if (result.error) {
    // Its list of sections has changed already.
    projectChanged();
    return { ...projectFailed('save', result.error), made: first.data };
  }
  projectSaved(result.data, own);
  void notify.success('Saved project');
  return { data: result.data };
}

/** Browser and project have the same lines of these sections now. Of the others, the project may have newer ones. */
function projectSaved({ seq, specs }: SpecwizardProject, own: readonly string[]): void {
  for (const one of own) writeCommonLines(seq, one, linesOfFile(specs, one));
  projectChanged();
}

/**
 * Changes name, design project or list of sections of a project as the person saw it; their lines stay where `part` has none.
 * Several may be under way: what one of them changed is merged into the next.
 */
export async function changeSpecwizardProject(
  seen: SpecwizardProject,
  part: Partial<ProjectFields>,
): Promise<Result<SpecwizardProject>> {
  const result = await savePart(seen, part);
  if (!result.error) void notify.success('Saved project');
  return result;
}

/** The same without a word, if it is saved: what was saved elsewhere meanwhile is merged. */
async function savePart(
  seen: SpecwizardProject,
  part: Partial<ProjectFields>,
): Promise<Result<SpecwizardProject>> {
  const result = await saveMerged({
    base: seen,
    mine: { ...seen, ...part },
    known: seen,
    merge: specwizardProjectMerge(designName),
    write: ({ seq, name, project, filename, specs, updated_at }) =>
      call(specwizardProjectUpdate, {
        params: { id: seq },
        body: { name, project, filename, updated_at, ...(part.specs && { specs }) },
      }),
    reread: async () =>
      (await call(specwizardProjectGet, { params: { id: seen.seq }, fresh: true })).data ?? null,
    name: seen.name,
  });
  if (result.error) return failed('save', result.error);
  projectChanged();
  return result;
}

const designName = (seq: number): string =>
  useDesignProjects.getState().projects?.find((one) => one.seq === seq)?.name ?? `Project ${seq}`;

/** Puts projects into a design project, as far as they are in none by now. */
export async function putIntoDesignProject(
  projects: readonly Pick<SpecwizardProject, 'seq'>[],
  designProject: number,
): Promise<void> {
  if (projects.length === 0) return;
  const { data = [] } = await call(specwizardProjectMe, { fresh: true });
  for (const one of data)
    if (one.project === null && projects.some(({ seq }) => seq === one.seq))
      await savePart(one, { project: designProject });
}

/** Takes a section out, with its lines and what this browser has of it, and offers to undo. */
export async function removeSection(
  project: SpecwizardProject,
  filename: string,
  title: string,
): Promise<Result<SpecwizardProject>> {
  const { seq } = project;
  const left = project.filename.filter((one) => one !== filename);
  const { epoch } = useSession.getState();
  const result = await savePart(project, { filename: left });
  // Someone has worked on it elsewhere, and it is to stay.
  if (result.error || result.data.filename.includes(filename)) return result;
  const stored = takeStoredSections(seq, [filename]);
  const restore = async (): Promise<void> => {
    if (useSession.getState().epoch !== epoch) return;
    // The project may have been changed since: only this section comes back.
    const read = await call(specwizardProjectGet, { params: { id: seq }, fresh: true });
    if (useSession.getState().epoch !== epoch || read.data?.filename.includes(filename)) return;
    const { error } = read.data
      ? await changeSpecwizardProject(read.data, {
          filename: read.data.filename.toSpliced(project.filename.indexOf(filename), 0, filename),
          specs: withLinesOfFile(read.data.specs, filename, linesOfFile(project.specs, filename)),
        })
      : failed('save', read.error);
    if (error) void notify.undo(`“${title}” was not restored.`, () => void restore());
    else writeStoredSections(seq, stored);
  };
  void notify.undo(`Removed “${title}”.`, () => void restore());
  return result;
}

/** A second project of the same sections, with what this browser has of them; `half` where a try before got half way. */
export async function duplicateProject(
  project: SpecwizardProject,
  half: SpecwizardProject | null,
): Promise<SaveResult> {
  const { seq, name, project: of, filename } = project;
  const { data: specs, error } = await call(specwizardProjectSpecs, { params: { id: seq }, fresh: true });
  if (error) return { ...failed('save', error), made: half };
  const copy = { name: `${name.slice(0, 110)} (copy)`, project: of, filename, specs };
  const stored = readStoredSections(seq, filename).map((one) => ({ ...one, texts: null, documentAt: null }));
  const header = projectHeader(seq);
  const result = await saveSpecwizardProject(copy, half);
  const made = result.data ?? result.made;
  if (made) writeAllStored(made, stored, header, result.data !== undefined);
  return result;
}

/** Deletes a project and offers to undo, which creates it again with all that this browser had of it. */
export async function removeSpecwizardProject(project: SpecwizardProject): Promise<Result<{ ok: true }>> {
  const { seq, name, project: of, filename } = project;
  const { epoch } = useSession.getState();
  // What another tab saved since this one looked comes back too.
  const { data: specs = project.specs } = await call(specwizardProjectSpecs, {
    params: { id: seq },
    fresh: true,
  });
  const result = await call(specwizardProjectDelete, { params: { id: seq } });
  if (result.error) return failed('delete', result.error);
  if (useSession.getState().epoch !== epoch) return result;
  const stored = takeStoredSections(seq, filename);
  const header = takeProjectHeader(seq);
  projectChanged();
  const restore = async (before: SpecwizardProject | null): Promise<void> => {
    if (useSession.getState().epoch !== epoch) return;
    const again = await saveSpecwizardProject({ name, project: of, filename, specs }, before);
    const made = again.data ?? again.made ?? before;
    if (made) writeAllStored(made, stored, header, again.data !== undefined);
    if (again.error) void notify.undo(`“${name}” was not restored.`, () => void restore(made));
  };
  void notify.undo(`Deleted “${name}”.`, () => void restore(null));
  return result;
}

/** The data that one browser has of a project, for a new one of the same sections. */
function writeAllStored(
  { seq }: SpecwizardProject,
  stored: StoredSections,
  header: DocumentHeader,
  hasLines: boolean,
): void {
  // Without its lines in the project, those of the browser are changes still to be saved.
  writeStoredSections(seq, hasLines ? stored : stored.map((one) => ({ ...one, lines: new Set() })));
  writeProjectHeader(seq, header);
}

/** A project that was changed elsewhere is read again by what shows it. */
function failed(what: 'save' | 'delete', error: CallError): { error: CallError } {
  if (isOutdated(error)) projectChanged();
  return projectFailed(what, error);
}
