import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { newAccount, passwordChange, profileUpdate } from '#src/contracts/forms/account.ts';
import { accepted, created, id, version } from '#src/contracts/shapes.ts';

const text = v.string();

/** A person's profile, by the trade's old word for a mailing list. */
export const profile = v.object({
  seq: id,
  firstName: text,
  lastName: text,
  email: text,
  firm: text,
  title: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  zip: text,
  website: text,
  updated_at: version,
});
export type Profile = v.InferOutput<typeof profile>;

export const circulationMe = defineCall({
  id: 'circulation.me',
  method: 'GET',
  path: '/api/circulation/me',
  answer: profile,
});

/** Creates an account. 409 when the email address has one already; 422 names the field it refuses. */
export const circulationCreate = defineCall({
  id: 'circulation.create',
  method: 'POST',
  path: '/api/circulation',
  body: newAccount,
  answer: created,
});

/**
 * 409 when another account has the new email address, then without `current`, and when the profile has changed since
 * `updated_at`; 422 names the field it refuses.
 */
export const circulationUpdate = defineCall({
  id: 'circulation.update',
  method: 'PUT',
  path: '/api/circulation/:userSeq',
  body: profileUpdate,
  answer: profile,
});

/** 422 names `oldPassword` when it is wrong, `newPassword` when it is refused. */
export const circulationPassword = defineCall({
  id: 'circulation.password',
  method: 'PUT',
  path: '/api/circulation/:userSeq/password',
  body: passwordChange,
  answer: accepted,
});
