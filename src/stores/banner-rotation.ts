import { create } from 'zustand';

import type { Banner } from '#src/contracts/banners.ts';
import { pickBanner } from '#src/domain/banner-rotation.ts';

/**
 * The banners that this visit has shown, by `seq`.
 * @internal
 */
export const useBannerRotation = create<{ shown: readonly number[] }>()(() => ({ shown: [] }));

/** The next banner of the rotation (requirements: banner-rotation), and the list of the shown ones with it, for `markShown`. */
export function nextBanner(banners: readonly Banner[]): ReturnType<typeof pickBanner<Banner>> {
  return pickBanner(Math.random(), banners, useBannerRotation.getState().shown);
}

export function markShown(shown: readonly number[]): void {
  useBannerRotation.setState({ shown });
}
