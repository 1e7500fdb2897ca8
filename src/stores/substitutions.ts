import { substitutionRequest, substitutionReview } from '#src/contracts/forms/substitution.ts';
import type { SubstitutionRequest, SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import { blankReview } from '#src/domain/substitution/review.ts';
import { createPersonalRecords } from '#src/stores/personal-records.ts';

/**
 * The texts typed into substitution reviews, by place (`7/12` and `7/12-34`: for project 7, product 34 instead of 12). They
 * stay in the browser, because the API has no field for them.
 */
const common = {
  kind: 'substitution',
  // The person's own record wins over the one made before signing in.
  adopt: <Kind>(own: Kind | null, visitors: Kind): Kind => own ?? visitors,
  warning:
    'This browser isn’t saving your review: its storage is full or turned off. Download or print the form before you close the page.',
};

export const substitutionRequests = createPersonalRecords<SubstitutionRequest>({
  ...common,
  schema: substitutionRequest,
});
export const substitutionReviews = createPersonalRecords<SubstitutionReview>({
  ...common,
  schema: substitutionReview,
});

export function changeReview(
  place: string,
  change: (review: SubstitutionReview) => SubstitutionReview,
): void {
  substitutionReviews.write(place, change(substitutionReviews.read(place) ?? blankReview));
}
