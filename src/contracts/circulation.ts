import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { newAccount, passwordChange, profileUpdate } from '#src/contracts/forms/account.ts';
import { accepted, created, id, version } from '#src/contracts/shapes.ts';

const text = v.string();

/** A person's profile. "Circulation" is the publishing trade's word for a mailing list. */
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

/** The profile of the person who asks. */
export const circulationMe = defineCall('circulation.me', 'GET /api/circulation/me', { answer: profile });

/** Creates an account. 409 if the email address already has one; 422 names the invalid field. */
export const circulationCreate = defineCall('circulation.create', 'POST /api/circulation', {
  body: newAccount,
  answer: created,
});

/**
 * 409 without `current` if another account has the new email address; 409 with `current` if the profile changed since
 * `updated_at`; 422 names the invalid field.
 */
export const circulationUpdate = defineCall('circulation.update', 'PUT /api/circulation/:userSeq', {
  body: profileUpdate,
  answer: profile,
});

/** 422 names `oldPassword` if it is wrong, `newPassword` if it is rejected. */
export const circulationPassword = defineCall(
  'circulation.password',
  'PUT /api/circulation/:userSeq/password',
  { body: passwordChange, answer: accepted },
);
