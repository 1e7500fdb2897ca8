import { create } from 'zustand';

import type { Banner } from '#src/contracts/banners.ts';
import { pickBanner } from '#src/domain/banner-rotation.ts';

/**
 * The `seq` numbers of the banners shown during this visit.
 * @internal
 */
export const useBannerRotation = create<{ shown: readonly number[] }>()(() => ({ shown: [] }));

/** The next banner of the rotation (requirements: banner-rotation), and the list of shown banners to pass to `markShown`. */
export const nextBanner = (banners: readonly Banner[]): ReturnType<typeof pickBanner<Banner>> =>
  pickBanner(Math.random(), banners, useBannerRotation.getState().shown);

export function markShown(shown: readonly number[]): void {
  useBannerRotation.setState({ shown });
}
