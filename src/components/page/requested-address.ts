import type { DataRouter } from 'react-router';

type Listener = (address: string) => void;

const listeners = new Set<Listener>();
let isPending = false;

/** Whether the router is on its way to another address, even if no screen has rendered since it was asked. */
export const isNavigationPending = (): boolean => isPending;

/** Reports every address that the router is asked for, even if the page is never rendered with it. */
export function reportRequestedAddresses(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let last = router.state.location;
  router.subscribe(({ location, navigation }) => {
    isPending = navigation.state !== 'idle';
    const asked = navigation.location ?? location;
    if (asked === last) return;
    last = asked;
    for (const listener of listeners) listener(asked.pathname + asked.search);
  });
}

/** Returns a function that stops it. */
export function onRequestedAddress(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
