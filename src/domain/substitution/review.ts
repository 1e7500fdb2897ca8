import type {
  ReviewDecision,
  RowReview,
  SubstitutionRequest,
  SubstitutionReview,
} from '#src/contracts/forms/substitution.ts';
import { type EvaluationGroup, rowsOf } from '#src/domain/substitution/evaluation.ts';

export const blankRequest: SubstitutionRequest = {
  project: '',
  number: '',
  request: '',
  architect: '',
  contractor: '',
  place: '',
};

export const blankReview: SubstitutionReview = {
  reason: '',
  schedule: '',
  days: '',
  cost: '',
  amount: '',
  otherWork: '',
  decision: '',
  remarks: '',
  rows: {},
};

export const blankRow: RowReview = { decision: '', remark: '' };

/** As worded on review stamps and substitution request forms. */
export const decisionWords: Readonly<Record<Exclude<ReviewDecision, ''>, string>> = {
  'no exceptions taken': 'No exceptions taken',
  'accepted as noted': 'Accepted as noted',
  'revise and resubmit': 'Revise and resubmit',
  rejected: 'Rejected',
};

/** What each decision means for the contractor. */
export const decisionMeaning: Readonly<Record<Exclude<ReviewDecision, ''>, string>> = {
  'no exceptions taken': 'Make submittals under Section 01 25 00, Substitution Procedures.',
  'accepted as noted': 'Make submittals under Section 01 25 00, incorporating the remarks.',
  'revise and resubmit': 'Resubmit the request with the changes in the remarks.',
  rejected: 'Use the specified product.',
};

/** The review's key. The same products under a project and without one are separate reviews. */
export const requestPlace = (project: number | null, specified: number): string =>
  `${project ?? ''}/${specified}`;
export const reviewPlace = (project: number | null, specified: number, proposed: number): string =>
  `${requestPlace(project, specified)}-${proposed}`;

export function withRow(
  review: SubstitutionReview,
  key: string,
  part: Partial<RowReview>,
): SubstitutionReview {
  const row = { ...blankRow, ...review.rows[key], ...part };
  const { [key]: _, ...others } = review.rows;
  const isBlank = row.decision === '' && row.remark === '';
  return { ...review, rows: isBlank ? others : { ...others, [key]: row } };
}

/** Marks rows that pass as "no exceptions taken" if they have no decision yet. */
export const acceptPassingRows = (
  review: SubstitutionReview,
  groups: readonly EvaluationGroup[],
  column: number,
): SubstitutionReview =>
  rowsOf(groups)
    .filter(({ key, findings }) => findings[column]?.verdict === 'pass' && !review.rows[key]?.decision)
    .reduce((now, { key }) => withRow(now, key, { decision: 'no exceptions taken' }), review);
