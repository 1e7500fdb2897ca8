/**
 * Calls `leave` when this page may be about to end, by a link, a reload or a closed tab, or because the browser takes
 * its memory while it is hidden; and `back` when it goes on after all. The answer ends it. Neither keeps the page from
 * the back-forward cache.
 */
export function onPageHidden(leave: () => void, back: () => void): () => void {
  const seen = (): void => (document.hidden ? leave() : back());
  document.addEventListener('visibilitychange', seen);
  globalThis.addEventListener('pagehide', leave);
  globalThis.addEventListener('pageshow', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    globalThis.removeEventListener('pagehide', leave);
    globalThis.removeEventListener('pageshow', back);
  };
}
