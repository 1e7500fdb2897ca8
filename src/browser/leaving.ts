import { isInBrowser } from '#src/browser/in-browser.ts';

/** How long a page may still stand after it was left, in ms: the next one may be slow to answer. */
const longestMs = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

// Not `beforeunload`, for which a browser may give up its back-forward cache.
if (isInBrowser && 'navigation' in globalThis) {
  globalThis.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now();
  });
}

/**
 * Whether the visitor has just followed a link out of this page. The browser then gives up what the page was still loading,
 * which is no failure. Always false in browsers without the Navigation API.
 */
export const isBeingLeft = (): boolean => performance.now() - leftAt < longestMs;

/** Acts if the page still stands when it should be gone: what was followed was a download. */
export function ifNotLeft(act: () => void): void {
  setTimeout(act, longestMs);
}
