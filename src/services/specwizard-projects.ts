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
import { notify } from '#src/browser/toasts.ts';
import type { Result, Saved } from '#src/contracts/result.ts';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import type { SectionToAdd } from '#src/contracts/specwizards.ts';
import { specwizardProjectMerge } from '#src/domain/specification/merge-specwizard-project.ts';
import { isSameLines, linesOfFile, withLinesOfFile } from '#src/domain/specification/project-lines.ts';
import { sectionOfProject, withoutSection, withSection } from '#src/domain/specification/project-sections.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import {
  readStoredSections,
  removeStoredSections,
  writeStoredSections,
} from '#src/services/project-drafts.ts';
import { reportProjectFailure } from '#src/services/report-project-failure.ts';
import type { AskAboutConflict } from '#src/services/save-merged.ts';
import { createSyncedRecords } from '#src/services/synced-records.ts';
import { designProjectName, sharedProject } from '#src/stores/design-projects.ts';
import {
  projectHeader,
  removeProjectHeader,
  writeCommonLines,
  writeProjectHeader,
} from '#src/stores/project-sections.ts';
import { sameUserCheck } from '#src/stores/session.ts';
import { specwizardProjectOf, useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** The fields of a project that a person decides; the others follow from its sections. */
export type ProjectFields = Pick<SpecwizardProject, 'name' | 'project' | 'filename' | 'specs'>;

// Without `offline`: choices are stored in the section's draft, and its autosave tries again.
const records = createSyncedRecords<SpecwizardProject, ProjectFields>({
  kind: 'specwizard-projects',
  what: 'project',
  read: ({ signal, isFresh }) => call(specwizardProjectMe, { signal, fresh: isFresh }),
  readOne: (key, signal) => call(specwizardProjectGet, { params: { id: Number(key) }, signal, fresh: true }),
  create,
  update,
  remove: ({ seq }) => call(specwizardProjectDelete, { params: { id: seq } }),
  keyOf: ({ seq }) => String(seq),
  nameOf: ({ name }) => name,
  sharedIn: ({ project }) => sharedProject(project),
  merge: specwizardProjectMerge(designProjectName),
  inOrder: (list) => list.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at)),
  show: ({ status, list }) =>
    useSpecwizardProjects.setState({ known: list, projects: status === 'ready' ? list : null }),
});

/** An API may accept a project's lines only in a separate call. If that call fails, the new project is deleted again. */
async function create(fields: ProjectFields): Promise<Saved<SpecwizardProject>> {
  const made = await call(specwizardProjectCreate, { body: fields });
  if (made.error) return made;
  const result = await withLines(made.data, fields.specs);
  if (result.error) await call(specwizardProjectDelete, { params: { id: made.data.seq } });
  return result;
}

async function update(
  { seq, name, project, filename, specs, updated_at }: SpecwizardProject,
  theirs: SpecwizardProject,
): Promise<Saved<SpecwizardProject>> {
  const isSame = isSameData([name, project, filename], [theirs.name, theirs.project, theirs.filename]);
  if (isSame) return withLines(theirs, specs);
  const fields = { name, project, filename, updated_at, ...(!hasLines(theirs, specs) && { specs }) };
  const saved = await call(specwizardProjectUpdate, { params: { id: seq }, body: fields });
  return saved.error ? saved : withLines(saved.data, specs);
}

/** Sends the lines unless the project has them already. */
async function withLines(project: SpecwizardProject, specs: string[]): Promise<Saved<SpecwizardProject>> {
  const { seq, updated_at } = project;
  if (hasLines(project, specs)) return { data: project };
  return call(specwizardProjectSaveSpecs, { params: { id: seq }, body: { specs, updated_at } });
}

const hasLines = (project: SpecwizardProject, specs: readonly string[]): boolean =>
  isSameData(project.specs.toSorted(), [...new Set(specs)].toSorted());

export const loadSpecwizardProjects = records.load;

export const loadSpecwizardProject = (
  seq: number,
  signal?: AbortSignal,
): Promise<Result<SpecwizardProject>> => records.loadOne(String(seq), signal);

/**
 * Creates a project if `before` is null; otherwise updates it, with `before` as the person saw it (requirements: project-save).
 * `own` lists the sections whose lines come from this browser. A toast reports the outcome.
 */
export async function saveSpecwizardProject(
  fields: ProjectFields,
  before: SpecwizardProject | null,
  own: readonly string[] = fields.filename,
): Promise<Result<SpecwizardProject>> {
  const result =
    before === null
      ? await reportSave(records.create(fields))
      : await changeSpecwizardProject(before.seq, (one) => ({ ...one, ...fields }), before);
  // Browser and project now agree on these sections. The project may have newer lines of the others.
  if (result.data)
    for (const one of own) writeCommonLines(result.data.seq, one, linesOfFile(result.data.specs, one));
  return result;
}

/**
 * Changes a project: shown at once, merged with what was saved elsewhere, and reverted if the API refuses it. `before` holds the
 * values the person saw when they began. A toast reports the outcome.
 */
export const changeSpecwizardProject = (
  seq: number,
  change: (project: SpecwizardProject) => SpecwizardProject,
  before: Partial<SpecwizardProject> = {},
): Promise<Result<SpecwizardProject>> =>
  reportSave(records.change(String(seq), change, { seen: (one) => ({ ...one, ...before }) }));

