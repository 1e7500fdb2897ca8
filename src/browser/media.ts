/** Whether the page is shown as a media query says; false where nobody can tell. */
export function matchesMedia(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

/** Calls `changed` whenever the answer to a media query changes; the answer ends it. */
export function watchMedia(query: string, changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}
