import type { SavedWork, SavedWorkKind } from '#src/contracts/saved-work.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { Person } from '#src/reference-api/account/people.ts';
import type { LoggedChange } from '#src/reference-api/account/project-log.ts';
import {
  accessTo,
  logChange,
  projectOfWork,
  requireAccess,
  requireRight,
} from '#src/reference-api/account/project-rights.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/** A person's own text, and the text of projects that are shared with them. */
export function workOf(account: Account, person: number): SavedWork[] {
  const { shares, savedWork, specwizardProjects, projects } = account;
  const shared = new Map<string, SavedWork>();
  for (const { project } of shares.withPerson(person)) {
    const owner = projects.ownerOf(project);
    if (owner === null) continue;
    const files = new Set(
      specwizardProjects.list(owner).flatMap((one) => (one.project === project ? one.filename : [])),
    );
    for (const one of savedWork.list(owner))
      if (projectOfWork(account, one) === project || (one.kind === 'office-sections' && files.has(one.name)))
        shared.set(keyOf(one), one.kind === 'office-sections' ? { ...one, right: 'read' } : one);
  }
  // A person's older record with the same name as one of a project now shared with them doesn't belong to that project.
  return [...savedWork.list(person).filter((one) => !shared.has(keyOf(one))), ...shared.values()];
}

const keyOf = ({ kind, name }: Pick<SavedWork, 'kind' | 'name'>): string => `${kind} ${name}`;

/** The owner of new text: the project's owner, for text of a project that is shared with the person. */
export function workPlace(account: Account, person: number, work: Pick<SavedWork, 'kind' | 'name'>): number {
  const project = projectOfWork(account, work);
  const access = project === null ? null : accessTo(account, person, project);
  if (access === null) return person;
  requireRight(account, access, 'edit');
  return access.owner;
}

/** The owner of a record; refuses people without access with 404, and people who may only read it with 403. */
export function requireWork(account: Account, person: number, seq: number): number {
  const missing = (): never => refuse(404, `There is no such record: saved-work ${seq}.`);
  const owner = account.savedWork.ownerOf(seq);
  const work = account.savedWork.peek(seq);
  if (owner === null || work === null) return missing();
  if (owner === person) return owner;
  const project = projectOfWork(account, work);
  if (project !== null) return requireAccess(account, person, project, 'edit', missing).owner;
  // An office's section is its owner's, although others read it in a project.
  if (workOf(account, person).some((one) => one.seq === seq))
    refuse(403, 'You can read this section, but only its owner can change it.');
  return missing();
}

const whats: Readonly<Partial<Record<SavedWorkKind, LoggedChange['what']>>> = {
  'outline-specs': 'outline',
  'project-header': 'page header',
  section: 'text',
  merges: 'text',
};

/** Logs a change of a project's text. */
export function noteWork(account: Account, person: Person, work: Pick<SavedWork, 'kind' | 'name'>): void {
  const what = whats[work.kind];
  const project = projectOfWork(account, work);
  if (what === undefined || project === null) return;
  logChange(account, person, project, { what, about: titleOf(account, work) });
}

/** Number and title of a section, or the name of the SpecWizard project of a page header. */
function titleOf({ specwizardProjects }: Account, { kind, name }: Pick<SavedWork, 'kind' | 'name'>): string {
  if (kind === 'project-header') return specwizardProjects.peek(Number(name))?.name ?? '';
  if (kind === 'merges') return specwizardProjects.peek(Number(name.replace('project-', '')))?.name ?? '';
  const [, seq = '', filename = ''] = /^project-(\d{1,10})\/(.*)$/.exec(name) ?? [];
  if (kind !== 'section' || seq === '') return '';
  const found = specwizardProjects.peek(Number(seq));
  const section = found?.section[found.filename.indexOf(filename)];
  return section ? `${section.number} ${section.title}` : filename;
}
