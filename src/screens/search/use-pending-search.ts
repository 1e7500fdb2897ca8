import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { useAddressView } from '#src/components/page/use-address-view.ts';
import { isSameSearch } from '#src/domain/same-search.ts';
import { searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

interface PendingSearch {
  /** The latest requested state, which the controls show while it loads. */
  pending: SearchState;
  /** Navigates to another state of the same search; keeps the scroll position. */
  change: (next: SearchState) => void;
  /** While loading. */
  isBusy: boolean;
}

/** `state` is the one that the shown response belongs to. */
export function usePendingSearch(state: SearchState): PendingSearch {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isBusy = location !== undefined && isSameSearch(pathname, location.pathname);
  const asked = isBusy ? location : null;
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
  return { pending, change, isBusy };
}
