import { addAll } from '#src/lib/long-lists.ts';
import { joinedWords } from '#src/reference-api/search/joined-words.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import { phrasesIn } from '#src/reference-api/search/trade-phrases.ts';

/** Who publishes the standards that building products are tested and made by, as they are cited. */
const bodies = new Set(
  'iso astm ansi ul fm nfpa aama ashrae asme asse aashto icc ieee iec nfrc nsf sae aws aci awi awpa csa smacna spri tms pci aisc aisi amca ies nema bifma awwa'.split(
    ' ',
  ),
);

/** Whether a word, folded, is the name of a standards body. */
const isStandardsBody = (word: string): boolean => bodies.has(word);

export interface TextTerms {
  terms: readonly string[];
  /** Standards bodies in front of a number: half a name, by which hardly anybody means the text. */
  cited: readonly string[];
  /** The words as the text writes them, with the term each became: what spelling is corrected to. */
  words: readonly ScannedWord[];
}

/** `ISO` of `ISO 9001`, `ASTM` of `ASTM E84`. */
function isCited(words: readonly ScannedWord[], at: number): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    next.before !== 'more' &&
    /^[a-z]{0,2}\d/.test(next.form) &&
    isStandardsBody(words[at]?.term ?? '')
  );
}

/** Every term by which a text can be found: its words, measures, joined spellings and trade phrases. */
export function textTerms(text: string): TextTerms {
  const words = scanWords(text);
  const plain = words.map(({ term }) => term);
  const cited = plain.filter((_, at) => isCited(words, at));
  const terms = plain.filter((_, at) => !isCited(words, at));
  for (const { also } of words) addAll(terms, also);
  for (const { term } of joinedWords(words)) terms.push(term);
  for (const { term } of phrasesIn(plain)) terms.push(term);
  return { terms, cited, words };
}
