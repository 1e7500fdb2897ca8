import type { DataRouter } from 'react-router';

type Listener = (address: string) => void;

const listeners = new Set<Listener>();

/** Reports every address that the router is asked for, even if the page is never rendered with it. */
export function reportRequestedAddresses(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let last = router.state.location;
  router.subscribe(({ location, navigation }) => {
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
