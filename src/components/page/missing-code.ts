import { currentPath } from '#src/browser/location.ts';
import { isOnline } from '#src/browser/online.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/**
 * Reloads the page if an error means that its code belongs to an older build (requirements: new-builds).
 * Never in a loop, and never offline. Returns whether it is reloading.
 */
export function reloadForLostChunk(error: unknown, path = currentPath()): boolean {
  return isChunkFailure(error) && isOnline() && reloadOnce(path) === 'reloading';
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
