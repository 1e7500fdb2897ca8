import { measuredNames } from '#src/domain/measured-names.ts';
import { numberPattern } from '#src/domain/numbers-in-text.ts';
import { lessWords, moreWords } from '#src/domain/requirement-signs.ts';
import { escapedPattern } from '#src/lib/escape-pattern.ts';
import { once } from '#src/lib/once.ts';
import { unitSpellings } from '#src/domain/typed-units.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

/*
 * How people write requirements, simplest form first. Each pattern has some of the groups `word`, `number`, `unit`,
 * `least`, `most`, `equal`, `upTo`, and `upToUnit`; a match that makes no sense stays in the words.
 */

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => escapedPattern(word).replace(/[ -]/g, String.raw`[\s-]`))
    .join('|');

/** Not inside a word, a number, or a model number: `NF-R-104`, `E84`, `ESR-1234`. */
const start = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][-./])`;
// A wind of 120 mph is no pressure.
const end = String.raw`(?![\p{L}\p{N}]|[-./,]\p{N}|-\p{L}|\s?(?:mph|km/h)\b)`;
const number = `(?:${numberPattern})`;
const least = String.raw`(?<least>>=|=>|≥|⩾|>|at\sleast|no\sless\sthan|over|above|more\sthan|greater\sthan|minimum|min\.?)`;
const most = String.raw`(?<most><=|=<|≤|⩽|<|at\smost|no\smore\sthan|up\sto|under|below|less\sthan|lower\sthan|maximum|max\.?)`;
const tail = String.raw`\s?(?:(?<least>\+|(?:or|and)\s(?:${moreWords})|min(?:imum)?\.?)|(?<better>or\sbetter)|(?<most>(?:or|and)\s(?:${lessWords})|max(?:imum)?\.?))(?![\p{L}\p{N}])`;
const duration = String.raw`(?<number>${number})[\s-]?(?<unit>hours|hour|hrs|hr|h|minutes|minute|mins|min)`;
const rated = String.raw`fire(?:[\s-](?:rated|rating|resistant|resistance|resistive|protection))?|rated|rating`;

const pattern = (source: string): RegExp => composedPattern(source, 'giu');

export const requirementPatterns = once((): readonly RegExp[] => {
  const words = measuredNames.flatMap((measured) => measured.words);
  const bareWords = measuredNames.flatMap((measured) => (measured.bare === undefined ? [] : measured.words));
  const units = unitSpellings().map(escapedPattern).join('|');
  const unit = (group: string) => String.raw`(?:\s?-?(?<${group}>${units})\.?)?`;
  const amount = String.raw`(?<number>${number})${unit('unit')}`;
  return [
    // `R-6 per inch`, `R 5.7/in`
    pattern(
      String.raw`${start}R(?:[\s-]?value)?[\s-]?(?:of\s)?(?<number>${number})(?<perInch>\s?(?:\/|per|an)\s?in(?:ch|\.)?)${end}`,
    ),
    // `STC >= 50`, `gwp≤12`, `fire=2h`, `thickness: 2..4 in`
    pattern(
      String.raw`${start}(?<word>${anyOf(words)})[\s-]?(?:${least}|${most}|(?<equal>[=:]))\s*${amount}(?:\s?(?:\.\.|…|to)\s?(?<upTo>${number})${unit('upToUnit')})?\+?${end}`,
    ),
    // `STC 50+`, `R-30 min`, `thickness 2 in or more`
    pattern(
      String.raw`${start}(?<word>${anyOf(words.filter((word) => word.length > 1 || word === 'R' || word === 'U'))})[\s-]?(?:of\s)?${amount}${tail}`,
    ),
    // `at least R 25`
    pattern(
      String.raw`${start}(?:${least}|${most})\s(?:an?\s)?(?<word>${anyOf(bareWords)})[\s-]?(?:of\s)?${amount}${end}`,
    ),
    // `STC 50`, `R-30`, `fire rating 2 hr`, `R 20..`, `R 20..30`
    pattern(
      String.raw`${start}(?<word>${anyOf(bareWords)})[\s-]?(?:of\s)?${amount}(?:(?<equal>\.\.|…)(?<upTo>${number})${unit('upToUnit')}|(?<least>\.\.|…)(?!\S))?${end}`,
    ),
    // `50 STC`, `50+ STC`
    pattern(
      String.raw`${start}(?<number>${number})(?<least>\+)?[\s-](?<word>${anyOf(bareWords.filter((word) => /^[A-Z]{3,}$/.test(word)))})${end}`,
    ),
    // `8 ft high`, `36 in. wide`, `40 psf live load`, `2 to 4 in. thick`; 2 in. high-density board isn't 2 in. high.
    pattern(
      String.raw`${start}(?:${least}\s|${most}\s)?(?:(?<number>${number})(?:\s?(?:${units})\.?)?\s?(?:to|–)\s?(?<upTo>${number})|(?<single>${number}))\s?-?(?<unit>${units})\.?[\s-](?<word>${anyOf(words.filter((word) => word.length > 3 && word !== 'long'))})(?![\s-](?:density|performance|strength|impact|pressure|temperature|speed|early|efficiency|output|voltage|bay))${end}`,
    ),
    // `16 ga`, `20 gauge min`: at least so thick, of a number that is at most that.
    pattern(
      String.raw`${start}(?:(?<most>at\sleast|min(?:imum)?\.?)\s)?(?<number>\d{1,2})[\s-]?(?<unit>gauge|gage|ga|EQ)(?:\.?\s(?<orMost>min(?:imum)?|or\s(?:heavier|thicker))|(?<equal>)\.?)${end}`,
    ),
    // `2 hr fire rated`, `90-minute fire`
    pattern(String.raw`${start}${duration}[\s-](?<fire>${rated})${end}`),
  ];
});
