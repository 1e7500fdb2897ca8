import { servedBuild } from '#src/api/site.ts';
import { currentBuildId } from '#src/browser/build.ts';
import { isOnline } from '#src/browser/online.ts';
import { isVisible, onVisible } from '#src/browser/visible.ts';

const intervalMs = 5 * 60_000;
/** However often a tab is shown and hidden, it checks no more often than this. */
const minIntervalMs = 60_000;

/**
 * Checks which build is served: now, every five minutes while the page is visible, and when it becomes visible again.
 * Calls `onFound` once, when it differs from this page's build, and then stops. Returns a function that stops it earlier.
 */
export function watchForNewBuild(onFound: () => void): () => void {
  const controller = new AbortController();
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check = async (): Promise<void> => {
    if (!isVisible() || !isOnline() || performance.now() - checkedAt < minIntervalMs) return;
    checkedAt = performance.now();
    const served = await servedBuild(controller.signal);
    if (served === null || served === currentBuildId() || controller.signal.aborted) return;
    stop();
    onFound();
  };
  const timer = setInterval(() => void check(), intervalMs);
  const unwatch = onVisible(() => void check());
  function stop(): void {
    controller.abort();
    clearInterval(timer);
    unwatch();
  }
  void check();
  return stop;
}
