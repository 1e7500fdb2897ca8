import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { accepted, created, id } from '#src/contracts/shapes.ts';

const fields = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Where they work; empty where they did not say, as with all fields below. */
  firm: v.string(),
  title: v.string(),
  phone: v.string(),
  address: v.string(),
  city: v.string(),
  /** As in the list of states and provinces: `RI`, `AB, CAN`. */
  state: v.string(),
  zip: v.string(),
  website: v.string(),
};

/** A person's profile, by the trade's old word for a mailing list. */
export const profile = v.object({ seq: id, ...fields });
export type Profile = v.InferOutput<typeof profile>;

/** What a person can change of it. */
export const profileFields = v.object(fields);
export type ProfileFields = v.InferInput<typeof profileFields>;

export const circulationMe = defineCall({
  id: 'circulation.me',
  method: 'GET',
  path: '/api/circulation/me',
  answer: profile,
});

/** Creates an account. 409 when the e-mail address has one already; 422 names the field it refuses. */
export const circulationCreate = defineCall({
  id: 'circulation.create',
  method: 'POST',
  path: '/api/circulation',
  body: v.object({ ...fields, password: v.string() }),
  answer: created,
});

/** 409 when another account has the new e-mail address; 422 names the field it refuses. */
export const circulationUpdate = defineCall({
  id: 'circulation.update',
  method: 'PUT',
  path: '/api/circulation/:userSeq',
  body: profileFields,
  answer: profile,
});

/** 422 names `oldPassword` when it is wrong, `newPassword` when it is refused. */
export const circulationPassword = defineCall({
  id: 'circulation.password',
  method: 'PUT',
  path: '/api/circulation/:userSeq/password',
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  answer: accepted,
});
