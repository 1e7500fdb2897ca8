import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { expansions, synonymGroups } from '#src/reference-api/content/words.ts';

/** Another way to say a phrase, and how close it is: 1 is the phrase itself. */
export interface Synonym {
  term: string;
  weight: number;
}

/** A known phrase inside a text: words from `from` up to, but not including, `to`. */
export interface FoundPhrase {
  term: string;
  from: number;
  to: number;
}

/** The first phrase of a group is the usual name of sections and products, so it counts more than the others. */
const weights = { head: 0.95, synonym: 0.7, expansion: 0.4 };
const separator = ' ';

/** A phrase in the index: the terms of its words with spaces. A phrase of one word is that word. */
const phraseTerm = (phrase: string) =>
  scanWords(phrase)
    .map(({ term }) => term)
    .join(separator);

const wordings = new Map<string, Map<string, number>>();

function relate(from: string, to: string, weight: number) {
  if (from === to || from === '' || to === '') return;
  const known = wordings.get(from) ?? new Map<string, number>();
  known.set(to, Math.max(weight, known.get(to) ?? 0));
  wordings.set(from, known);
}

for (const group of synonymGroups) {
  const terms = group.map(phraseTerm);
  for (const from of terms)
    terms.forEach((to, at) => relate(from, to, at === 0 ? weights.head : weights.synonym));
}
for (const { from, to } of expansions) {
  for (const phrase of to) relate(phraseTerm(from), phraseTerm(phrase), weights.expansion);
}

/** All phrases of several words by their first word, longest first. */
const byFirst = new Map<string, string[][]>();
const everyPhrase = new Set([
  ...wordings.keys(),
  ...[...wordings.values()].flatMap((known) => [...known.keys()]),
]);
for (const phrase of everyPhrase) {
  const words = phrase.split(separator);
  const [first = ''] = words;
  if (words.length > 1) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}

const tradeWords = new Set([...everyPhrase].flatMap((phrase) => phrase.split(separator)));

/** Every word of the trade, for spelling. */
export const wordsOfTrade: ReadonlySet<string> = tradeWords;

/** Whether a word (as its term) belongs to the trade; then it is not misspelled, even if nothing is found. */
export const isTradeWord = (term: string): boolean => tradeWords.has(term);

/** Phrases of several words in a text, given the terms of its words in order. */
export function phrasesIn(terms: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let from = 0; from < terms.length; from += 1) {
    for (const words of byFirst.get(terms[from] ?? '') ?? []) {
      const to = from + words.length;
      if (to > terms.length || words.some((word, at) => terms[from + at] !== word)) continue;
      found.push({ term: words.join(separator), from, to });
    }
  }
  return found;
}

/** Longer phrases that end with a word: electrical panel, of a panel. */
export const phrasesEndingWith = (term: string): string[] =>
  [...wordings.keys()].filter((phrase) => phrase.endsWith(`${separator}${term}`));

/** By indexed term. */
export const synonymsOf = (term: string): Synonym[] =>
  [...(wordings.get(term) ?? [])].map(([wording, weight]) => ({ term: wording, weight }));
