import { call } from '#src/api/call.ts';
import { notify } from '#src/browser/toasts.ts';
import {
  charProject,
  charProjectFields,
  charProjectCreate,
  charProjectList,
  charProjectUpdate,
  charProjectDelete,
} from '#src/contracts/char-projects.ts';
import type { DesignProject, DesignProjectFields } from '#src/contracts/char-projects.ts';
import type { Result } from '#src/contracts/result.ts';
import { mergeProject } from '#src/domain/design-projects/merge-project.ts';
import type { Written } from '#src/services/edit-queue.ts';
import { projectFailed } from '#src/services/project-failed.ts';
import { createSyncedRecords } from '#src/services/synced-records.ts';
import type { ChangeOptions } from '#src/services/synced-records.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';

const fieldsOf = ({ seq: _seq, updated_at: _version, ...fields }: DesignProject): DesignProjectFields =>
  fields;

const records = createSyncedRecords<DesignProject, DesignProjectFields>({
  kind: 'projects',
  what: 'project',
  read: ({ signal, isFresh }) => call(charProjectList, { signal, fresh: isFresh }),
  create: (body) => call(charProjectCreate, { body }),
  // All of it: the call has no other form.
  update: ({ seq, ...fields }) => call(charProjectUpdate, { params: { id: seq }, body: fields }),
  remove: ({ seq }) => call(charProjectDelete, { params: { id: seq } }),
  keyOf: ({ seq }) => String(seq),
  nameOf: ({ name }) => name,
  draftOf: fieldsOf,
  merge: mergeProject,
  inOrder: (list) => list,
  offline: { record: charProject, draft: charProjectFields },
  onRefused: (error) => projectFailed('save', error),
  show: ({ status, list, unsent }) =>
    useDesignProjects.setState({ projects: status === 'ready' ? list : null, unsent }),
  onRestored: ({ seq }, { seq: next }) =>
    useDesignProjects.setState(({ restored }) => ({ restored: new Map([...restored, [seq, next]]) })),
});

/** Reads the projects; what was changed meanwhile stays as it was changed. */
export const loadDesignProjects = records.load;

/**
 * Creates a project without a number, and writes over the one that has it (requirements: project-save); `before` are its fields as the form was
 * opened with them. Tells how it went by toast.
 */
export async function saveDesignProject(
  fields: DesignProjectFields,
  seq: number | null,
  before: Partial<DesignProjectFields> = {},
): Promise<Written<DesignProject>> {
  const result: Written<DesignProject> =
    seq === null
      ? await added(fields)
      : await changeDesignProject(seq, ({ items, ...one }) => ({ ...one, ...fields, items }), {
          seen: (project) => ({ ...project, ...before }),
        });
  if (!result.error && !result.isUnsent) void notify.success('Saved project');
  return result;
}

async function added(fields: DesignProjectFields): Promise<Result<DesignProject>> {
  const result = await records.create(fields);
  return result.error ? projectFailed('save', result.error) : result;
}

/** Changes a project: shown at once, merged with what was saved elsewhere, taken back when it is refused. */
export const changeDesignProject = (
  seq: number,
  change: (project: DesignProject) => DesignProject,
  options?: ChangeOptions<DesignProject>,
): Promise<Written<DesignProject>> => records.change(String(seq), change, options);

/** Deletes a project; what was still to be written to it is not. */
export async function removeDesignProject(project: DesignProject): Promise<Result<DesignProject>> {
  const result = await records.remove(project);
  return result.error ? projectFailed('delete', result.error) : result;
}
