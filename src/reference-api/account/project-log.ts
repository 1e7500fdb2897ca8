import * as v from 'valibot';
import { projectChange } from '#src/contracts/project-people.ts';
import { id } from '#src/contracts/shapes.ts';
import type { Person } from '#src/reference-api/account/people.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import { createStore } from '#src/reference-api/store/store.ts';

const { what, about, at, by } = projectChange.entries;

/** A change of a shared project, with the account that made it. */
export const loggedChange = v.object({ id, project: id, user: id, what, about, at, by });
export type LoggedChange = v.InferOutput<typeof loggedChange>;

export interface ProjectLog {
  /** Newest first. */
  ofProject: (project: number) => LoggedChange[];
  add: (project: number, person: Person, change: Pick<LoggedChange, 'what' | 'about'>) => void;
  /** Forgets a project that was deleted. */
  clear: (project: number) => void;
}

/** Maximum number of changes per project; older ones are dropped. */
const MOST_CHANGES = 100;
/** Saves of the same thing by the same person within this time, in ms, count as one change: sections are saved while they are typed. */
const ONE_CHANGE_MS = 30 * 60_000;
const LONGEST_TEXT = 200;

export function createProjectLog(
  seeded: ReadonlyMap<number, LoggedChange>,
  changes: Changes,
  now: () => string,
): ProjectLog {
  const store = createStore('project-changes', loggedChange, seeded, changes);
  const byProject = store.indexBy(({ project }) => project);
  const ofProject = (project: number): LoggedChange[] =>
    byProject(project).toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
  return {
    ofProject,
    add(project, person, { what: kind, about: text }) {
      const list = ofProject(project);
      const moment = now();
      const short = [...text].slice(0, LONGEST_TEXT).join('');
      const since = new Date(Date.parse(moment) - ONE_CHANGE_MS).toISOString();
      const same = list.find(
        (one) => one.user === person.id && one.what === kind && one.about === short && one.at > since,
      );
      if (same) {
        store.update(same.id, { at: moment });
        return;
      }
      const called = `${person.firstName} ${person.lastName}`.trim();
      store.create({ project, user: person.id, what: kind, about: short, at: moment, by: called });
      for (const old of list.slice(MOST_CHANGES - 1)) store.delete(old.id);
    },
    clear(project) {
      for (const one of byProject(project)) store.delete(one.id);
    },
  };
}
