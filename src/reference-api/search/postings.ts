import type { WeightedField } from '#src/reference-api/search/document-fields.ts';
import { createNumberBuffer } from '#src/reference-api/search/number-buffer.ts';
import { groupNumbers } from '#src/reference-api/search/grouped-numbers.ts';
import type { ScannedWord } from '#src/reference-api/search/scan-words.ts';
import { textTerms } from '#src/reference-api/search/text-terms.ts';

/** Which documents contain each term, and with which weight. */
export interface Postings {
  /** Number → term. */
  terms: readonly string[];
  /** The postings of term t are `offsets[t] … offsets[t + 1] − 1`, documents ascending. */
  offsets: Uint32Array;
  documents: Uint32Array;
  /** The weight of the fields that contain the term, in hundredths. */
  impacts: Uint32Array;
  /** Words as written in titles, names, and texts → number of documents that use that form. */
  forms: ReadonlyMap<string, number>;
}

interface IndexedText {
  terms: Uint32Array;
  cited: Uint32Array;
  words: number;
  forms: readonly string[];
}

const documentBits = 20;
const maxDocuments = 2 ** documentBits;
const maxImpact = 2 ** (32 - documentBits) - 1;
/** The share of weight for the organization in a cited standard. */
const citedShare = 0.1;
const cachedTextLimit = 100_000;

/** Words of letters that are long enough to recognize a typing error. */
const isCorrectable = ({ kind, form }: ScannedWord) =>
  kind === 'word' && form.length > 3 && !/[^a-z]/.test(form);

/** A word counts more in a short title than in a long one; repetition adds a little. */
const strength = (weight: number, words: number) => (weight * 20) / Math.sqrt(4 + words);

/** Indexes the words of all documents: about 15 s for 100,000 products. Throws for more than a million documents. */
export function buildPostings<Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => readonly WeightedField[],
): Postings {
  if (documents.length > maxDocuments)
    throw new RangeError(`The index holds at most ${maxDocuments} documents`);
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const forms = new Map<string, number>();
  const cache = new Map<string, IndexedText>();
  const postedTerms = createNumberBuffer();
  const posted = createNumberBuffer();

  const numberOf = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, terms.length);
    return terms.push(term) - 1;
  };
  const indexedText = (text: string): IndexedText => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const found = textTerms(text);
    const indexed = {
      terms: Uint32Array.from(found.terms, numberOf),
      cited: Uint32Array.from(found.cited, numberOf),
      words: found.words.length,
      forms: [...new Set(found.words.filter(isCorrectable).map(({ form }) => form))],
    };
    if (cache.size < cachedTextLimit) cache.set(text, indexed);
    return indexed;
  };

  documents.forEach((document, number) => {
    const impacts = new Map<number, number>();
    for (const { text, weight } of fieldsOf(document)) {
      const indexed = indexedText(text);
      const impact = strength(weight, indexed.words);
      const add = (term: number, by: number) => {
        const before = impacts.get(term) ?? 0;
        impacts.set(term, Math.max(before, by) + Math.min(before, by) / 4);
      };
      for (const term of indexed.terms) add(term, impact);
      for (const term of indexed.cited) add(term, impact * citedShare);
      for (const form of indexed.forms) forms.set(form, (forms.get(form) ?? 0) + 1);
    }
    for (const [term, impact] of impacts) {
      postedTerms.push(term);
      posted.push(number * (maxImpact + 1) + Math.min(Math.round(impact * 5), maxImpact));
    }
  });

  const { offsets, values } = groupNumbers(postedTerms.values(), posted.values(), terms.length);
  return {
    terms,
    offsets,
    documents: values.map((value) => Math.floor(value / (maxImpact + 1))),
    impacts: values.map((value) => value % (maxImpact + 1)),
    forms,
  };
}

/** How many documents hold each term. */
export const documentCounts = ({ terms, offsets }: Postings): number[] =>
  terms.map((_, term) => (offsets[term + 1] ?? 0) - (offsets[term] ?? 0));
