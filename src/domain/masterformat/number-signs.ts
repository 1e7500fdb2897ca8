/*
 * How people part the digits of a section number: spaces of any width, also those that don't break, dashes of any length, the
 * minus sign, dots at any height, low lines. All that reads a number reads it with these. Slashes part dates, too, so they are
 * read only where all three pairs have them.
 */

/** The signs, as the inside of a class of a pattern with the flag `u`. */
export const numberSigns = String.raw`\s._\p{Pd}\u2212\u2043\u02D7\u00B7\u2022\u2027\u2219\u22C5\u30FB`;
/** Invisible characters: soft hyphens and zero-width spaces. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const dashes = /[\p{Pd}\u2212\u2043\u02D7]/gu;
const dots = /[\u00B7\u2022\u2027\u2219\u22C5\u30FB]/g;
const slashes = /[\u2044\u2215]/g;

/** Text in which a number is looked for: plain digits and spaces, one kind of dash, dot, and slash, small letters. */
export function plainNumberText(text: string): string {
  return plainSigns(text.replaceAll(unseen, '').normalize('NFKC').toLowerCase()).trim();
}

/** The same text, sign by sign, with the digits of East Asian type (`０７ ５４ ２３`) as plain ones. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[０-９．／]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0));

/** The same text, sign by sign, with plain digits and spaces and one kind of dash, dot, and slash. */
export const plainSigns = (text: string): string =>
  plainDigits(text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(dashes, '-')
    .replaceAll(dots, '.')
    .replaceAll(slashes, '/');

/** What may stand between two pairs: a sign, or a dash with spaces around it. */
export const betweenPairs = String.raw`(?:\s?[\p{Pd}\u2212]\s?|[${numberSigns}])`;

/** Three pairs of digits, or four, parted or not, as the source of a pattern with the flag `u`. */
export const pairsOfDigits = String.raw`\d{2}${betweenPairs}?\d{2}${betweenPairs}?\d{2}(?:[${numberSigns}]\d{2}(?!\d))?`;

/** The same with slashes, `07/54/23`. */
export const slashedPairs = String.raw`\d{2}[/\u2044\u2215]\d{2}[/\u2044\u2215]\d{2}(?:[./\p{Pd}]\d{2}(?!\d))?`;

/** Whether three pairs of digits may be a day: month and day in either order, and a year other than 00. */
export function mayBeDate(first: string, second: string, third: string): boolean {
  const [a, b] = [Number(first), Number(second)];
  const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return third !== '00' && (isDay(a, b) || isDay(b, a));
}
