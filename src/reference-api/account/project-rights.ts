import type { DesignProject } from '#src/contracts/char-projects.ts';
import type { ProjectRight } from '#src/contracts/project-people.ts';
import type { SavedWork } from '#src/contracts/saved-work.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { Person } from '#src/reference-api/account/people.ts';
import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import { rightsInOrder } from '#src/reference-api/account/shared-projects.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/* Rights to design projects and their records. All of them are stored under the project's owner, whoever writes them. */

interface Access {
  owner: number;
  right: ProjectRight;
}

/** A person's right to a project; null if they have none. */
export function accessTo({ projects, shares }: Account, person: number, project: number): Access | null {
  const owner = projects.ownerOf(project);
  if (owner === null) return null;
  if (owner === person) return { owner, right: 'owner' };
  const share = shares.find(project, person);
  return share && { owner, right: share.right };
}

/** The project's owner. Refuses people without a right with 404, with an insufficient one with 403. */
export function requireAccess(
  account: Account,
  person: number,
  project: number,
  needed: ProjectRight,
  missing: () => never = () => refuse(404, `There is no such record: char-project ${project}.`),
): Access {
  const access = accessTo(account, person, project) ?? missing();
  requireRight(account, access, needed);
  return access;
}

export function requireRight(account: Account, { owner, right }: Access, needed: ProjectRight): void {
  if (rightsInOrder.indexOf(right) >= rightsInOrder.indexOf(needed)) return;
  const name = nameOf(account.people.find(owner));
  if (needed === 'owner') refuse(403, `Only ${name}, who owns the project, can do this.`);
  refuse(403, `You can read this project, but not change it. Ask ${name} for the right to edit.`);
}

const nameOf = (person: Person | null): string =>
  person === null ? 'its owner' : `${person.firstName} ${person.lastName}`.trim();

/** Adds the owner and the number of people to a shared project. */
export function withSharing(account: Account, person: number, project: DesignProject): DesignProject {
  const access = accessTo(account, person, project.seq);
  const people = account.shares.ofProject(project.seq).length;
  const owner = access && account.people.find(access.owner);
  if (!access || !owner || (access.right === 'owner' && people === 0)) return project;
  return {
    ...project,
    sharing: { right: access.right, owner: { name: nameOf(owner), email: owner.email }, people },
  };
}

/** Finds the SpecWizard project in a text's name. */
const specwizardNames: Readonly<Partial<Record<SavedWork['kind'], RegExp>>> = {
  section: /^project-(\d{1,10})\//,
  merges: /^project-(\d{1,10})$/,
  'project-header': /^(\d{1,10})$/,
};

/**
 * The design project that a person's text belongs to: its outline, or the page header, a section, or the merge resolutions of
 * one of its SpecWizard projects; null for text outside of projects.
 */
export function projectOfWork(
  { specwizardProjects }: Account,
  { kind, name }: Pick<SavedWork, 'kind' | 'name'>,
): number | null {
  if (kind === 'outline-specs') return /^\d{1,10}$/.test(name) ? Number(name) : null;
  const seq = specwizardNames[kind]?.exec(name)?.[1];
  if (seq === undefined) return null;
  return specwizardProjects.peek(Number(seq))?.project ?? null;
}

/** Logs a change of a shared project; from then on, the owner sees the person's name. */
export function logChange(
  { shares, log }: Account,
  person: Person,
  project: number | null,
  change: Pick<LoggedChange, 'what' | 'about'>,
): void {
  if (project === null || shares.ofProject(project).length === 0) return;
  log.add(project, person, change);
  const own = shares.find(project, person.id);
  const name = nameOf(person);
  if (own && own.name !== name) shares.change(own, { name });
}
