/** A banner as the rotation sees it. */
interface Rotated {
  /** Tells banners apart, so that none repeats before all were shown. */
  seq: number;
}

/**
 * The next banner, picked at random among those not shown yet, and the updated list; starts over when all were shown.
 * `random` is in [0, 1). Null without banners. (requirements: banner-rotation)
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
