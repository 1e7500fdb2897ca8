import type { DataRouter } from 'react-router';

type Listener = (address: string) => void;

const listeners = new Set<Listener>();

/** Tells those who wait for it of every address that the router is asked for, also where the page is never drawn with it. */
export function tellAskedAddresses(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let last = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const asked = navigation.location ?? location;
    if (asked === last) return;
    last = asked;
    for (const listener of listeners) listener(asked.pathname + asked.search);
  });
}

/** Returns what ends it. */
export function onAskedAddress(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
