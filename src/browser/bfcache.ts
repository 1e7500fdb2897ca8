/** Hides the page, which may show what the visitor is no longer allowed to see. */
function cover(isCovered: boolean): void {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
}

/**
 * For the back-forward cache: hides a private page when it is cached, and shows it again once `check` has
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
