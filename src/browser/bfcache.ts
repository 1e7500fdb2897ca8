/** While it is set nothing of the page is to be seen: it may show what is no longer anyone's to see. */
function cover(isCovered: boolean): void {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
}

/**
 * For pages that a browser keeps whole to go back to. `isPrivate` is asked as the page is left: such a page is kept
 * covered, and shown again once `check` has settled whether it may be.
 */
export function hideInBfcache(isPrivate: () => boolean, check: () => Promise<void>): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) cover(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void check().finally(() => cover(false));
  });
}
