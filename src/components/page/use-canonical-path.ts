import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { noteCorrection } from '#src/components/page/address-correction.ts';
import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/**
 * Replaces a path that is not canonical; keeps query, hash, and scroll position. In an effect, because a
 * `replace` in a loader overwrites the previous history entry. Compares decoded paths and tries only once,
 * because browsers and routers encode differently.
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
