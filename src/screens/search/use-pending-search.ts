import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isBusy = location !== undefined && isSameSearch(pathname, location.pathname);
  const asked = isBusy ? location : null;
  // Also kept in state, because the pending navigation becomes visible slightly too late for a checkbox.
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
