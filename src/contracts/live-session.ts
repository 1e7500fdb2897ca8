import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { id } from '#src/contracts/shapes.ts';

/** `circulationSeq` is the id of the profile. */
export const user = v.object({
  id,
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  circulationSeq: id,
});
export type User = v.InferOutput<typeof user>;

/** Bearer token. Sent only to the API's origin, kept only in memory. */
export const token = v.pipe(v.string(), v.maxLength(4_096), v.regex(/^[\w.~+/-]{8}[\w.~+/-]*=*$/));

/** `user` and `token` are null if there is no session. */
export const sessionGet = defineCall('session.get', 'GET /api/_auth/session', {
  answer: v.union([v.object({ user, token }), v.object({ user: v.null(), token: v.null() })]),
});
