/* Separators that people type in section numbers: spaces of any width, including non-breaking ones, dashes of any length, the
 * minus sign, dots at any height, underscores. All parsers of numbers accept these. Slashes also separate dates, so they count
 * only between all three pairs. */

/** The separators as the content of a character class, for patterns with the flag `u`. */
export const numberSigns = String.raw`\s._\p{Pd}\u2212\u2043\u02D7\u00B7\u2022\u2027\u2219\u22C5\u30FB`;
/** Invisible characters: soft hyphens and zero-width spaces. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const dashes = /[\p{Pd}\u2212\u2043\u02D7]/gu;
const dots = /[\u00B7\u2022\u2027\u2219\u22C5\u30FB]/g;
const slashes = /[\u2044\u2215]/g;

/** Text before a number search: plain digits and spaces, one dash, dot, and slash, lowercase letters. */
export const plainNumberText = (text: string): string =>
  plainSigns(text.replaceAll(unseen, '').normalize('NFKC').toLowerCase()).trim();

/** The text with full-width digits (`０７ ５４ ２３`) as plain ones; keeps its length. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[０-９．／]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0));

/** The text with plain digits and spaces and one kind of dash, dot, and slash; keeps its length. */
export const plainSigns = (text: string): string =>
  plainDigits(text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(dashes, '-')
    .replaceAll(dots, '.')
    .replaceAll(slashes, '/');

/** A separator between two pairs: one character, or a dash with spaces around it. */
export const betweenPairs = String.raw`(?:\s?[\p{Pd}\u2212]\s?|[${numberSigns}])`;

/** Three or four pairs of digits, separated or not, as the source of a pattern with the flag `u`. */
export const pairsOfDigits = String.raw`\d{2}${betweenPairs}?\d{2}${betweenPairs}?\d{2}(?:[${numberSigns}]\d{2}(?!\d))?`;

/** The same with slashes, `07/54/23`. */
export const slashedPairs = String.raw`\d{2}[/\u2044\u2215]\d{2}[/\u2044\u2215]\d{2}(?:[./\p{Pd}]\d{2}(?!\d))?`;

/** Whether three pairs of digits may be a date: month and day in either order, and a year other than 00. */
export function mayBeDate(first: string, second: string, third: string): boolean {
  const [a, b] = [Number(first), Number(second)];
  const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return third !== '00' && (isDay(a, b) || isDay(b, a));
}
