import { currentPath } from '#src/browser/location.ts';
import { isOnline } from '#src/browser/online.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/**
 * Whether the page is reloading because its code belongs to an older build (requirements: new-builds). Never in a loop, and never
 * without a network.
 */
export function reloadForLostChunk(error: unknown, path = currentPath()): boolean {
  return isChunkFailure(error) && isOnline() && reloadOnce(path) === 'reloading';
}

/** For a click whose code could not be loaded. */
export function reloadOrNotify(error: unknown, message: string): void {
  if (!reloadForLostChunk(error)) void tell(message);
}

/** Loaded here, so that no first screen carries it. */
async function tell(message: string): Promise<void> {
  const loading = await import('#src/browser/toasts.ts').catch(() => null);
  await loading?.notify.error(message);
}
