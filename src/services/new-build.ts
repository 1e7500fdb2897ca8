import { servedBuild } from '#src/api/site.ts';
import { ownBuild } from '#src/browser/build.ts';
import { isOnline } from '#src/browser/online.ts';
import { isVisible, onVisible } from '#src/browser/visible.ts';

const everyMs = 5 * 60_000;
/** A tab that is looked at again and again asks no more often than this. */
const atMostEveryMs = 60_000;

/**
 * Asks which build is served: now, every five minutes while the page is visible, and when it becomes visible again.
 * Calls `found` once, when it differs from this page's, and then stops. Returns a function that stops it earlier.
 */
export function watchForNewBuild(found: () => void): () => void {
  const end = new AbortController();
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<void> => {
    if (!isVisible() || !isOnline() || performance.now() - askedAt < atMostEveryMs) return;
    askedAt = performance.now();
    const served = await servedBuild(end.signal);
    if (served === null || served === ownBuild() || end.signal.aborted) return;
    stop();
    found();
  };
  const timer = setInterval(() => void ask(), everyMs);
  const unwatch = onVisible(() => void ask());
  function stop(): void {
    end.abort();
    clearInterval(timer);
    unwatch();
  }
  void ask();
  return stop;
}
