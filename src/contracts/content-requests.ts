import * as v from 'valibot';

import { contentTypes } from '#src/contracts/content-types.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { id, isoDate, isoDay } from '#src/contracts/shapes.ts';

const fields = {
  /** What is missed: a type of content, or something else that the message names. */
  content_type: v.picklist([...contentTypes, 'other']),
  /** The manufacturer or product that it is about, in the person's own words. */
  about: v.string(),
  message: v.string(),
  /** The design project it is needed for, by its `seq`. */
  project: v.nullable(id),
  needed_by: v.nullable(isoDay),
};

/** Something that a person asked the library to get. */
export const contentRequest = v.object({
  seq: id,
  created_at: isoDate,
  status: v.picklist(['received', 'answered']),
  ...fields,
});
export type ContentRequest = v.InferOutput<typeof contentRequest>;

export const contentRequestFields = v.object({
  ...fields,
  /** The sender's address, for the answer. */
  email: v.string(),
});
export type ContentRequestFields = v.InferInput<typeof contentRequestFields>;

/** 422 names the field it refuses. */
export const userProjectFyiCreate = defineCall({
  id: 'userProjectFyi.create',
  method: 'POST',
  path: '/api/user-project-fyi',
  body: contentRequestFields,
  answer: contentRequest,
});

/** What the person has sent, newest first. The table of calls has no list; this one is ours, on the same path. */
export const userProjectFyiList = defineCall({
  id: 'userProjectFyi.list',
  method: 'GET',
  path: '/api/user-project-fyi',
  answer: v.array(contentRequest),
});
