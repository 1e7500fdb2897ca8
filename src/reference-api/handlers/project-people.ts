import type { ProjectChange, ProjectPerson } from '#src/contracts/project-people.ts';
import { requireSignIn } from '#src/reference-api/account/account.ts';
import { logChange, requireAccess } from '#src/reference-api/account/project-rights.ts';
import { isSameAddress, type Share } from '#src/reference-api/account/shared-projects.ts';
import { forgetProject } from '#src/reference-api/handlers/user-record-checks.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { requireSameVersion, requireUnchanged } from '#src/reference-api/store/versions.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

/** Limits: people on a project, and invitations per account. */
const MOST_PEOPLE = 50;
const INVITATIONS = { most: 60, minutes: 24 * 60 };

const personOf = ({ id, user: _user, changed, ...fields }: Share): ProjectPerson => ({
  seq: id,
  ...fields,
  updated_at: changed,
});

export function projectPeopleCalls({ account }: Context) {
  const { shares, log, invitations } = account;

  /** A person on a project of the caller's; 404 for another's. */
  async function ownShare(id: string, caller: Caller) {
    const { person } = await requireSignIn(account, caller);
    const missing = (): never => refuse(404, `There is no such record: project-people ${id}.`);
    const share = shares.store.find(numberFrom(id, 'id')) ?? missing();
    requireAccess(account, person.id, share.project, 'owner', missing);
    return { person, share };
  }

  /** Counts invitations before any check; the response is the same whether or not the address has an account. */
  async function countInvitation(person: number): Promise<void> {
    const minutes = Math.ceil((await invitations.take([`invitations of ${person}`], INVITATIONS)) / 60_000);
    if (minutes > 0)
      refuse(429, `You shared with many people today. Try again in ${Math.ceil(minutes / 60)} hours.`, {
        'retry-after': String(minutes * 60),
      });
  }

  return {
    'projectPeople.byProject': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const project = numberFrom(params.id, 'id');
      requireAccess(account, person.id, project, 'owner');
      return shares.ofProject(project).map(personOf);
    },
    'projectPeople.create': async ({ body: { project, email, right }, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const requireOwn = () =>
        requireAccess(account, person.id, project, 'owner', () =>
          refuse(422, `project: There is no design project ${project}.`),
        );
      requireOwn();
      await countInvitation(person.id);
      requireOwn();
      if (isSameAddress(email, person.email)) refuse(422, 'email: This is your own address.');
      const list = shares.ofProject(project);
      const present = list.find((one) => isSameAddress(one.email, email));
      if (present) requireSameVersion('email', null, present.changed, personOf(present));
      if (list.length >= MOST_PEOPLE)
        refuse(422, `email: A project can be shared with ${MOST_PEOPLE} people.`);
      const added = shares.add({ project, email, right });
      logChange(account, person, project, { what: 'people', about: `added ${email}` });
      return personOf(added);
    },
    'projectPeople.update': async ({ params, body: { right, updated_at: seen }, caller }) => {
      const { person, share } = await ownShare(params.id, caller);
      requireUnchanged(seen, personOf(share));
      const changed = shares.change(share, { right });
      logChange(account, person, share.project, {
        what: 'people',
        about: `${right === 'edit' ? 'may edit' : 'may read'} ${share.email}`,
      });
      return personOf(changed);
    },
    'projectPeople.delete': async ({ params, caller }) => {
      const { person, share } = await ownShare(params.id, caller);
      logChange(account, person, share.project, { what: 'people', about: `removed ${share.email}` });
      shares.store.delete(share.id);
      if (share.user !== null) forgetProject(account, share.user, share.project);
      return { ok: true };
    },
    'projectPeople.leave': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const project = numberFrom(params.id, 'id');
      const { right } = requireAccess(account, person.id, project, 'read');
      if (right === 'owner') refuse(422, 'id: You own this project. Delete it, or remove the others.');
      const share = shares.find(project, person.id);
      if (share) {
        logChange(account, person, project, { what: 'people', about: `left ${share.email}` });
        shares.store.delete(share.id);
      }
      forgetProject(account, person.id, project);
      return { ok: true };
    },
    'projectChanges.byProject': async ({ params, caller }) => {
      const { person } = await requireSignIn(account, caller);
      const project = numberFrom(params.id, 'id');
      const { right } = requireAccess(account, person.id, project, 'read');
      return log.ofProject(project).flatMap(({ id, user, what, about, at, by }): ProjectChange[] =>
        // Only the owner may see the addresses.
        what === 'people' && right !== 'owner'
          ? []
          : [{ seq: id, what, about, at, by, isYou: user === person.id }],
      );
    },
  } satisfies Partial<Implementations>;
}
