import { currentPath } from '#src/browser/location.ts';
import { onUnloadCanceled, isPageUnloading } from '#src/browser/page-unload.ts';
import { isOnline } from '#src/browser/online.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/**
 * Reloads the page if an error means that its code belongs to an older build (requirements: new-builds). Never in a loop, and
 * never offline. Returns whether the page is reloading, or the visitor is leaving it anyway, which a reload would prevent.
 */
export function reloadForLostChunk(error: unknown, path = currentPath()): boolean {
  if (!isChunkFailure(error) || !isOnline()) return false;
  if (!isPageUnloading()) return reloadOnce(path) === 'reloading';
  onUnloadCanceled(() => void reloadOnce(path));
  return true;
}

/** For a click whose code could not be loaded: reloads, or shows the message. */
export function reloadOrNotify(error: unknown, message: string): void {
  if (!reloadForLostChunk(error)) void notifyError(message);
}

/** Imported on demand, so that no first screen includes the toasts. */
async function notifyError(message: string): Promise<void> {
  const loading = await import('#src/browser/toasts.ts').catch(() => null);
  await loading?.notify.error(message);
}
