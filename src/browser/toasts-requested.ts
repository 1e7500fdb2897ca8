let requested = false;
const listeners = new Set<() => void>();

/** Mounts the container. Apart from the toasts, which most visits never load. */
export function requestToasts(): void {
  if (requested) return;
  requested = true;
  for (const listener of listeners) listener();
}

/** Whether the container must be mounted. Goes with `onToastsRequested`. */
export function areToastsRequested(): boolean {
  return requested;
}

/** Calls back with the first toast. Returns a function that stops it. Fits React's `useSyncExternalStore`. */
export function onToastsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
