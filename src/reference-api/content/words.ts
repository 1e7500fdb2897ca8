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

/** Plain words that say the same in a question. */
export const alikeWords: readonly (readonly string[])[] = listIn('words/alike-words.txt').map((line) =>
  line.split(' = '),
);

/** A brand name or slang word, and the thing it stands for. */
interface TradeThing {
  from: string;
  to: string;
}

/** The things that the words of a list stand for. */
const thingsIn = (path: string): TradeThing[] =>
  pairsIn(path).flatMap(({ from, to }) => from.map((one) => ({ from: one, to: to.join(', ') })));

/** The things that standards are about, by their designations. */
export const standardThings: readonly TradeThing[] = thingsIn('words/standard-things.txt');

/** `panel` → `paneles`. After a vowel, the plural is formed as in English. */
const spanishPlural = (word: string): string =>
  word.replace(/^(\p{L}{2,}?)(?:([lnrd])|z)$/u, (_all, stem: string, last: string | undefined) =>
    last === undefined ? `${stem}ces` : `${stem}${last}es`,
  );

/** `paneles de yeso`, `pintura para exteriores`, `luminarias exteriores`: the plural of the first word, of the last, of all. */
function spanishPlurals(phrase: string): string[] {
  const words = phrase.split(' ');
  const pluralAt = (isPlural: (at: number) => boolean) =>
    words.map((word, at) => (isPlural(at) && word.length > 3 ? spanishPlural(word) : word)).join(' ');
  return [pluralAt((at) => at === 0), pluralAt((at) => at === words.length - 1), pluralAt(() => true)];
}

/** `Impermeabilizante para techo` is also typed without the preposition, or with `de`. */
const spanishWordings = (phrase: string): string[] => [
  phrase,
  ...[' ', ' de '].map((between) => phrase.replace(/ (?:para|de) /, between)),
];

const spanishThings = thingsIn('words/spanish-words.txt').flatMap(({ from, to }) =>
  [...new Set(spanishWordings(from).flatMap((one) => [one, ...spanishPlurals(one)]))].map((one) => ({
    from: one,
    to,
  })),
);

/** Words of Spanish that name nothing; in a phrase with a Spanish word of the trade they are dropped or read as the English word. */
export const smallSpanishWords: readonly TradeThing[] = thingsIn('words/spanish-small-words.txt');

const wordsIn = (path: string): string[] => listIn(path).flatMap((line) => line.split(', '));

/** Words of praise, rooms, and buildings, which no record must have. */
export const wordsNeverMissing: readonly string[] = wordsIn('words/never-missing.txt');

/** Plain English words that are never taken for misspelled words of the trade. */
export const commonWords: readonly string[] = [
  ...['common-words', 'plain-english', 'plain-spanish'].flatMap((name) => wordsIn(`words/${name}.txt`)),
  ...wordsNeverMissing,
];

/** Names of real makers, which the library does not have; none is a misspelled word, nor the beginning of one. */
export const realMakers: readonly string[] = wordsIn('words/makers.txt');

/** All brand names, slang words, and Spanish words. The visitor is told what each was read as. */
export const brandsAndSlang: readonly (TradeThing & { isSpanish: boolean })[] = [
  ...[
    ...thingsIn('words/brand-words.txt'),
    ...thingsIn('words/slang.txt'),
    ...thingsIn('words/abbreviations.txt'),
  ].map((thing) => ({
    ...thing,
    isSpanish: false,
  })),
  ...spanishThings.map((thing) => ({ ...thing, isSpanish: true })),
];
