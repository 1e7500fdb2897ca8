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
import type { WriteResult } from '#src/services/edit-queue.ts';
import { reportProjectFailure } from '#src/services/report-project-failure.ts';
import { createSyncedRecords, type ChangeOptions } from '#src/services/synced-records.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';

/** A project as new: nobody else works on it. */
const fieldsOf = ({
  seq: _seq,
  updated_at: _version,
  sharing: _sharing,
  ...fields
}: DesignProject): DesignProjectFields => fields;

const records = createSyncedRecords<DesignProject, DesignProjectFields>({
  kind: 'projects',
  what: 'project',
  read: ({ signal, isFresh }) => call(charProjectList, { signal, fresh: isFresh }),
  create: (body) => call(charProjectCreate, { body }),
  // The call takes whole projects only.
  update: ({ seq, sharing: _sharing, ...fields }) =>
    call(charProjectUpdate, { params: { id: seq }, body: fields }),
  remove: ({ seq }) => call(charProjectDelete, { params: { id: seq } }),
  keyOf: ({ seq }) => String(seq),
  nameOf: ({ name }) => name,
  sharedIn: ({ seq, sharing }) => (sharing ? seq : null),
  draftOf: fieldsOf,
  merge: mergeProject,
  inOrder: (list) => list,
  offline: { record: charProject, draft: charProjectFields },
  onRefused: (error) => reportProjectFailure('save', error),
  show: ({ status, list, unsent }) =>
    useDesignProjects.setState({ projects: status === 'ready' ? list : null, unsent }),
  onRestored: ({ seq }, { seq: next }) =>
    useDesignProjects.setState(({ restored }) => ({ restored: new Map([...restored, [seq, next]]) })),
});

/** Reads the projects; changes that are not sent yet are applied to what was read. */
export const loadDesignProjects = records.load;

/**
 * Creates a project if `seq` is null, otherwise updates it (requirements: project-save). `before` holds the fields with which the
 * form was opened. A toast reports the outcome.
 */
export async function saveDesignProject(
  fields: DesignProjectFields,
  seq: number | null,
  before: Partial<DesignProjectFields> = {},
): Promise<WriteResult<DesignProject>> {
  const result: WriteResult<DesignProject> =
    seq === null
      ? await createProject(fields)
      : await changeDesignProject(seq, ({ items, ...one }) => ({ ...one, ...fields, items }), {
          seen: (project) => ({ ...project, ...before }),
        });
  if (!result.error && !result.isUnsent) void notify.success('Saved project');
  return result;
}

async function createProject(fields: DesignProjectFields): Promise<Result<DesignProject>> {
  const result = await records.create(fields);
  return result.error ? reportProjectFailure('save', result.error) : result;
}

/** Changes a project: shown at once, merged with what was saved elsewhere, and reverted if the API refuses it. */
export const changeDesignProject = (
  seq: number,
  change: (project: DesignProject) => DesignProject,
  options?: ChangeOptions<DesignProject>,
): Promise<WriteResult<DesignProject>> => records.change(String(seq), change, options);

/** Deletes a project, and drops changes of it that were not sent yet. */
export async function removeDesignProject(project: DesignProject): Promise<Result<DesignProject>> {
  const result = await records.remove(project);
  return result.error ? reportProjectFailure('delete', result.error) : result;
}
