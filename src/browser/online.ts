/** Whether the browser believes it is online. False is certain, true is a guess. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true;
}

/** Calls back when the network is back. Returns a function that stops it. */
export function onOnline(callback: () => void): () => void {
  globalThis.addEventListener('online', callback);
  return () => globalThis.removeEventListener('online', callback);
}
