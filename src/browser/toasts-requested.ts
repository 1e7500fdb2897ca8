let requested = false;
const listeners = new Set<() => void>();

/** Mounts the container. In a module of its own, because most visits never load the toasts. */
export function requestToasts(): void {
  if (requested) return;
  requested = true;
  for (const listener of listeners) listener();
}

/** Whether the container must be mounted. Use it with `onToastsRequested`. */
export const areToastsRequested = (): boolean => requested;

/** Calls back with the first toast. Returns a function that stops it. For `useSyncExternalStore`. */
export function onToastsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
