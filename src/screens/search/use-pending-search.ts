import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

import { isSameSearch } from '#src/domain/same-search.ts';
import { searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

interface PendingSearch {
  /** The last state asked for, which the controls show while it loads. */
  pending: SearchState;
  /** Asks for another state of the same search; the page stays where it is scrolled to. */
  change: (next: SearchState) => void;
  /** While loading. */
  isBusy: boolean;
}

/** `state` is what the shown answer belongs to. */
export function usePendingSearch(state: SearchState): PendingSearch {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // Kept here as well, because the navigation shows a moment later than a checkbox has to.
  const [latest, setLatest] = useState({ from: state, next: state });
  const isBusy = location !== undefined && isSameSearch(pathname, location.pathname);
  const inFlight = useMemo(
    () =>
      isBusy
        ? searchStateFrom(
            { terms: state.terms, contentType: location.pathname.split('/')[3] },
            new URLSearchParams(location.search),
            state.mf,
          )
        : null,
    [isBusy, location, state],
  );
  const change = useCallback(
    (next: SearchState): void => {
      setLatest({ from: state, next });
      void navigate(searchAddress(next), { preventScrollReset: true });
    },
    [navigate, state],
  );
  const own = latest.from === state && latest.next !== state ? latest.next : null;
  return { pending: own ?? inFlight ?? state, change, isBusy };
}
