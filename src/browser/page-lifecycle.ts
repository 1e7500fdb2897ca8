import { isInBrowser } from '#src/browser/in-browser.ts';

/**
 * Calls `leave` when the page may be about to end (link, reload, closed tab, or discarded while hidden), and
 * `back` when it continues. Returns a function that stops it. Uses no event that disables the back-forward
 * cache.
 */
export function onPageHidden(leave: () => void, back: () => void): () => void {
  if (!isInBrowser) return () => undefined;
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
