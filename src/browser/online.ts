/** Whether the browser believes it has a network. False is sure, true is a guess. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true;
}

/** Calls `changed` when the network goes or comes back; the answer ends it. */
export function watchOnline(changed: (online: boolean) => void): () => void {
  const went = (): void => changed(false);
  const came = (): void => changed(true);
  globalThis.addEventListener('offline', went);
  globalThis.addEventListener('online', came);
  return () => {
    globalThis.removeEventListener('offline', went);
    globalThis.removeEventListener('online', came);
  };
}
