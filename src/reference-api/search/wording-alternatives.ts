import type { Alternative } from '#src/reference-api/search/alternative.ts';
import { partOf } from '#src/reference-api/search/joined-words.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { stem } from '#src/reference-api/search/stem.ts';
import { synonymsOf, phrasesIn } from '#src/reference-api/search/trade-phrases.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const weights = { joined: 1, phrase: 1.2 };
const maxJoinLength = 5;

/** Neighboring words that the index knows as one: `E 84`, `NF TPO 60`, `store front`. */
export function joinedAlternatives(words: readonly ScannedWord[], vocabulary: Vocabulary): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let joined = words[from]?.form ?? '';
    for (let to = from + 2; to <= Math.min(words.length, from + maxJoinLength); to += 1) {
      joined += words[to - 1]?.form ?? '';
      // `ASME B16` is not all of `ASME B16.34`.
      if (partOf(words, to - 1) !== undefined) continue;
      // `Sky lite` is a skylite, which is a skylight.
      const wordings = [{ term: joined, weight: weights.joined }, ...synonymsOf(stem(joined))];
      const known = wordings.flatMap(({ term, weight }) => {
        const number = vocabulary.numberOf(term) ?? vocabulary.numberOf(stem(term));
        return number === null ? [] : [{ term: number, weight }];
      });
      if (known.length > 0) found.push({ from, to, by: 'any', terms: known });
    }
  }
  return found;
}

/** Phrases of the trade among the words, matched by themselves and by their synonyms. */
export const phraseAlternatives = (words: readonly ScannedWord[], vocabulary: Vocabulary): Alternative[] =>
  phrasesIn(words.map(({ term }) => term)).flatMap(({ term, from, to }): Alternative[] => {
    const wordings = [{ term, weight: weights.phrase }, ...synonymsOf(term)];
    const terms = wordings.flatMap((wording) => {
      const number = vocabulary.numberOf(wording.term);
      return number === null ? [] : [{ term: number, weight: wording.weight }];
    });
    return terms.length === 0 ? [] : [{ from, to, by: 'any', terms }];
  });
