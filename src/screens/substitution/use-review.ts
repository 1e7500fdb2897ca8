import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';

import type { SubstitutionRequest, SubstitutionReview } from '#src/contracts/forms/substitution.ts';
import type { SubstitutionChoice } from '#src/domain/substitution/choice.ts';
import { blankRequest, blankReview, requestPlace, reviewPlace } from '#src/domain/substitution/review.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { useSession } from '#src/stores/session.ts';
import { usePersonalRecord } from '#src/stores/personal-records.ts';
import { changeReview, substitutionRequests, substitutionReviews } from '#src/stores/substitutions.ts';

export interface ReviewForm {
  request: SubstitutionRequest;
  changeRequest: (part: Partial<SubstitutionRequest>) => void;
  /** One per proposed product. */
  reviews: readonly SubstitutionReview[];
  changeReview: (column: number, change: (review: SubstitutionReview) => SubstitutionReview) => void;
}

/** The typed fields for a specified product and each proposed one, stored in this browser. */
export function useReview(
  { project }: SubstitutionChoice,
  specified: number,
  proposed: readonly number[],
): ReviewForm {
  const place = requestPlace(project, specified);
  const places = proposed.map((id) => reviewPlace(project, specified, id));
  const own = useOwnProject(project);
  const typed = usePersonalRecord(substitutionRequests, place);
  const reviews = useStore(
    substitutionReviews.store,
    useShallow(() => places.map((one) => substitutionReviews.read(one) ?? blankReview)),
  );
  const all = places.join(' ');
  const change = useCallback<ReviewForm['changeReview']>(
    (column, next) => {
      const one = all.split(' ')[column];
      if (one !== undefined) changeReview(one, next);
    },
    [all],
  );
  const request = typed ?? { ...blankRequest, ...own };
  return {
    request,
    changeRequest: (part) => void substitutionRequests.write(place, { ...request, ...part }),
    reviews,
    changeReview: change,
  };
}

/** Name and number of the design project in the address, if it belongs to this person. */
function useOwnProject(seq: number | null): Partial<SubstitutionRequest> {
  const isSignedIn = useSession(({ user }) => user !== null);
  const own = useDesignProjects(({ projects }) => projects?.find((project) => project.seq === seq));
  useEffect(() => {
    if (isSignedIn && seq !== null) void loadDesignProjects();
  }, [isSignedIn, seq]);
  return own ? { project: own.name.slice(0, 160), number: own.number.slice(0, 160) } : {};
}
