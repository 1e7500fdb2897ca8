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
  const isBusy = location !== undefined && isSameSearch(pathname, location.pathname);
  const asked = isBusy ? location : null;
  // Kept here as well, until the navigation shows: that is a moment later than a checkbox has to.
  const [latest, setLatest] = useState({ from: state, after: asked, next: state });
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
  const change = useCallback(
    (next: SearchState): void => {
      setLatest({ from: state, after: asked, next });
      void navigate(searchAddress(next), { preventScrollReset: true });
    },
    [navigate, asked, state],
  );
  const isOwn = latest.from === state && latest.after === asked && latest.next !== state;
  const own = isOwn ? latest.next : null;
  return { pending: own ?? inFlight ?? state, change, isBusy };
}
