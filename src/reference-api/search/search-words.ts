import { type SectionNumber, parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { findSectionNumber } from '#src/domain/masterformat/find-numbers.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';

/** A section number, if there is one, and words. */
export interface SearchWords {
  /** The text, cut to the length that is read. */
  text: string;
  number: SectionNumber | null;
  /** The number read as words as well, since it may be a company or model number. */
  numberWords: readonly ScannedWord[];
  /** The text that the words stand in. */
  rest: string;
  words: readonly ScannedWord[];
}

const maxTextLength = 200;
const maxWords = 14;

const loose = /^(?:section|sec|csi|masterformat|mf)?[\s.:#]*(\d[\d\s.]{2,9}\d)$/i;

/**
 * A number in an unusual spelling: without its leading zero (`81113`, `8111` of 1995), with other spaces (`08 1113`),
 * or two levels only (`0929`). Recognized only if there is nothing else; within a text it may mean anything.
 */
function looseNumber(text: string): SectionNumber | null {
  const digits = loose.exec(text)?.[1]?.replace(/[\s.]/g, '') ?? '';
  // `1014` is 10 14 00, since that is known; `8111` is 08111 of 1995.
  if (digits.length === 4 && (digits.startsWith('0') || sectionTitle(`${digits}00`) !== null))
    return parseSectionNumber(`${digits}00`);
  if (digits.length === 4) return parseSectionNumber(`0${digits}`);
  if (digits.length === 5) return parseSectionNumber(`0${digits}`);
  return digits.length === 6 || digits.length === 8 ? parseSectionNumber(digits) : null;
}

const amountUnit =
  /^[\s-]?(?:btuh?|mbh|lm|lumens?|lbs?|pounds?|cfm|gal(?:lon)?s?|psi|hours?|cycles?|watts?|volts?|sq|square|hz|grains?)(?!\p{L})/iu;

/** Whether digits are an amount of something: 12000 BTU are no 12000 of 1995. */
const isAmount = (text: string, typed = ''): boolean =>
  /^\d{5,6}$/.test(typed) && amountUnit.test(text.slice(text.indexOf(typed) + typed.length));

/** Reads search terms, up to 200 characters and 14 words. */
export function readSearchWords(terms: string): SearchWords {
  const text = terms.slice(0, maxTextLength).replace(/\s+/g, ' ').trim();
  const bare = text.replace(/^(?:(?:csi|masterformat|mf)[\s.:#]+|#(?=\d))/i, '');
  const whole = parseSectionNumber(bare.replace(/^(\d{2})\.(\d{3})$/, '$1$2')) ?? looseNumber(bare);
  const within = whole === null ? findSectionNumber(text) : null;
  const found =
    whole === null
      ? isAmount(text, within?.typed)
        ? null
        : within
      : { number: whole, typed: text, rest: '' };
  const rest = found?.rest ?? text;
  return {
    text,
    number: found?.number ?? null,
    numberWords: found === null ? [] : scanWords(found.typed).slice(0, maxWords),
    rest,
    words: scanWords(rest).slice(0, maxWords),
  };
}
