import { foldText } from '#src/reference-api/search/fold-text.ts';
import { canonicalNumber, canonicalUnit, numberPattern, unitPattern } from '#src/domain/numbers-in-text.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/** A word, number or measure of a text, in the spelling that is indexed. */
export interface ScannedWord {
  /** As typed, folded: `panels`. */
  form: string;
  /** As indexed: `panel`, `0.625in`, `e84`. */
  term: string;
  kind: 'word' | 'number' | 'measure';
  /** A measure's number alone, also as typed, and the parts of a name with an apostrophe. */
  also: readonly string[];
  /** Its offset in the text. */
  start: number;
  end: number;
  /** The separator before the word. */
  before: 'hyphen' | 'dot' | 'space' | 'more';
}

const times = String.raw`(?<=[\d'"′″]\s?)x(?=\s?\d)`;
const guard = String.raw`(?!\p{N}|(?!x\d)\p{L})`;
// After a number, an x is a sign: the sizes of `8x8x16` are three numbers. In `36 H-20`, H is no unit.
const measure = String.raw`(?<!\p{N}|(?<!\d\s?)x|(?!x)\p{L})(${numberPattern})(?:[\s\u00a0]?-?(?!\p{L}-\d)(${unitPattern})(?![·/]))?${guard}`;
const word = String.raw`([\p{L}\p{M}\p{N}]+(?:['’ʼ‘][\p{L}\p{M}]+)*)`;
const pattern = composedPattern(`${times}|${measure}|${word}`, 'giu');

const stopWords = new Set(
  'the of and for with to on by at from or an in is are as a be it its that which'.split(' '),
);
/** After these words, a single letter is a class, not an article: `Class A`. */
const classWords = new Set(['class', 'type', 'grade', 'group', 'category', 'series']);

interface KnownWord {
  form: string;
  term: string;
  also: readonly string[];
}
const none: readonly string[] = [];
const cacheLimit = 200_000;
const cache = new Map<string, KnownWord>();

function knownWord(typed: string): KnownWord {
  const found = cache.get(typed);
  if (found !== undefined) return found;
  const form = foldText(typed);
  const parts = /['’ʼ‘]/.test(typed) ? typed.split(/['’ʼ‘]/).map(foldText) : none;
  const known = { form, term: stem(form), also: parts.filter((part) => part.length > 2).map(stem) };
  if (cache.size < cacheLimit) cache.set(typed, known);
  return known;
}

function separation(between: string): ScannedWord['before'] {
  if (between === ' ') return 'space';
  if (between === '.') return 'dot';
  if (/^\p{Pd}$/u.test(between)) return 'hyphen';
  return /^[\s.]{0,2}$/u.test(between) ? 'space' : 'more';
}

/** Feet as inches: a door of 3 ft is one of 36 in. */
const inOneUnit = (number: string, unit: string): [number: string, unit: string] =>
  unit === 'ft' ? [canonicalNumber(`${Number(number) * 12}`), 'in'] : [number, unit];

/** The words of a text in order, without articles and the like. Never throws. */
export function scanWords(text: string): ScannedWord[] {
  const words: ScannedWord[] = [];
  let end = 0;
  let previous = '';
  pattern.lastIndex = 0;
  // A loop over `exec` with unnamed groups, for speed: 100,000 products have tens of millions of words.
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [all, typedNumber, unit, typedWord] = match;
    const start = match.index;
    const before = start === 0 ? 'more' : separation(text.slice(end, start));
    const to = start + all.length;
    if (typedNumber !== undefined) {
      const number = canonicalNumber(typedNumber);
      const measured = unit === undefined ? null : inOneUnit(number, canonicalUnit(unit));
      const term = measured?.join('') ?? number;
      const kind = unit === undefined ? 'number' : 'measure';
      words.push({
        form: term,
        term,
        kind,
        also: measured === null ? none : [...new Set([measured[0], number])],
        start,
        end: to,
        before,
      });
      previous = term;
    } else if (typedWord !== undefined) {
      const { form, term, also } = knownWord(typedWord);
      const isArticle = stopWords.has(form) && !(form === 'a' && classWords.has(previous));
      if (form !== '' && !isArticle) words.push({ form, term, kind: 'word', also, start, end: to, before });
      previous = form;
    }
    end = to;
  }
  return words;
}

/** The terms of a title, joined by spaces. */
export const titleKey = (text: string): string =>
  scanWords(text)
    .map(({ term }) => term)
    .join(' ');
