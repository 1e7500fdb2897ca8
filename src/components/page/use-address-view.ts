import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * The choices on a page that are in its address, and a function that changes some of them. They are shown at once: the address
 * follows a moment later, and a choice made until then keeps those before it.
 */
export function useAddressView<View extends object>(
  view: View,
  hrefOf: (view: View) => string,
): readonly [view: View, choose: (change: Partial<View>, replace?: boolean) => void] {
  const navigate = useNavigate();
  const [asked, setAsked] = useOptimistic(view);
  const latest = useRef({ asked, hrefOf });
  useLayoutEffect(() => {
    latest.current = { asked, hrefOf };
  });
  const choose = useCallback(
    (change: Partial<View>, replace = false): void => {
      const next = { ...latest.current.asked, ...change };
      // The next choice may come before this one is shown.
      latest.current.asked = next;
      startTransition(async () => {
        setAsked(next);
        await navigate(latest.current.hrefOf(next), { replace, preventScrollReset: true });
      });
    },
    [navigate, setAsked],
  );
  return [asked, choose];
}
