import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/**
 * Puts the address right when it is not the one that links use, and keeps query, part and scroll. After the screen is
 * there and not in its loader: a loader's `replace` overwrites the entry that the visitor comes from. Compared decoded,
 * and tried once: browsers and routers differ in what they encode.
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
    void navigate({ pathname: proper, search, hash }, { replace: true, preventScrollReset: hash === '' });
  }, [pathname, search, hash, proper, navigate]);
}
