import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { noteCorrection } from '#src/components/page/address-correction.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/**
 * Replaces the address with the interpreted one: requirements as filters, the rest as words. Runs after the screen
 * renders, because a loader redirect would replace the page where the words were typed, and Back would run into it
 * again.
 */
export function useInterpretedAddress(state: SearchState, isInterpreted: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const correct = useEffectEvent((understood: SearchState) => {
    const address = searchAddress(understood);
    noteCorrection(pathname, address.split('?', 1)[0] ?? address);
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isInterpreted) correct(state);
  }, [state, isInterpreted]);
}
