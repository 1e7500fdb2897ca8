import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import type { SearchState } from '#src/domain/search-state.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/**
 * Puts what was understood into the address: requirements as filters, the rest as words. After the screen is there: a
 * loader's redirect would take the visitor from the page that the words were typed on, and «back» into it again.
 */
export function useInterpretedAddress(state: SearchState, isInterpreted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isInterpreted) void navigate(searchAddress(state), { replace: true, preventScrollReset: true });
  }, [state, isInterpreted, navigate]);
}
