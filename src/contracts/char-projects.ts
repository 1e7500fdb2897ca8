import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { line, lines } from '#src/contracts/forms/typed.ts';
import { projectSharing } from '#src/contracts/project-people.ts';
import { savedType, seenState } from '#src/contracts/saved-items.ts';
import { accepted, id, isoDate, isoDay, version } from '#src/contracts/shapes.ts';

const itemStatuses = [
  'considering',
  'basis of design',
  'comparable',
  'submitted',
  'approved',
  'rejected',
] as const;
export const itemStatus = v.picklist(itemStatuses);
export type ItemStatus = v.InferOutput<typeof itemStatus>;

/** An item of a project's binder. */
export const projectItem = v.object({
  content_id: id,
  content_type: savedType,
  added_at: isoDate,
  status: itemStatus,
  note: lines,
  /** The documents chosen for the submittal, in order; empty for the default ones. */
  documents: v.array(v.object({ content_type: savedType, content_id: id })),
  /** A product option: `{ name: 'Colors', value: 'White' }`. */
  options: v.optional(v.array(v.object({ name: line, value: line }))),
  seen: v.nullable(seenState),
});
export type ProjectItem = v.InferOutput<typeof projectItem>;

const fields = {
  name: line,
  /** Name or code of a project type (requirements: project-types), as a string. */
  type: line,
  owner: line,
  last_spec_date: v.nullable(isoDay),
};

/** Our additions to the owner's fields; with an API that lacks them, only these values are lost. */
const ownFields = {
  /** The office's own project number. */
  number: v.optional(line, ''),
  /** LEED v4.1 requires fewer declarations for core-and-shell buildings and warehouses. */
  leed: v.optional(v.picklist(['new construction', 'core and shell']), 'new construction'),
  items: v.optional(v.array(projectItem), []),
  updated_at: version,
};

/** A design project. `sharing` is given while several people work on it; no save changes it. */
export const charProject = v.object({
  seq: id,
  ...fields,
  ...ownFields,
  sharing: v.optional(projectSharing),
});
export type DesignProject = v.InferOutput<typeof charProject>;

/** The body of a save; `seq` is in the path. */
export const charProjectFields = v.object({ ...fields, ...ownFields });
export type DesignProjectFields = v.InferOutput<typeof charProjectFields>;

/** The person's design projects and those that others share with them, latest change first. */
export const charProjectList = defineCall('charProject.list', 'GET /api/char-project', {
  answer: v.array(charProject),
});

/** Adds a design project. */
export const charProjectCreate = defineCall('charProject.create', 'POST /api/char-project', {
  body: charProjectFields,
  largestBody: 1_000_000,
  answer: charProject,
});

/** Replaces the whole project including its items; 409 if it has changed since `updated_at`; 403 for who may only read it. */
export const charProjectUpdate = defineCall('charProject.update', 'PUT /api/char-project/:id', {
  body: charProjectFields,
  largestBody: 1_000_000,
  answer: charProject,
});

/** Deletes a design project with everything in it; for its owner alone. */
export const charProjectDelete = defineCall('charProject.delete', 'DELETE /api/char-project/:id', {
  answer: accepted,
});
