import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { type Spelling, soundsLike } from '#src/reference-api/search/spelling.ts';
import { isKnownWord, isPlainWord } from '#src/reference-api/search/reading/read-query.ts';
import { isTradeWord } from '#src/reference-api/search/trade-phrases.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const most = 3;

/** A word as it is, and without its ending: projected is no misspelled project, flatness no fitness. */
const withoutEnding = (word: string): string[] => [
  word,
  word.replace(/ed$|ing$/, ''),
  word.replace(/(\w{3})(?:ness|able|ful|ly)$/, '$1'),
  word.replace(/d$/, ''),
];

/**
 * Words worth correcting: those that neither the library nor the tables know, also without their endings: `looking` is a form
 * of look. Of a name, an ending makes no known word if that sounds like another: Flor is a maker, `floring` is flooring.
 */
export const mistypedWords = (
  words: readonly ScannedWord[],
  vocabulary: Vocabulary,
  spelling: Spelling,
): ScannedWord[] => {
  const isKnown = (one: string) => vocabulary.has(one) || isTradeWord(one) || isKnownWord(one);
  const isMistyped = ({ form, term }: ScannedWord) =>
    !isKnown(term) &&
    !withoutEnding(term).some(isPlainWord) &&
    (!withoutEnding(term).some(isKnown) ||
      spelling(form).some(({ word, distance }) => distance === 1 && soundsLike(form, word)));
  return words
    .filter((word) => word.kind === 'word' && /^\p{L}{3,}$/u.test(word.form) && isMistyped(word))
    .slice(0, most);
};
