import type { Alternative, WeightedTerm } from '#src/reference-api/search/alternative.ts';
import { typesNamed } from '#src/reference-api/search/document-fields.ts';
import { isKnownWord, isRealMaker } from '#src/reference-api/search/reading/read-query.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { synonymsOf } from '#src/reference-api/search/trade-phrases.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const weights = { typed: 1, also: 0.4, lastBeginning: 0.6, beginning: 0.3, whole: 0.15, split: 0.8 };
const minPrefixLength = 3;
const minNumberPrefixLength = 4;
const minEndLength = 7;

/**
 * Terms that begin with what was typed. The last word may still be incomplete, unless the trade knows it. Once someone
 * has typed to the end, a word that the library has is whole: it still finds longer words, roofing for roof, but far behind,
 * and no names: low is not the beginning of Lowland, nor EPD of EPDM.
 */
function beginnings(
  word: ScannedWord,
  {
    isLast,
    isWhole,
    isTyping,
    isLoose,
    isProperName,
  }: Record<'isLast' | 'isWhole' | 'isTyping' | 'isLoose', boolean> & {
    isProperName: (term: string) => boolean;
  },
  vocabulary: Vocabulary,
): WeightedTerm[] {
  const least = word.kind === 'number' ? minNumberPrefixLength : isLast ? 1 : minPrefixLength;
  if (word.kind === 'measure' || word.term.length < least) return [];
  const isKnown = !isTyping && word.kind === 'word' && (isWhole || vocabulary.has(word.term));
  if (isKnown && typesNamed.has(word.term)) return [];
  if (!isTyping && isRealMaker(word.term)) return [];
  // In a sentence, or known to be English, a word is whole as well: a ledge is not the beginning of Ledgewall.
  const isPlain = isKnown || (!isTyping && (isLoose || isKnownWord(word.term)));
  const weight = isKnown ? weights.whole : isLast && !isWhole ? weights.lastBeginning : weights.beginning;
  return vocabulary
    .beginningWith(word.term)
    .filter((term) => !isPlain || !isProperName(vocabulary.termOf(term)))
    .map((term) => ({ term, weight }));
}

/**
 * Ways to match one word of a query: as typed, as a prefix or by synonyms. Inside a phrase of the trade, a
 * word has no synonyms of its own: a drywall stud is no stud of gypsum board.
 */
export function wordAlternatives(
  words: readonly ScannedWord[],
  at: number,
  how: { isInPhrase: boolean; isTyping: boolean; isLoose: boolean; isProperName: (term: string) => boolean },
  vocabulary: Vocabulary,
): Alternative[] {
  const word = words[at];
  if (word === undefined) return [];
  const range = { from: at, to: at + 1 };
  const wordings = synonymsOf(word.term);
  const terms = beginnings(
    word,
    {
      isLast: at === words.length - 1,
      isWhole: wordings.length > 0,
      isTyping: how.isTyping,
      isLoose: how.isLoose,
      isProperName: how.isProperName,
    },
    vocabulary,
  );
  const add = (term: string, weight: number) => {
    const number = vocabulary.numberOf(term);
    if (number !== null) terms.push({ term: number, weight });
  };
  add(word.term, weights.typed);
  // A bare 16 is not a gauge: the number alone counts only if nothing has it with this unit.
  if (word.kind === 'word' || terms.length === 0) for (const term of word.also) add(term, weights.also);
  if (!how.isInPhrase) for (const { term, weight } of wordings) add(term, weight);
  // Macrosynthetic fiber is synthetic.
  const isUnknown =
    terms.length === 0 && word.kind === 'word' && word.term.length >= minEndLength && !how.isTyping;
  if (isUnknown)
    for (const term of vocabulary.endingWith(word.term)) terms.push({ term, weight: weights.beginning });

  // `115RE` is also written `115 RE`.
  const parts = /^(\d+)(\p{L}+)$/u.exec(word.form)?.slice(1).map(vocabulary.numberOf) ?? [];
  const known = vocabulary.has(word.term) ? [] : parts.filter((part) => part !== null);
  return [
    { ...range, by: 'any', terms },
    ...(known.length === 2 ? [{ ...range, by: 'all', terms: known, weight: weights.split } as const] : []),
  ];
}
