import { charProject, type DesignProject } from '#src/contracts/char-projects.ts';
import { contentRequest, type ContentRequest } from '#src/contracts/content-requests.ts';
import { favorite, type Favorite } from '#src/contracts/favorites.ts';
import { savedSearch, type SavedSearch } from '#src/contracts/saved-searches.ts';
import { specwizardProject, type SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { Attempts } from '#src/reference-api/account/attempts.ts';
import { ownedStore, type OwnedStore } from '#src/reference-api/account/owned.ts';
import { passwordsOf, type Passwords } from '#src/reference-api/account/passwords.ts';
import { person, type Person } from '#src/reference-api/account/people.ts';
import { Resets } from '#src/reference-api/account/resets.ts';
import type { SampleAccess } from '#src/reference-api/account/sample-access.ts';
import { Sessions, type SignIn } from '#src/reference-api/account/sessions.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { storeOf, type Store } from '#src/reference-api/store/store.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

/** People, their sign-ins and what belongs to each of them. */
export interface Account {
  people: Store<Person>;
  /** The address in any letter case. */
  personByEmail: (email: string) => Person | null;
  passwords: Passwords;
  /** The new password of a person: reset tokens are void and sign-ins over, all but the one given. */
  changePassword: (user: number, password: string, except: SignIn | null) => Promise<void>;
  sessions: Sessions;
  resets: Resets;
  /** What anyone may open in the sample world; null where it is closed. */
  sample: SampleAccess | null;
  attempts: Attempts;
  favorites: OwnedStore<Favorite>;
  searches: OwnedStore<SavedSearch>;
  projects: OwnedStore<DesignProject>;
  requests: OwnedStore<ContentRequest>;
  specwizardProjects: OwnedStore<SpecwizardProject>;
  /** This moment on the day that the world is seen on. */
  now: () => string;
}

export function accountOf(
  world: World,
  changes: Changes,
  sample: SampleAccess | null,
  passwordRounds?: number,
): Account {
  const shift = clockShift(world.today, Date.now());
  const now = () => new Date(Date.now() + shift).toISOString();
  const people = storeOf('people', person, world.people, changes);
  const peopleByEmail = people.indexBy(({ email }) => email.toLowerCase());
  const passwords = passwordsOf(world, changes, sample, passwordRounds);
  const [sessions, resets] = [new Sessions(changes), new Resets(changes)];
  const { saved } = world;
  return {
    people,
    personByEmail: (email) => peopleByEmail(email.trim().toLowerCase())[0] ?? null,
    passwords,
    changePassword: async (user, password, except) => {
      await passwords.set(user, password);
      resets.end(user);
      sessions.endAllOf(user, except);
    },
    sessions,
    resets,
    sample,
    attempts: new Attempts(),
    favorites: ownedStore('user-favorites', favorite, saved.favorites, changes, now),
    searches: ownedStore('user-searches', savedSearch, saved.searches, changes, now),
    projects: ownedStore('char-project', charProject, saved.projects, changes, now),
    requests: ownedStore('user-project-fyi', contentRequest, saved.requests, changes, now),
    specwizardProjects: ownedStore(
      'specwizard-project',
      specwizardProject,
      saved.specwizardProjects,
      changes,
      now,
    ),
    now,
  };
}

/** How far the world's clock is from the true one: not at all today, and on another day it starts at noon. */
function clockShift(today: string, started: number): number {
  const isToday = new Date(started).toISOString().startsWith(today);
  return isToday ? 0 : Date.parse(`${today}T12:00:00Z`) - started;
}

export interface Identified {
  one: Person;
  signIn: SignIn;
}

/** The token's user; throws 401 without a valid token. The response is not cached. */
export async function signedInBy({ sessions, people }: Account, caller: Caller): Promise<Identified> {
  caller.headers.set('cache-control', 'no-store');
  const signIn = caller.bearer === null ? null : await sessions.ofToken(caller.bearer);
  const one = signIn && people.find(signIn.user);
  return one ? { one, signIn } : refuse(401, 'Sign in to continue.');
}
