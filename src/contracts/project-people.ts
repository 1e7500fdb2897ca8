import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { shareForm } from '#src/contracts/forms/share-project.ts';
import { accepted, id, isoDate, version } from '#src/contracts/shapes.ts';

/** What someone may do with a design project and everything in it; only the owner shares and deletes it. */
const projectRights = ['owner', 'edit', 'read'] as const;
export type ProjectRight = (typeof projectRights)[number];

const givenRight = v.picklist(['edit', 'read']);
export type GivenRight = v.InferOutput<typeof givenRight>;

/** How a project is shared, as the person who reads it sees it; not given while it is theirs alone. */
export const projectSharing = v.object({
  right: v.picklist(projectRights),
  /** Who owns it. */
  owner: v.object({ name: v.string(), email: v.string() }),
  /** Number of people besides the owner. */
  people: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ProjectSharing = v.InferOutput<typeof projectSharing>;

/**
 * Someone with whom a project is shared, by email address. Whether the address has an account is never said: `name` is empty until
 * the person has changed something in the project.
 */
export const projectPerson = v.object({
  seq: id,
  project: id,
  email: v.string(),
  name: v.string(),
  right: givenRight,
  added_at: isoDate,
  updated_at: version,
});
export type ProjectPerson = v.InferOutput<typeof projectPerson>;

/** The owner's list, the first one added first; 403 for others. Ours: an API without it answers 404 or 405. */
export const projectPeopleByProject = defineCall(
  'projectPeople.byProject',
  'GET /api/project-people/by-project/:id',
  { answer: v.array(projectPerson) },
);

/**
 * Shares a project with an email address, which may have no account yet. 409 with the present record if it is on the list; 422 names
 * an invalid field; 429 after too many.
 */
export const projectPeopleCreate = defineCall('projectPeople.create', 'POST /api/project-people', {
  body: v.object({ project: id, ...shareForm.entries }),
  answer: projectPerson,
});

/** Changes the right; 409 with the present record if it has changed since `updated_at`. */
export const projectPeopleUpdate = defineCall('projectPeople.update', 'PUT /api/project-people/:id', {
  body: v.object({ right: givenRight, updated_at: version }),
  answer: projectPerson,
});

/** Ends the sharing with a person. What they changed stays. */
export const projectPeopleDelete = defineCall('projectPeople.delete', 'DELETE /api/project-people/:id', {
  answer: accepted,
});

/** The person who asks leaves a project that is shared with them. */
export const projectPeopleLeave = defineCall(
  'projectPeople.leave',
  'DELETE /api/project-people/by-project/:id',
  { answer: accepted },
);

const changeKinds = [
  'details',
  'items added',
  'items removed',
  'items changed',
  'outline',
  'page header',
  'text',
  'choices',
  'SpecWizard project',
  'issue',
  'people',
] as const;

/** A change of a shared project. */
export const projectChange = v.object({
  seq: id,
  /** Who made it, as they were called then; `isYou` if that is the person who reads this. */
  by: v.string(),
  isYou: v.boolean(),
  at: isoDate,
  what: v.picklist(changeKinds),
  /** Which of its kind: fields (`name, owner`), an item's or section's title, `3 items`, an email address for the owner. */
  about: v.string(),
});
export type ProjectChange = v.InferOutput<typeof projectChange>;

/** What was changed since the project was shared, the newest first; 100 at most. */
export const projectChangesByProject = defineCall(
  'projectChanges.byProject',
  'GET /api/project-changes/by-project/:id',
  { answer: v.array(projectChange) },
);
