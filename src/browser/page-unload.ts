import { isInBrowser } from '#src/browser/in-browser.ts';

/** How long a page may remain after its visitor left it, in ms, because the next one may be slow to respond. */
const longestMs = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

// Not `beforeunload`, for which a browser may give up its back-forward cache.
if (isInBrowser && 'navigation' in globalThis) {
  globalThis.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now();
  });
}

/**
 * Whether the visitor has just followed a link out of this page. The browser then cancels the page's pending requests, which is
 * not a failure. Always false in browsers without the Navigation API.
 */
export const isPageUnloading = (): boolean => performance.now() - leftAt < longestMs;

/** Calls back if the page is still there when it should be gone, because the link was a download. */
export function onUnloadCanceled(act: () => void): void {
  setTimeout(act, longestMs);
}
