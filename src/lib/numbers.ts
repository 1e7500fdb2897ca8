// Not Intl.NumberFormat, whose first use takes 100 ms on a phone during the start.

/** A count with thousands separators: `6,214`. */
export const countText = (count: number): string => decimalText(count, 0);

/** `1 section`, `2,000 sections`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${countText(count)} ${count === 1 ? singular : plural}`;

/** A number with thousands separators and at most `places` decimals, never more than six: `1,234.5`. */
export function decimalText(value: number, places: number): string {
  const rounded = value < 0 ? -roundedTo(places, -value) : roundedTo(places, value);
  const [whole = '', fraction] = String(rounded).split('.');
  const grouped = whole.replace(
    /^(-?\d{1,3}?)((?:\d{3})+)$/,
    (_, lead: string, rest: string) => lead + rest.replace(/\d{3}/g, ',$&'),
  );
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Rounds the decimal representation: 1.005 to two places is 1.01, although its binary value is lower. */
function roundedTo(places: number, size: number): number {
  // JavaScript writes smaller and larger numbers with an exponent.
  if (size < 1e-6) return 0;
  return size < 1e15 ? Number(`${Math.round(Number(`${size}e${places}`))}e-${places}`) : size;
}

/** A file size in decimal units: `480 B`, `12.5 kB`, `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_000) return `${countText(bytes)} B`;
  // 999,950 bytes would round to 1,000 kB.
  return bytes < 999_950 ? `${decimalText(bytes / 1_000, 1)} kB` : `${decimalText(bytes / 1_000_000, 1)} MB`;
}
