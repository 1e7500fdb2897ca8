import * as v from 'valibot';
import { profile, type Profile } from '#src/contracts/circulation.ts';
import type { User } from '#src/contracts/live-session.ts';
import { coid, id, isoDate } from '#src/contracts/shapes.ts';

const { seq: _, updated_at: _version, ...fields } = profile.entries;

/** The date of records that an earlier version wrote without one. */
const EPOCH = '1970-01-01T00:00:00.000Z';

/** An account: what people enter about themselves, and what an administrator granted them. */
export const person = v.object({
  id,
  ...fields,
  updated_at: v.optional(isoDate, EPOCH),
  /** The manufacturer whose reports the account may open. No call sets it, and no email implies it. */
  manufacturer: v.optional(v.nullable(coid), null),
});
export type Person = v.InferOutput<typeof person>;

/** Outside the range of user ids, so that the two are never confused. */
const FIRST_PROFILE = 4200;

export const profileSeqOf = ({ id: user }: { id: number }): number => FIRST_PROFILE + user;

export function profileOf(one: Person): Profile {
  const { id: _id, manufacturer: _manufacturer, ...fields } = one;
  return { seq: profileSeqOf(one), ...fields };
}

export function userOf(one: Person): User {
  const { id: user, email, firstName, lastName } = one;
  return { id: user, email, firstName, lastName, circulationSeq: profileSeqOf(one) };
}
