import { charProject, type DesignProject } from '#src/contracts/char-projects.ts';
import { contentRequest, type ContentRequest } from '#src/contracts/content-requests.ts';
import { favorite, type Favorite } from '#src/contracts/favorites.ts';
import { savedSearch, type SavedSearch } from '#src/contracts/saved-searches.ts';
import { manualIssue, type ManualIssue } from '#src/contracts/manual-issues.ts';
import { savedWork, type SavedWork } from '#src/contracts/saved-work.ts';
import { specwizardProject, type SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import {
  Attempts,
  createPasswords,
  type Passwords,
  PasswordResets,
} from '#src/reference-api/account/passwords.ts';
import { createOwnedStore, type OwnedStore } from '#src/reference-api/account/owned-store.ts';
import { createProjectLog, type ProjectLog } from '#src/reference-api/account/project-log.ts';
import { createSharedProjects, type SharedProjects } from '#src/reference-api/account/shared-projects.ts';
import { person, type Person } from '#src/reference-api/account/people.ts';
import type { SampleAccess } from '#src/reference-api/account/sample-access.ts';
import { Sessions, type SignIn } from '#src/reference-api/account/sessions.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { RateCounter } from '#src/reference-api/http/rate-counter.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { createStore, type Store } from '#src/reference-api/store/store.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

/** People, their sign-ins, and the records that belong to them. */
export interface Account {
  people: Store<Person>;
  /** Email addresses match in any letter case. */
  personByEmail: (email: string) => Person | null;
  passwords: Passwords;
  /** Sets a new password. Voids the person's reset tokens and ends all their sign-ins except the given one. */
  changePassword: (user: number, password: string, except: SignIn | null) => Promise<void>;
  sessions: Sessions;
  resets: PasswordResets;
  /** The public passwords and tokens of the sample world; null if they are turned off. */
  sample: SampleAccess | null;
  attempts: Attempts;
  favorites: OwnedStore<Favorite>;
  searches: OwnedStore<SavedSearch>;
  projects: OwnedStore<DesignProject>;
  requests: OwnedStore<ContentRequest>;
  specwizardProjects: OwnedStore<SpecwizardProject>;
  savedWork: OwnedStore<SavedWork>;
  manualIssues: OwnedStore<ManualIssue>;
  shares: SharedProjects;
  log: ProjectLog;
  invitations: RateCounter;
  /** The current time, on the world's current day. */
  now: () => string;
}

export function createAccounts(
  world: World,
  changes: Changes,
  sample: SampleAccess | null,
  counters: () => RateCounter,
  passwordRounds?: number,
): Account {
  const shift = clockShift(world.today, Date.now());
  const now = () => new Date(Date.now() + shift).toISOString();
  const people = createStore('people', person, world.people, changes);
  const peopleByEmail = people.indexBy(({ email }) => email.toLowerCase());
  const passwords = createPasswords(world, changes, sample, passwordRounds);
  const [sessions, resets] = [new Sessions(changes), new PasswordResets(changes)];
  const { saved } = world;
  const personByEmail = (email: string): Person | null =>
    peopleByEmail(email.trim().toLowerCase())[0] ?? null;
  return {
    people,
    personByEmail,
    passwords,
    changePassword: async (user, password, except) => {
      passwords.write(user, await passwords.stretch(password));
      resets.end(user);
      sessions.endAllOf(user, except);
    },
    sessions,
    resets,
    sample,
    attempts: new Attempts(counters()),
    favorites: createOwnedStore('user-favorites', favorite, saved.favorites, changes, now),
    searches: createOwnedStore('user-searches', savedSearch, saved.searches, changes, now),
    projects: createOwnedStore('char-project', charProject, saved.projects, changes, now),
    requests: createOwnedStore('user-project-fyi', contentRequest, saved.requests, changes, now),
    specwizardProjects: createOwnedStore(
      'specwizard-project',
      specwizardProject,
      saved.specwizardProjects,
      changes,
      now,
    ),
    manualIssues: createOwnedStore('manual-issues', manualIssue, saved.manualIssues, changes, now),
    savedWork: createOwnedStore('saved-work', savedWork, saved.savedWork, changes, now),
    shares: createSharedProjects(saved.shares, changes, personByEmail, now),
    log: createProjectLog(saved.projectChanges, changes, now),
    invitations: counters(),
    now,
  };
}

/** Milliseconds between the world's clock and the real one: 0 today; on any other day the clock starts at noon. */
function clockShift(today: string, started: number): number {
  const isToday = new Date(started).toISOString().startsWith(today);
  return isToday ? 0 : Date.parse(`${today}T12:00:00Z`) - started;
}

export interface SignedInCaller {
  person: Person;
  signIn: SignIn;
}

/** The token's user; throws 401 without a valid token. The response is not cached. */
export async function requireSignIn({ sessions, people }: Account, caller: Caller): Promise<SignedInCaller> {
  caller.headers.set('cache-control', 'no-store');
  const signIn = caller.bearer === null ? null : await sessions.findByToken(caller.bearer);
  const person = signIn && people.find(signIn.user);
  return person ? { person, signIn } : refuse(401, 'Sign in to continue.');
}
