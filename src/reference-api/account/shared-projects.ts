import * as v from 'valibot';
import type { GivenRight, ProjectRight } from '#src/contracts/project-people.ts';
import { id, isoDate } from '#src/contracts/shapes.ts';
import type { Person } from '#src/reference-api/account/people.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import { createStore, type Store } from '#src/reference-api/store/store.ts';
import { laterTimestamp } from '#src/reference-api/store/versions.ts';

/** A project that is shared with an email address. */
export const share = v.object({
  id,
  project: id,
  /** As the owner typed it. */
  email: v.string(),
  /**
   * The account that had the address when the project was shared, or that was created with it later; null until then. An
   * account that changes to the address afterward gets nothing.
   */
  user: v.nullable(id),
  /** The person's name; empty until they change something, because it reveals that the address has an account. */
  name: v.string(),
  right: v.picklist(['edit', 'read']),
  added_at: isoDate,
  changed: isoDate,
});
export type Share = v.InferOutput<typeof share>;

export interface SharedProjects {
  store: Store<Share>;
  ofProject: (project: number) => Share[];
  /** The projects that others share with this account. */
  withPerson: (person: number) => Share[];
  /** Null if the project isn't shared with the account. */
  find: (project: number, person: number) => Share | null;
  add: (fields: { project: number; email: string; right: GivenRight }) => Share;
  change: (one: Share, fields: Partial<Pick<Share, 'right' | 'name' | 'user'>>) => Share;
  /** Gives a new account what was shared with its email address before. */
  claim: (person: Pick<Person, 'id' | 'email'>) => void;
}

/** What each right allows, the weakest first. */
export const rightsInOrder: readonly ProjectRight[] = ['read', 'edit', 'owner'];

const sameAddress = (email: string): string => email.trim().toLowerCase();

export function createSharedProjects(
  seeded: ReadonlyMap<number, Share>,
  changes: Changes,
  personByEmail: (email: string) => Person | null,
  now: () => string,
): SharedProjects {
  const store = createStore('project-people', share, seeded, changes);
  const byProject = store.indexBy(({ project }) => project);
  const byUser = store.indexBy(({ user }) => user);
  const unclaimed = store.indexBy(({ user, email }) => (user === null ? sameAddress(email) : ''));
  const inOrder = (list: Share[]): Share[] => list.toSorted((one, other) => one.id - other.id);
  const present = (one: number, before: Share): Share => store.find(one) ?? before;
  const change: SharedProjects['change'] = (one, fields) => {
    store.update(one.id, { ...fields, changed: laterTimestamp(now(), one.changed) });
    return present(one.id, one);
  };
  return {
    store,
    ofProject: (project) => inOrder(byProject(project)),
    withPerson: (person) => inOrder(byUser(person)),
    find: (project, person) => byProject(project).find(({ user }) => user === person) ?? null,
    add({ project, email, right }) {
      const at = now();
      const user = personByEmail(email)?.id ?? null;
      const fields = { project, email: email.trim(), user, name: '', right, added_at: at, changed: at };
      const made = store.create(fields);
      return present(made, { ...fields, id: made });
    },
    change,
    claim({ id: user, email }) {
      for (const one of unclaimed(sameAddress(email))) change(one, { user });
    },
  };
}

/** Whether two addresses belong to one person's account. */
export const isSameAddress = (one: string, other: string): boolean => sameAddress(one) === sameAddress(other);
