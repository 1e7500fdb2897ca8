import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { onRequestedAddress } from '#src/components/page/requested-address.ts';

/** Choices that are not in the address yet. */
interface Ahead<View> {
  view: View;
  /** The addresses from the shown one to this view's, including those of choices in between. */
  addresses: readonly string[];
}

/**
 * A page's choices that are in its address, and a function that changes some of them. Choices show at once; the address follows
 * a moment later, and a choice made until then keeps the earlier ones.
 */
export function useAddressView<View extends object>(
  view: View,
  hrefOf: (view: View) => string,
): readonly [view: View, choose: (change: Partial<View>, replace?: boolean) => void] {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead<View> | null>(null);
  const address = hrefOf(view);
  // The page has reached this view, or a link or Back has changed the address.
  const isOver = ahead !== null && !ahead.addresses.slice(0, -1).includes(address);
  if (isOver) setAhead(null);
  const asked = isOver ? null : ahead;
  const now = { view: asked?.view ?? view, addresses: asked?.addresses ?? [address], shown: view, hrefOf };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  // Back or a link may return to the old address before the choice is ever shown.
  useLayoutEffect(
    () =>
      onRequestedAddress((next) => {
        const { addresses, shown, hrefOf: hrefFor } = latest.current;
        if (addresses.length === 1 || addresses.slice(1).includes(next)) return;
        const none = { view: shown, addresses: [hrefFor(shown)] };
        latest.current = { ...latest.current, ...none };
        // Not null: an abandoned render of the next page may have set null already, and React would skip the update.
        setAhead(none);
      }),
    [],
  );
  const choose = useCallback(
    (change: Partial<View>, replace = false): void => {
      const next = { ...latest.current.view, ...change };
      const href = latest.current.hrefOf(next);
      const addresses = [...latest.current.addresses, href];
      // The next choice may come before this one is shown.
      latest.current = { ...latest.current, view: next, addresses };
      setAhead({ view: next, addresses });
      void navigate(href, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return [now.view, choose];
}
