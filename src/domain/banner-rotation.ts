/** What the rotation needs to know about a banner. */
interface Rotated {
  /** Identifies the banner, so that none repeats before all have been shown. */
  seq: number;
}

/**
 * Picks the next banner at random among those not shown yet, and returns the updated list of shown banners; starts over
 * when all have been shown. `random` is in [0, 1). Null without banners. (requirements: banner-rotation)
 */
export function pickBanner<Banner extends Rotated>(
  random: number,
  banners: readonly Banner[],
  shown: readonly number[],
): { banner: Banner | null; shown: readonly number[] } {
  const fresh = banners.filter(({ seq }) => !shown.includes(seq));
  const isFirstLoad = fresh.length === 0;
  const choice = isFirstLoad ? banners : fresh;
  const banner = choice[Math.floor(random * choice.length)];
  if (banner === undefined) return { banner: null, shown };
  return { banner, shown: isFirstLoad ? [banner.seq] : [...shown, banner.seq] };
}
