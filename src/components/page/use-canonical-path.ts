import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { noteCorrection } from '#src/components/page/address-correction.ts';
import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/**
 * Replaces a non-canonical path, and keeps query, hash and scroll. In an effect, not in the loader: a loader's
 * `replace` overwrites the previous history entry. Compares decoded paths and tries once, because browsers and routers
 * encode differently.
 */
export function useCanonicalPath(proper: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const tried = useRef('');
  useEffect(() => {
    const correction = `${pathname} ${proper}`;
    if (tried.current === correction || percentDecodeLenient(pathname) === percentDecodeLenient(proper))
      return;
    tried.current = correction;
    noteCorrection(pathname, proper);
    void navigate({ pathname: proper, search, hash }, { replace: true, preventScrollReset: hash === '' });
  }, [pathname, search, hash, proper, navigate]);
}
