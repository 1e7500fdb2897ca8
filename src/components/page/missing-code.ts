import { isOnline } from '#src/browser/online.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/**
 * Whether the page is reloading because its code belongs to an older build (spec §9). Never in a loop, and never
 * without a network.
 */
export function reloadForLostChunk(error: unknown, path: string): boolean {
  return isChunkFailure(error) && isOnline() && reloadOnce(path) === 'reloading';
}
