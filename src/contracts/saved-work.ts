import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { accepted, id, version } from '#src/contracts/shapes.ts';

/**
 * What a person wrote over the library's texts. `section`: own paragraphs and filled blanks; `project-header`: the page header of a
 * SpecWizard project; `outline-specs`: a design project's outline edits and added sections; `merges`: how merged sections were settled, by the person (''), and in SpecWizard project 12 (`project-12`);
 * `office-sections`: versions of an office's own sections, by file name; `office-template`: what the office puts on its documents.
 */
const savedWorkKinds = [
  'section',
  'project-header',
  'outline-specs',
  'merges',
  'office-sections',
  'office-template',
] as const;
export type SavedWorkKind = (typeof savedWorkKinds)[number];

/** Which of its kind: `project-12/northfold-075423` for a section of project 12; '' where a person has only one. */
const name = v.pipe(v.string(), v.regex(/^[\w./-]{0,340}$/));
/** What the site reads and writes. The API keeps it as it is. */
const value = v.record(v.string(), v.unknown());
const kind = v.picklist(savedWorkKinds);

/** The largest record, in bytes. */
const largestBody = 4_000_000;

/** Given for an office's section of someone else, which a shared project uses. */
const right = v.optional(v.literal('read'));

export const savedWork = v.object({ seq: id, kind, name, value, updated_at: version, right });
export type SavedWork = v.InferOutput<typeof savedWork>;

export const savedWorkFields = v.object({ kind, name, value });
export type SavedWorkFields = v.InferOutput<typeof savedWorkFields>;

const savedWorkBrief = v.object({ seq: id, kind, name, updated_at: version, right });
export type SavedWorkBrief = v.InferOutput<typeof savedWorkBrief>;

/** All of a person's records, and those of projects that are shared with them, without their values, which may be long. Ours: an API without it answers 404 or 405. */
export const savedWorkList = defineCall('savedWork.list', 'GET /api/saved-work', {
  answer: v.array(savedWorkBrief),
});

/** Records by comma-joined ids; missing ones and another user's are left out. */
export const savedWorkByIds = defineCall('savedWork.byIds', 'GET /api/saved-work/:ids', {
  answer: v.array(savedWork),
});

/** 409 with the present record if there is one of this kind and name. */
export const savedWorkCreate = defineCall('savedWork.create', 'POST /api/saved-work', {
  body: savedWorkFields,
  largestBody,
  answer: savedWork,
});

/** 409 with the present record if it has changed since `updated_at`. */
export const savedWorkUpdate = defineCall('savedWork.update', 'PUT /api/saved-work/:id', {
  body: v.object({ value, updated_at: version }),
  largestBody,
  answer: savedWork,
});

/** Deletes what a person wrote over the library’s texts. */
export const savedWorkDelete = defineCall('savedWork.delete', 'DELETE /api/saved-work/:id', {
  answer: accepted,
});
