import { useLayoutEffect, useMemo, useRef } from 'react';

import { prefetch } from '#src/components/page/prefetch.ts';
import { withChoice, type Choice } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/** Applies changes at once, or collects them. */
export interface FacetSelection {
  state: SearchState;
  change: (next: SearchState) => void;
  /** Whether changes apply at once, so that prefetching their results is worthwhile. */
  isDirect: boolean;
}

/** Stable functions, so that a choice re-renders only what it changes. */
export interface FacetActions {
  /** Adds the value, or removes it. */
  choose: (choice: Choice, isOn: boolean) => void;
  /** Prefetches the results of that choice. */
  lookAhead: (choice: Choice, isOn: boolean) => void;
}

export function useFacetActions(selection: FacetSelection): FacetActions {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useMemo(
    () => ({
      choose: (choice, isOn) => {
        const { state, change } = latest.current;
        change(withChoice(state, choice, isOn));
      },
      lookAhead: (choice, isOn) => {
        const { state, isDirect } = latest.current;
        if (isDirect) prefetch(searchAddress(withChoice(state, choice, isOn)));
      },
    }),
    [],
  );
}
