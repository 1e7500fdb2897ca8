import { scanWords } from '#src/reference-api/search/scan-words.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { termsOf } from '#src/reference-api/meaning/trade-texts.ts';
import type { WordSpace } from '#src/reference-api/meaning/word-space.ts';
import { layTerms } from '#src/reference-api/content/words.ts';

/** The weight that the synonyms of an everyday word share. */
const layTermWeight = 1.5;

const everyday = layTerms.map(({ from, to }) => ({
  words: from.split(' ').map(stem),
  terms: to.flatMap((phrase) => [...termsOf([{ text: phrase, weight: 1 }]).keys()]),
}));

/** A question's terms: as typed, the trade's words for everyday ones, known words for misspelled ones. */
export function questionTerms(question: string, space: WordSpace): Map<string, number> {
  const typed = scanWords(question).map(({ term }) => term);
  const terms = termsOf([{ text: question, weight: 1 }]);
  for (const { words, terms: meant } of everyday) {
    if (!containsSequence(typed, words)) continue;
    for (const term of meant)
      terms.set(term, (terms.get(term) ?? 0) + layTermWeight / Math.sqrt(meant.length));
  }
  for (const term of typed) {
    if (term.length < 4 || space.vectorOf(term) !== null) continue;
    const [likest, likeness] = mostSimilar(term, space);
    if (likeness >= minLikeness) terms.set(likest, (terms.get(likest) ?? 0) + likeness);
  }
  return terms;
}

const containsSequence = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.some((_, at) => words.every((word, step) => typed[at + step] === word));

const minLikeness = 0.5;

/** The known word that shares the most three-letter groups. */
function mostSimilar(word: string, space: WordSpace): [term: string, likeness: number] {
  const own = trigrams(word);
  let best: [string, number] = ['', 0];
  for (const term of space.terms()) {
    if (Math.abs(term.length - word.length) > 3) continue;
    const other = trigrams(term);
    let shared = 0;
    for (const group of own) if (other.has(group)) shared += 1;
    const likeness = (2 * shared) / (own.size + other.size);
    if (likeness > best[1]) best = [term, likeness];
  }
  return best;
}

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
