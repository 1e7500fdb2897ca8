import * as v from 'valibot';

import { contentTypes } from '#src/contracts/content-types.ts';

/** The small shapes that every contract is built from. */

/** A record's number: 1 … 2³¹−1. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The company number, 10000 … 99999 as five digits. */
export const coid = v.pipe(v.number(), v.integer(), v.minValue(10000), v.maxValue(99999));

/** `2026-11-02`, with or without a time of day. */
export const isoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/));

/**
 * When a record was last saved, which is its version. A save may name the one that it began from: where the record has
 * changed since, it is refused with 409, and `current` beside the message is the record as it is now. Left out, nothing is
 * checked. Ours: an API may not have it.
 */
export const version = v.optional(isoDate);

/** A day alone: `2026-11-02`. */
export const isoDay = v.pipe(v.string(), v.isoDate());

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many records to give; more than `most` is refused with 400. */
/* @__NO_SIDE_EFFECTS__ */
export function sizeUpTo(most: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));
}

/** How many records to leave out before the first. */
export const from = v.optional(count);

/** How many ids a path takes, comma-joined; more are refused with 400. */
export const mostIds = 200;

/** The longest words of a search, in characters as people count them; longer ones are refused with 400. */
export const longestWords = 200;

/** The words of a search. */
export const words = v.pipe(
  v.string(),
  v.maxCodePoints(longestWords, `Longer than ${longestWords} characters.`),
);

export const contentType = v.picklist(contentTypes);

export const countsByType = v.record(v.string(), count);

/** A section of MasterFormat: six digits of 2004 (eight with a level 5), five of 1995 where one exists. */
export const csiSection = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/)),
  number95: v.nullable(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  title: v.string(),
});
export type CsiSection = v.InferOutput<typeof csiSection>;

/**
 * A file to download. `url` is a path on our origin or an https address; `bytes` its size, null in long lists: a file
 * is made when it is asked for, and a size that is shown is the size that is sent.
 */
export const file = v.object({
  format: v.string(),
  name: v.string(),
  url: v.string(),
  bytes: v.nullable(count),
  updated: isoDate,
});
export type File = v.InferOutput<typeof file>;

/** Two digits, `00` … `48`. */
export const division = v.pipe(v.string(), v.regex(/^\d{2}$/));

/** The response of a write that returns nothing else. */
export const accepted = v.object({ ok: v.literal(true) });

/** A created record's answer. */
export const created = v.object({ id });
