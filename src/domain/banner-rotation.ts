/** A banner as the rotation sees it. */
interface Rotated {
  /** Tells banners apart, so that none repeats before all were shown. */
  seq: number;
}

/**
 * The banner to show now and the list of those shown, it included: one not yet shown, picked at random;
 * when all have been shown, the list starts anew. `random` lies in [0, 1). Null when there is no banner. (spec §4)
 */
export function pickBanner<Banner extends Rotated>(
  random: number,
  banners: readonly Banner[],
  shown: readonly number[],
): { banner: Banner | null; shown: readonly number[] } {
  const fresh = banners.filter(({ seq }) => !shown.includes(seq));
  const startsAnew = fresh.length === 0;
  const choice = startsAnew ? banners : fresh;
  const banner = choice[Math.floor(random * choice.length)];
  if (banner === undefined) return { banner: null, shown };
  return { banner, shown: startsAnew ? [banner.seq] : [...shown, banner.seq] };
}
