/** While set, the page is hidden: it may show what its visitor may no longer see. */
function cover(isCovered: boolean): void {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
}

/**
 * For pages in the back-forward cache: hides a private page when it is left, and shows it again once `check` has
 * settled.
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
