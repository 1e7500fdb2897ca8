/*
 * How people part the digits of a section number: spaces of any width, also those that don't break, dashes of any length, the
 * minus sign, dots, low lines. All that reads a number reads it with these.
 */

/** The signs, as the inside of a class of a pattern with the flag `u`. */
export const numberSigns = String.raw`\s._\p{Pd}\u2212\u2043\u02D7`;
/** Invisible characters: soft hyphens and zero-width spaces. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const dashes = /[\p{Pd}\u2212\u2043\u02D7]/gu;

/** Text in which a number is looked for: plain digits and spaces, one kind of dash, small letters. */
export function plainNumberText(text: string): string {
  return text.replaceAll(unseen, '').normalize('NFKC').toLowerCase().replaceAll(dashes, '-').trim();
}

/** Three pairs of digits, or four, parted or not, as the source of a pattern with the flag `u`. */
export const pairsOfDigits = String.raw`\d{2}[${numberSigns}]?\d{2}[${numberSigns}]?\d{2}(?:[${numberSigns}]\d{2}(?!\d))?`;
