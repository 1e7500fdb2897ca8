import { call } from '#src/api/call.ts';
import { bannersForUrl, bannersRandom } from '#src/contracts/banners.ts';
import type { Banner } from '#src/contracts/banners.ts';
import type { Result } from '#src/contracts/result.ts';

export function listBanners(signal: AbortSignal): Promise<Result<Banner[]>> {
  return call(bannersRandom, { query: { all: 'true' }, signal });
}

/** Banners booked for a page, by its path. */
export function listBannersFor(url: string, signal: AbortSignal): Promise<Result<Banner[]>> {
  return call(bannersForUrl, { query: { url }, signal });
}
