import * as v from 'valibot';

const line = v.pipe(v.string(), v.maxLength(160));
const text = v.pipe(v.string(), v.maxLength(4000));

/** The header of a substitution request, shared by all products proposed for one specified product. */
export const substitutionRequest = v.object({
  project: line,
  number: line,
  /** The request's own number. */
  request: line,
  architect: line,
  contractor: line,
  /** Where the product is specified: page and article. */
  place: line,
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
  days: line,
  cost: v.picklist(['', 'none', 'adds', 'saves']),
  amount: line,
  otherWork: text,
  decision,
  remarks: text,
  /** By row key. */
  rows: v.record(v.string(), rowReview),
});
export type SubstitutionReview = v.InferOutput<typeof substitutionReview>;
