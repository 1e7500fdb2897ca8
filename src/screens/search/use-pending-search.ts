import { useMemo } from 'react';
import { useLocation, useNavigation, type Location } from 'react-router';

import { useAddressView } from '#src/components/page/use-address-view.ts';
import { isSameSearch } from '#src/domain/same-search.ts';
import { searchStateFrom, type SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

interface PendingSearch {
  /** The latest requested state, which the controls show while it loads. */
  pending: SearchState;
  /** Navigates to another state of the same search; keeps the scroll position. */
  change: (next: SearchState) => void;
}

/** `state` is the one that the shown response belongs to. */
export function usePendingSearch(state: SearchState): PendingSearch {
  const asked = useRequestedSearch();
  const inFlight = useMemo(
    () =>
      asked &&
      searchStateFrom(
        { terms: state.terms, contentType: asked.pathname.split('/')[3] },
        new URLSearchParams(asked.search),
        state.mf,
      ),
    [asked, state],
  );
  const [pending, change] = useAddressView(inFlight ?? state, searchAddress);
  return { pending, change };
}

/** Where another state of the same search is loading, or null. */
export function useRequestedSearch(): Location | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && isSameSearch(pathname, location.pathname) ? location : null;
}
