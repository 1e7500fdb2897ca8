import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';

/** Small shapes that every contract is built from. */

/** A record's id: 1 … 2³¹−1. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The company number, always five digits: 10000 … 99999. */
export const coid = v.pipe(v.number(), v.integer(), v.minValue(10000), v.maxValue(99999));

/** `2026-11-02`, with or without a time of day. */
export const isoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/));

/**
 * A record's version: when it was last saved. A save can include the version it started from; if the record has changed
 * since, the API responds with 409, and `current` has the present record. Without it, nothing is checked. Our addition:
 * an API may not have it.
 */
export const version = v.optional(isoDate);

/** A date without a time: `2026-11-02`. */
export const isoDay = v.pipe(v.string(), v.isoDate());

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Number of records to return; more than `most` is rejected with 400. */
/* @__NO_SIDE_EFFECTS__ */
export const pageSizeUpTo = (most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));

/** Number of records to skip. */
export const offset = v.optional(count);

/** The most ids in a path, comma-joined; more are rejected with 400. */
export const maxIds = 200;

/** The most characters in a search, counted as people do; a longer one is rejected with 400. */
export const maxSearchLength = 200;

/** The words of a search. */
export const words = v.pipe(
  v.string(),
  v.maxCodePoints(maxSearchLength, `Longer than ${maxSearchLength} characters.`),
);

export const contentType = v.picklist(contentTypes);

export const countsByType = v.record(v.string(), count);

/** A MasterFormat section: six digits of the 2004 edition (eight for level 5), and five of 1995 if there is one. */
export const csiSection = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/)),
  number95: v.nullable(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  title: v.string(),
});
export type CsiSection = v.InferOutput<typeof csiSection>;

/**
 * A file to download. `url` is a path on our origin or an https URL. `bytes` is its size, or null in long lists,
 * because files are generated on request and a size that is shown must match the file.
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

/** The response of a write that returns no data. */
export const accepted = v.object({ ok: v.literal(true) });

/** The response for a created record. */
export const created = v.object({ id });
