import {
  betweenPairs,
  mayBeDate,
  numberSigns,
  plainDigits,
  slashedPairs,
} from '#src/domain/masterformat/number-signs.ts';
import { type SectionNumber, parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

export interface FoundNumber {
  number: SectionNumber;
  /** The number as typed. */
  typed: string;
  /** The other words, single-spaced. */
  rest: string;
}

const longest = 500;
const named = String.raw`div(?:ision)?[\s.:#]*\d{1,2}(?![\p{L}\p{N}])`;
const spaced = String.raw`\d{1,2}(?<between>${betweenPairs})\d{2}\k<between>\d{2}(?:[._\p{Pd}\u2212]\d{2})?`;
/** `07-5423`, `08 7100`: only with last digits that the edition uses, because four digits are more often a measure. */
const halved = String.raw`\d{2}[${numberSigns}]\d{2}(?:\d0|[1-9][369])(?:[._\p{Pd}\u2212]\d{2})?`;
const unspaced = String.raw`\d{6}(?:\.?\d{2})?|\d{5}`;
const section = String.raw`(?:sec(?:tion)?[\s.:#]*)?(?:${spaced}|${slashedPairs}|${halved}|${unspaced})(?![\p{L}\p{N}]|[.,\p{Pd}\u2212/]\d)`;
// A number attached to a letter or digit is part of a report or model number: `ESR-074213`.
const candidates = composedPattern(
  String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][.,/\-\u2010-\u2013\u2212])(?:${named}|${section})`,
  'giu',
);

const dateWords = /(?:\b(?:bids?|dated?|due|expires?|issued?|rev(?:ised|ision)?|since|until)[\s:.]{0,3})$/i;
const threePairs = /^(\d{2})\D{1,3}(\d{2})\D{1,3}(\d{2})$/;

/** Whether the words before it mark it as a date: `dated 11-02-26`. */
function isDated(before: string, typed: string): boolean {
  const [, first = '', second = '', third = ''] = threePairs.exec(typed) ?? [];
  return first !== '' && dateWords.test(before.slice(-20)) && mayBeDate(first, second, third);
}

/**
 * The first section number in free text, and the words around it: `metal panels 07 42 13 detail` gives 074213 and
 * `metal panels detail`. Two digits alone are more often a size, so a division needs the word "division". Null if there
 * is no number.
 */
export function findSectionNumber(text: string): FoundNumber | null {
  if (text.length > longest) return null;
  for (const { index, 0: digits } of plainDigits(text).matchAll(candidates)) {
    const number = parseSectionNumber(digits);
    if (number === null || isDated(text.slice(0, index), digits)) continue;
    const before = withoutTrailing(text.slice(0, index), /[\s,;:(\p{Pd}]/u);
    const after = text.slice(index + digits.length).replace(/^[\s,;:)\p{Pd}]+/u, '');
    return {
      number,
      typed: text.slice(index, index + digits.length),
      rest: `${before} ${after}`.replace(/\s+/g, ' ').trim(),
    };
  }
  return null;
}
