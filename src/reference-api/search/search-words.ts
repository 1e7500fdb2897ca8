import { type SectionNumber, parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { findSectionNumber } from '#src/domain/masterformat/find-numbers.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';

/** At most one section number, and words. */
export interface SearchWords {
  /** The text, cut to what is read of it. */
  text: string;
  number: SectionNumber | null;
  /** The number as it was typed, read as words: it may be a company or model number after all. */
  numberWords: readonly ScannedWord[];
  /** The text that the words stand in. */
  rest: string;
  words: readonly ScannedWord[];
}

const maxTextLength = 200;
const maxWords = 14;

/** Reads search terms; what is beyond 200 characters or 14 words is not read. */
export function readSearchWords(terms: string): SearchWords {
  const text = terms.slice(0, maxTextLength).replace(/\s+/g, ' ').trim();
  const whole = parseSectionNumber(text);
  const found = whole === null ? findSectionNumber(text) : { number: whole, typed: text, rest: '' };
  const rest = found?.rest ?? text;
  return {
    text,
    number: found?.number ?? null,
    numberWords: found === null ? [] : scanWords(found.typed).slice(0, maxWords),
    rest,
    words: scanWords(rest).slice(0, maxWords),
  };
}
