import { call } from '#src/api/call.ts';
import {
  projectPeopleByProject,
  projectPeopleCreate,
  projectPeopleDelete,
  projectPeopleLeave,
  projectPeopleUpdate,
} from '#src/contracts/project-people.ts';
import type { GivenRight, ProjectPerson } from '#src/contracts/project-people.ts';
import type { Result } from '#src/contracts/result.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { loadSpecwizardProjects } from '#src/services/specwizard-projects.ts';

/** The people with whom the person shares a project of theirs. */
export const loadProjectPeople = (
  project: number,
  signal?: AbortSignal,
): Promise<Result<readonly ProjectPerson[]>> =>
  call(projectPeopleByProject, { params: { id: project }, signal, fresh: true });

/** Shares a project with an email address, and reads the projects again for their number of people. */
export async function shareProject(
  project: number,
  fields: { email: string; right: GivenRight },
): Promise<Result<ProjectPerson>> {
  const result = await call(projectPeopleCreate, { body: { project, ...fields } });
  if (!result.error) await loadDesignProjects(undefined, true);
  return result;
}

export const changeRight = (
  { seq, updated_at }: ProjectPerson,
  right: GivenRight,
): Promise<Result<ProjectPerson>> =>
  call(projectPeopleUpdate, { params: { id: seq }, body: { right, updated_at } });

export async function stopSharing({ seq }: ProjectPerson): Promise<Result<unknown>> {
  const result = await call(projectPeopleDelete, { params: { id: seq } });
  if (!result.error) await loadDesignProjects(undefined, true);
  return result;
}

/** Leaves a project of someone else, and everything that belongs to it. */
export async function leaveProject(project: number): Promise<Result<unknown>> {
  const result = await call(projectPeopleLeave, { params: { id: project } });
  if (!result.error) {
    await Promise.all([loadDesignProjects(undefined, true), loadSpecwizardProjects(undefined, true)]);
    await loadSavedWork();
  }
  return result;
}