async function reportSave(saving: Promise<Result<SpecwizardProject>>): Promise<Result<SpecwizardProject>> {
  const result = await saving;
  if (result.error) return reportProjectFailure('save', result.error);
  void notify.success('Saved project');
  return result;
}

/** Adds a section, without lines. */
export async function addSection(
  seq: number,
  { filename, section: { number }, title, company }: SectionToAdd,
): Promise<Result<SpecwizardProject>> {
  const section = { filename, section: { number, title }, company, lines: new Set<number>() };
  const result = await changeSpecwizardProject(seq, (one) => withSection(one, section));
  // So that earlier choices in this browser count as unsaved changes, not as lines that someone removed.
  if (!result.error) writeCommonLines(seq, filename, new Set());
  return result;
}

/** Saves a section's lines, in a removed section, too. `ask` is called if someone else changed it. */
export const saveSectionLines = (
  seen: SpecwizardProject,
  filename: string,
  lines: ReadonlySet<number>,
  ask: AskAboutConflict<SpecwizardProject>,
): Promise<Result<SpecwizardProject>> => {
  const change = (one: SpecwizardProject): SpecwizardProject => {
    const section = sectionOfProject(one, filename);
    if (!one.filename.includes(filename)) return withSection(one, { ...section, lines });
    return isSameLines(section.lines, lines)
      ? one
      : { ...one, specs: withLinesOfFile(one.specs, filename, lines) };
  };
  return records.change(String(seen.seq), change, { seen: () => seen, ask });
};

/** Assigns SpecWizard projects to a design project, except those that are in another one by now. */
export async function putIntoDesignProject(
  projects: readonly Pick<SpecwizardProject, 'seq'>[],
  designProject: number,
): Promise<void> {
  if (projects.length === 0) return;
  await records.load(undefined, true);
  const put = (one: SpecwizardProject): SpecwizardProject =>
    one.project === null ? { ...one, project: designProject } : one;
  for (const { seq } of projects) {
    const { error } = await records.change(String(seq), put);
    if (error) reportProjectFailure('save', error);
  }
}

/** Removes a section with its lines and this browser's data of it, and offers to undo. */
export async function removeSection(
  project: SpecwizardProject,
  filename: string,
  title: string,
): Promise<Result<SpecwizardProject>> {
  const { seq } = project;
  const isSame = sameUserCheck();
  const section = sectionOfProject(project, filename);
  const at = project.filename.indexOf(filename);
  const result = await records.change(String(seq), (one) => withoutSection(one, filename));
  if (result.error) return reportProjectFailure('save', result.error);
  // Someone worked on it elsewhere, and the person chose to keep it.
  if (result.data.filename.includes(filename)) return result;
  const stored = removeStoredSections(seq, [filename]);
  const restore = async (): Promise<void> => {
    const now = specwizardProjectOf(seq)(useSpecwizardProjects.getState());
    if (!isSame() || now?.filename.includes(filename)) return;
    // Before the section is added, since it is shown at once.
    writeStoredSections(seq, stored);
    const { error } = await changeSpecwizardProject(seq, (one) => withSection(one, section, at));
    if (!error) return;
    removeStoredSections(seq, [filename]);
    void notify.undo(`“${title}” was not restored.`, () => void restore());
  };
  void notify.undo(`Removed “${title}”.`, () => void restore());
  return result;
}

/** Copies a project, including this browser's data of its sections. */
export async function duplicateProject(original: SpecwizardProject): Promise<Result<SpecwizardProject>> {
  const { seq, name, project, filename } = original;
  const { data: specs, error } = await call(specwizardProjectSpecs, { params: { id: seq }, fresh: true });
  if (error) return reportProjectFailure('save', error);
  const stored = readStoredSections(seq, filename).map((one) => ({ ...one, texts: null, documentAt: null }));
  const copy = { name: `${name.slice(0, 110)} (copy)`, project, filename, specs };
  const result = await saveSpecwizardProject(copy, null);
  if (!result.error) {
    writeStoredSections(result.data.seq, stored);
    writeProjectHeader(result.data.seq, projectHeader(seq));
  }
  return result;
}

/** Deletes a project and offers to undo, which creates it again with this browser's data of it. */
export async function removeSpecwizardProject(
  project: SpecwizardProject,
): Promise<Result<SpecwizardProject>> {
  const { seq, name, project: of, filename } = project;
  const isSame = sameUserCheck();
  // Read anew, so that undo also restores what another tab saved.
  const { data: specs = project.specs } = await call(specwizardProjectSpecs, {
    params: { id: seq },
    fresh: true,
  });
  const result = await records.remove(project);
  if (result.error) return reportProjectFailure('delete', result.error);
  if (!isSame()) return result;
  const stored = removeStoredSections(seq, filename);
  const header = removeProjectHeader(seq);
  const restore = async (): Promise<void> => {
    if (!isSame()) return;
    const { data } = await saveSpecwizardProject({ name, project: of, filename, specs }, null);
    if (!data) return notify.undo(`“${name}” was not restored.`, () => void restore());
    writeStoredSections(data.seq, stored);
    writeProjectHeader(data.seq, header);
  };
  void notify.undo(`Deleted “${name}”.`, () => void restore());
  return result;
}
