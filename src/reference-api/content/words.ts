import { listIn, pairsIn } from '#src/reference-api/content/lists.ts';

/** Groups of phrases that mean the same; every phrase in lower case, no phrase in two groups. */
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

/** How people who do not know the trade's word for a thing say it: one word, or several that stand together. */
export const layTerms: readonly Expansion[] = expansionsIn('words/everyday-words.txt');

/** A brand word or slang, and the thing that it stands for. */
interface TradeThing {
  from: string;
  to: string;
}

/** Every brand word and slang of the lists; the user is told what it was read as. */
export const tradeThings: readonly TradeThing[] = ['words/brand-words.txt', 'words/slang.txt'].flatMap(
  (path) => pairsIn(path).flatMap(({ from, to }) => from.map((one) => ({ from: one, to: to.join(', ') }))),
);
