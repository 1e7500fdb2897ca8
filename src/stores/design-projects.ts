import { create } from 'zustand';

import {
  createDesignProject,
  deleteDesignProject,
  listDesignProjects,
  updateDesignProject,
} from '#src/api/design-projects.ts';
import { broadcastSaved } from '#src/browser/saved-broadcast.ts';
import { onStoredElsewhere } from '#src/browser/storage.ts';
import { notify } from '#src/browser/toasts.ts';
import type { CharProject, CharProjectFields } from '#src/contracts/char-projects.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { sameUser } from '#src/stores/own-list.ts';
import { projectFailed } from '#src/stores/project-failed.ts';
import { useSession, onUserChange } from '#src/stores/session.ts';

/** The person's design projects as they are meant to be, the latest change first; null while they were not read. */
export const useDesignProjects = create<{ projects: readonly CharProject[] | null }>()(() => ({
  projects: null,
}));

type Change = (project: CharProject) => CharProject;

/** A change that is shown already and still has to be taken by the API. */
interface Edit {
  seq: number;
  change: Change;
  done: (result: Result<CharProject>) => void;
}

/** As the API has them. */
let confirmed: readonly CharProject[] | null = null;
let edits: readonly Edit[] = [];
/** Those under way: one at a time for each project, since a write holds all of it. */
const writing = new Set<Edit>();
/** Grows with every write: a list requested before is outdated. */
let writes = 0;
/** How many writes other tabs announced, and how many of those the list includes. */
let announced = 0;
let included = 0;

onStoredElsewhere('projects', () => {
  announced += 1;
  if (confirmed !== null) void loadDesignProjects();
});
onUserChange(() => {
  confirmed = null;
  abandon(edits);
  publish();
});

/** Takes back changes that can be written no more and answers them; what is under way is answered by the API. */
function abandon(gone: readonly Edit[]): void {
  edits = edits.filter((edit) => !gone.includes(edit));
  for (const edit of gone) if (!writing.has(edit)) edit.done(unknownProject());
}

const editsOf = (seq: number): readonly Edit[] => edits.filter((edit) => edit.seq === seq);

function publish(): void {
  const projects = confirmed?.map((project) =>
    editsOf(project.seq).reduce((shown, { change }) => change(shown), project),
  );
  useDesignProjects.setState({ projects: projects ?? null });
}

/** Reads the projects; what was changed meanwhile stays as it was changed. */
export async function loadDesignProjects(signal?: AbortSignal): Promise<Result<readonly CharProject[]>> {
  const [before, including, { epoch }] = [writes, announced, useSession.getState()];
  const result = await listDesignProjects(signal, included !== announced);
  if (result.error) return result;
  if (useSession.getState().epoch === epoch && (confirmed === null || writes === before)) {
    confirmed = result.data;
    included = including;
    publish();
  }
  return { data: useDesignProjects.getState().projects ?? result.data };
}

/** A write holds the whole project: without what other tabs wrote, it would take that back. */
async function readWhatOthersWrote(isSame: () => boolean): Promise<CallError | null> {
  while (included !== announced && isSame()) {
    const { error } = await loadDesignProjects();
    if (error) return error;
  }
  return null;
}

function wrote(): void {
  writes += 1;
  broadcastSaved('projects');
}

/** Creates a project without a number, and writes over the one that has it (requirements: project-save). Tells how it went by toast. */
export async function saveDesignProject(
  fields: CharProjectFields,
  seq: number | null,
): Promise<Result<CharProject>> {
  const result =
    seq === null
      ? await added(fields)
      : await changeDesignProject(seq, (project) => ({ ...fields, seq, items: project.items }));
  if (!result.error) void notify.success('Saved project');
  return result;
}

async function added(fields: CharProjectFields): Promise<Result<CharProject>> {
  const { epoch } = useSession.getState();
  writes += 1;
  const result = await createDesignProject(fields);
  wrote();
  if (result.error) return projectFailed('save', result.error);
  if (useSession.getState().epoch === epoch && confirmed !== null) {
    confirmed = [result.data, ...confirmed];
    publish();
  }
  return result;
}

/**
 * Changes a project: shown at once, written after what is under way, taken back when it is refused. A change that gives
 * the project back as it is asks for nothing.
 */
export function changeDesignProject(seq: number, change: Change): Promise<Result<CharProject>> {
  const present = useDesignProjects.getState().projects?.find((project) => project.seq === seq);
  if (present === undefined) return Promise.resolve(unknownProject());
  if (change(present) === present) return Promise.resolve({ data: present });
  return new Promise((done) => {
    edits = [...edits, { seq, change, done }];
    publish();
    void writeNext(seq);
  });
}

async function writeNext(seq: number): Promise<void> {
  const [edit] = editsOf(seq);
  if (edit === undefined || writing.has(edit)) return;
  writing.add(edit);
  const isSame = sameUser();
  const unread = included === announced ? null : await readWhatOthersWrote(isSame);
  const project = isSame() ? confirmed?.find((one) => one.seq === seq) : undefined;
  if (project === undefined) {
    writing.delete(edit);
    abandon([edit, ...editsOf(seq)]);
    publish();
    return;
  }
  const result = unread === null ? await written(edit.change(project)) : { error: unread };
  writing.delete(edit);
  if (!isSame()) {
    edit.done(result);
    return;
  }
  // A project deleted meanwhile does not come back.
  if (result.data && edits.includes(edit))
    confirmed = [result.data, ...(confirmed ?? []).filter((one) => one.seq !== seq)];
  edits = edits.filter((one) => one !== edit);
  publish();
  edit.done(result.error ? projectFailed('save', result.error) : result);
  void writeNext(seq);
}

async function written({ seq, ...fields }: CharProject): Promise<Result<CharProject>> {
  writes += 1;
  const result = await updateDesignProject(seq, fields);
  wrote();
  return result;
}

/** Deletes a project; what was still to be written to it is not. */
export async function removeDesignProject({ seq }: Pick<CharProject, 'seq'>): Promise<Result<{ ok: true }>> {
  const { epoch } = useSession.getState();
  writes += 1;
  const result = await deleteDesignProject(seq);
  wrote();
  if (result.error) return projectFailed('delete', result.error);
  if (useSession.getState().epoch !== epoch) return result;
  confirmed = (confirmed ?? []).filter((one) => one.seq !== seq);
  abandon(editsOf(seq));
  publish();
  return result;
}

function unknownProject(): { error: CallError } {
  const message = 'This project is no longer there.';
  return {
    error: { call: 'charProject.update', kind: 'http', status: 404, message, field: null, retryAfter: null },
  };
}
