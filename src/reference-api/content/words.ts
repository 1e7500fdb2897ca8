import { listIn, pairsIn } from '#src/reference-api/content/lists.ts';

/** Groups of phrases with the same meaning, in lower case; no phrase is in two groups. */
export const synonymGroups: readonly (readonly string[])[] = listIn('words/synonyms.txt').map((line) =>
  line.split(' = '),
);

/** Two ways to say something, where the first does not mean the second. */
interface Expansion {
  from: string;
  to: readonly string[];
}

const expansionsIn = (path: string): Expansion[] =>
  pairsIn(path).flatMap(({ from, to }) => from.map((one) => ({ from: one, to })));

/** One-way expansions: a search for `from` also looks for each of `to`, never the other way round. */
export const expansions: readonly Expansion[] = expansionsIn('words/broader-words.txt');

/** Everyday words for things of the trade. */
export const layTerms: readonly Expansion[] = expansionsIn('words/everyday-words.txt');

/** A brand name or slang word, and the thing it stands for. */
interface TradeThing {
  from: string;
  to: string;
}

/** The things that the words of a list stand for. */
const thingsIn = (path: string): TradeThing[] =>
  pairsIn(path).flatMap(({ from, to }) => from.map((one) => ({ from: one, to: to.join(', ') })));

/** `panel de yeso` → `paneles de yeso`. After a vowel, the plural is formed as in English. */
const spanishPlural = (phrase: string): string =>
  phrase.replace(/^(\p{L}+?)(?:([lnrd])|z)(?= |$)/u, (_all, stem: string, last: string | undefined) =>
    last === undefined ? `${stem}ces` : `${stem}${last}es`,
  );

const spanishThings = thingsIn('words/spanish-words.txt').flatMap(({ from, to }) => [
  { from, to },
  ...(spanishPlural(from) === from ? [] : [{ from: spanishPlural(from), to }]),
]);

const wordsIn = (path: string): string[] => listIn(path).flatMap((line) => line.split(', '));

/** Words of praise, rooms, and buildings, which no record must have. */
export const wordsNeverMissing: readonly string[] = wordsIn('words/never-missing.txt');

/** Plain English words that are never taken for misspelled words of the trade. */
export const commonWords: readonly string[] = [...wordsIn('words/common-words.txt'), ...wordsNeverMissing];

/** All brand names, slang words, and Spanish words. The visitor is told what each was read as. */
export const brandsAndSlang: readonly TradeThing[] = [
  ...thingsIn('words/brand-words.txt'),
  ...thingsIn('words/slang.txt'),
  ...spanishThings,
];
