import * as v from 'valibot';

import { profile, type Profile } from '#src/contracts/circulation.ts';
import type { User } from '#src/contracts/live-session.ts';
import { id } from '#src/contracts/shapes.ts';

const { seq: _, ...fields } = profile.entries;

export const person = v.object({ id, ...fields });
/** Who has an account. */
export type Person = v.InferOutput<typeof person>;

/** Apart from the numbers of users, so that nobody takes one for the other. */
const FIRST_PROFILE = 4200;

export function profileSeqOf({ id: user }: { id: number }): number {
  return FIRST_PROFILE + user;
}

export function profileOf(one: Person): Profile {
  const { id: _id, ...fields } = one;
  return { seq: profileSeqOf(one), ...fields };
}

export function userOf(one: Person): User {
  const { id: user, email, firstName, lastName } = one;
  return { id: user, email, firstName, lastName, circulationSeq: profileSeqOf(one) };
}
