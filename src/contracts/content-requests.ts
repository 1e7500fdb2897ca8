import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { contentRequestEntries, contentRequestFields } from '#src/contracts/forms/content-request.ts';
import { id, isoDate } from '#src/contracts/shapes.ts';

/** A request for content that the library doesn't have. */
export const contentRequest = v.object({
  seq: id,
  created_at: isoDate,
  status: v.picklist(['received', 'answered']),
  content_type: contentRequestEntries.content_type,
  about: v.string(),
  message: v.string(),
  project: contentRequestEntries.project,
  needed_by: contentRequestEntries.needed_by,
});
export type ContentRequest = v.InferOutput<typeof contentRequest>;

/** 422 names the invalid field. */
export const userProjectFyiCreate = defineCall('userProjectFyi.create', 'POST /api/user-project-fyi', {
  body: contentRequestFields,
  answer: contentRequest,
});

/** Newest first. Our addition to the owner's table of calls, on the same path. */
export const userProjectFyiList = defineCall('userProjectFyi.list', 'GET /api/user-project-fyi', {
  answer: v.array(contentRequest),
});
