/** Grays of the site's light theme: key and brightness, 0 to 255. */
const steps = [
  [0, 255],
  [1, 251],
  [2, 245],
  [4, 235],
  [8, 214],
  [14, 142],
  [20, 99],
  [26, 69],
  [32, 34],
  [36, 13],
] as const;

/** From this key on, a shade is too dark for black text, as in the CSS classes of the grays. */
export const firstDarkGray = 18;

/** The brightness of a gray key; interpolates between steps. */
function brightnessOf(gray: number): number {
  const after = Math.max(
    1,
    steps.findIndex(([key]) => key >= gray),
  );
  const [fromKey, from] = steps[after - 1] ?? steps[0];
  const [toKey, to] = steps[after] ?? steps[0];
  return Math.round(from + ((to - from) * (gray - fromKey)) / (toKey - fromKey));
}

/** `EBEBEB`. */
export const grayHex = (gray: number): string =>
  brightnessOf(gray).toString(16).padStart(2, '0').repeat(3).toUpperCase();
