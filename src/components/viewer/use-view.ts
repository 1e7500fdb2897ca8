import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { isNavigationPending, onRequestedAddress } from '#src/components/page/requested-address.ts';

/** Delay in ms, long enough for a gesture to end. */
const quietMs = 400;

/**
 * The viewer's state in the URL as `?view=…`: the value it was opened with, and a function that replaces it
 * shortly after the last change. The default view is the empty string and has no parameter.
 */
export function useView(): readonly [view: string, onView: (view: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view] = useState(() => new URLSearchParams(search).get('view') ?? '');
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => {
    const stop = (): void => clearTimeout(timer.current);
    // On a busy machine, a link is followed before this screen renders as one that is left.
    const unwatch = onRequestedAddress(stop);
    return () => {
      unwatch();
      stop();
    };
  }, []);
  const onView = (next: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const parameters = new URLSearchParams(latest.current);
      // Replacing the URL would cancel a pending navigation.
      if (isNavigationPending() || (parameters.get('view') ?? '') === next) return;
      if (next === '') parameters.delete('view');
      else parameters.set('view', next);
      const text = parameters.toString();
      void navigate({ search: text && `?${text}` }, { replace: true, preventScrollReset: true });
    }, quietMs);
  };
  return [view, onView];
}
