import { joinedWords } from '#src/reference-api/search/joined-words.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import { phrasesIn } from '#src/reference-api/search/trade-phrases.ts';

/** What a text is indexed by. */
export interface TextTerms {
  terms: readonly string[];
  /** The words as the text writes them, with the term each became: what spelling is corrected to. */
  words: readonly ScannedWord[];
}

/** Every term by which a text can be found: its words, measures, joined spellings and trade phrases. */
export function textTerms(text: string): TextTerms {
  const words = scanWords(text);
  const plain = words.map(({ term }) => term);
  const terms = [...plain];
  for (const { also } of words) terms.push(...also);
  for (const { term } of joinedWords(words)) terms.push(term);
  for (const { term } of phrasesIn(plain)) terms.push(term);
  return { terms, words };
}
