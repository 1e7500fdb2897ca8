import { create } from 'zustand';

import type { Banner } from '#src/contracts/banners.ts';
import { pickBanner } from '#src/domain/banner-rotation.ts';

/**
 * The banners that this visit has shown, by `seq`.
 * @internal
 */
export const useBannerRotation = create<{ shown: readonly number[] }>()(() => ({ shown: [] }));

/** The next banner of the rotation; it counts as shown from now on (spec §4). */
export function nextBanner(banners: readonly Banner[]): Banner | null {
  const { banner, shown } = pickBanner(Math.random(), banners, useBannerRotation.getState().shown);
  useBannerRotation.setState({ shown });
  return banner;
}
