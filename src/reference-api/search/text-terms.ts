import { addAll } from '#src/lib/long-lists.ts';
import { isDesignation, joinedWords } from '#src/reference-api/search/joined-words.ts';
import { type ScannedWord, scanWords } from '#src/reference-api/search/scan-words.ts';
import { phrasesIn } from '#src/reference-api/search/trade-phrases.ts';

/** Organizations that publish the standards of building products, as cited. */
const bodies = new Set(
  'iso astm ansi ul fm nfpa aama ashrae asme asse aashto icc ieee iec nfrc nsf sae aws aci awi awpa csa smacna spri tms pci aisc aisi amca ies nema bifma awwa bhma aci asce can'.split(
    ' ',
  ),
);

/** Whether a folded word names a standards organization. */
export const isStandardsBody = (word: string): boolean => bodies.has(word);

export interface TextTerms {
  terms: readonly string[];
  /** Organizations before a number, which are only half a name and rarely what is searched for. */
  cited: readonly string[];
  /** The words as written, with their terms; spelling is corrected to these. */
  words: readonly ScannedWord[];
}

/** `ISO` in `ISO 9001`, `ASTM` in `ASTM E84`. */
export function isCited(words: readonly ScannedWord[], at: number): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    next.before !== 'more' &&
    /^[a-z]{0,2}\d/.test(next.form) &&
    isStandardsBody(words[at]?.term ?? '')
  );
}

/** `NSF/ANSI/CAN 372` under each of its bodies, as `nsf372`, where `joinedWords` does not join them. */
const citations = (words: readonly ScannedWord[]): string[] =>
  words.flatMap((_, at) => {
    const number = words[at + 1];
    if (number === undefined || !isCited(words, at)) return [];
    const found: string[] = [];
    for (let body = at; isStandardsBody(words[body]?.term ?? ''); body -= 1)
      if (!isDesignation(words[body], words[body + 1])) found.push(`${words[body]?.form}${number.form}`);
    return found;
  });

/** All terms by which a text can be found: words, measures, joined spellings, and phrases of the trade. */
export function textTerms(text: string): TextTerms {
  const words = scanWords(text);
  const plain = words.map(({ term }) => term);
  const cited = plain.filter((_, at) => isCited(words, at));
  const terms = plain.filter((_, at) => !isCited(words, at));
  for (const { also } of words) addAll(terms, also);
  for (const { term } of joinedWords(words)) terms.push(term);
  addAll(terms, citations(words));
  for (const { term } of phrasesIn(plain)) terms.push(term);
  return { terms, cited, words };
}
