import * as v from 'valibot';
import { line, lines } from '#src/contracts/forms/typed.ts';

const word = v.pipe(line, v.maxLength(160));
const text = v.pipe(lines, v.maxLength(4000));

/** The header of a substitution request, shared by all products proposed for one specified product. */
export const substitutionRequest = v.object({
  project: word,
  number: word,
  /** The request's own number. */
  request: word,
  architect: word,
  contractor: word,
  /** Where the product is specified: page and article. */
  place: word,
});
export type SubstitutionRequest = v.InferOutput<typeof substitutionRequest>;

export const reviewDecisions = [
  'no exceptions taken',
  'accepted as noted',
  'revise and resubmit',
  'rejected',
] as const;
/** Empty while undecided. */
const decision = v.picklist(['', ...reviewDecisions]);
export type ReviewDecision = v.InferOutput<typeof decision>;

const rowReview = v.object({ decision, remark: text });
export type RowReview = v.InferOutput<typeof rowReview>;

/** The contractor's statements about one proposed product, and the reviewer's decision. */
export const substitutionReview = v.object({
  reason: text,
  schedule: v.picklist(['', 'none', 'adds', 'saves']),
  days: word,
  cost: v.picklist(['', 'none', 'adds', 'saves']),
  amount: word,
  otherWork: text,
  decision,
  remarks: text,
  /** By row key. */
  rows: v.record(v.string(), rowReview),
});
export type SubstitutionReview = v.InferOutput<typeof substitutionReview>;
