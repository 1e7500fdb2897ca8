import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { noteCorrection } from '#src/components/page/address-correction.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/**
 * Puts what was understood into the address: requirements as filters, the rest as words. After the screen is there: a
 * loader's redirect would take the visitor from the page that the words were typed on, and «back» into it again.
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
