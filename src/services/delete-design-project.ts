import { call } from '#src/api/call.ts';
import { charProjectList, type DesignProject } from '#src/contracts/char-projects.ts';
import { userFavoritesList } from '#src/contracts/favorites.ts';
import { notify } from '#src/browser/toasts.ts';
import type { ProjectPerson } from '#src/contracts/project-people.ts';
import type { Result } from '#src/contracts/result.ts';
import { removeDesignProject, saveDesignProject } from '#src/services/design-project-changes.ts';
import { assignFavorites } from '#src/services/favorite-changes.ts';
import { loadProjectPeople, shareProject } from '#src/services/project-people.ts';
import { changeOutline, removeOutline } from '#src/stores/outline-work.ts';
import { sameUserCheck } from '#src/stores/session.ts';
import { loadSpecwizardProjects, putIntoDesignProject } from '#src/services/specwizard-projects.ts';

/** Deletes a project and offers to undo, which creates it again with everything that belonged to it. */
export async function deleteDesignProjectWithUndo(project: DesignProject): Promise<Result<unknown>> {
  const { seq } = project;
  const isSame = sameUserCheck();
  // Read anew, so that undo also restores what was saved elsewhere. The API clears the project of its sections and favorites when
  // it deletes it, so undo has to assign them again.
  const isShared = (project.sharing?.people ?? 0) > 0;
  const [projects, specwizards, favorites, people] = await Promise.all([
    call(charProjectList, { fresh: true }),
    loadSpecwizardProjects(undefined, true),
    call(userFavoritesList, { fresh: true }),
    isShared ? loadProjectPeople(seq) : { data: [] },
  ]);
  const {
    seq: _,
    updated_at: _version,
    sharing: _sharing,
    ...fields
  } = projects.data?.find((one) => one.seq === seq) ?? project;
  const isOfIt = (one: { project: number | null }): boolean => one.project === seq;
  const sections = (specwizards.data ?? []).filter(isOfIt);
  const starred = (favorites.data ?? []).filter(isOfIt);
  const result = await removeDesignProject(project);
  if (result.error || !isSame()) return result;
  const outline = removeOutline(seq);
  const restore = async (): Promise<void> => {
    if (!isSame()) return;
    const { data } = await saveDesignProject(fields, null);
    if (!isSame()) return;
    if (!data) return notify.undo(`“${project.name}” was not restored.`, restore);
    changeOutline(data.seq, () => outline);
    await putIntoDesignProject(sections, data.seq);
    const failed = await assignFavorites(starred, data.seq);
    if (failed > 0) void notify.error(`${failed} of its favorites couldn’t be put back.`);
    const left = await shareAgain(data.seq, people.data);
    if (left !== '') void notify.error(`“${project.name}” isn’t shared anymore with ${left}.`);
  };
  void notify.undo(`Deleted “${project.name}”.`, restore);
  return result;
}

/** Shares a restored project with the people it had. Returns a sentence that names the addresses for which this failed. */
async function shareAgain(seq: number, people: readonly ProjectPerson[] | undefined): Promise<string> {
  if (people === undefined) return 'the people who worked on it';
  const left: string[] = [];
  for (const { email, right } of people)
    if ((await shareProject(seq, { email, right })).error) left.push(email);
  return left.join(', ');
}
