import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { correctionOf } from '#src/components/page/address-correction.ts';
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
    const options = { replace: true, preventScrollReset: true, state: correctionOf(pathname) };
    void navigate(searchAddress(understood), options);
  });
  useEffect(() => {
    if (isInterpreted) correct(state);
  }, [state, isInterpreted]);
}
