import { reloadPage } from '#src/browser/reload.ts';

/**
 * Loads a path of this site as a page of its own. Should the browser bring back the page that is left, as it was, that
 * one is loaded anew too: it is of an older build, and nothing in it goes on.
 */
export function loadPath(path: string): void {
  globalThis.addEventListener('pageshow', reloadPage, { once: true });
  // A step through the history has changed the address already.
  if (location.pathname + location.search + location.hash === path) reloadPage();
  else location.assign(path);
}
