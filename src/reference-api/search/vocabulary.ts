/** The terms of the index, for lookup by prefix. */
export interface Vocabulary {
  /** How many documents there are. */
  documents: number;
  has: (term: string) => boolean;
  numberOf: (term: string) => number | null;
  termOf: (number: number) => string;
  /** How many documents hold a term. */
  documentCount: (term: string) => number;
  /** The numbers of all longer single words with this prefix. */
  beginningWith: (prefix: string) => readonly number[];
  /** The numbers of all longer single words with this end. Reads them all. */
  endingWith: (end: string) => readonly number[];
}

const isSingle = (term: string) => !term.includes(' ');

/** The first index in a sorted list whose entry is not before `target`. */
function firstNotBefore(sorted: readonly string[], target: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `counts`: how many documents hold each term; `documents`: how many there are. */
export function createVocabulary(
  terms: readonly string[],
  counts: ArrayLike<number>,
  documents: number,
): Vocabulary {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  // By code unit, as the binary search compares; a locale's order would differ.
  const sorted = terms.filter(isSingle).toSorted((a, b) => (a < b ? -1 : 1));
  const numberOf = (term: string) => numbers.get(term) ?? null;
  return {
    documents,
    has: (term) => numbers.has(term),
    numberOf,
    termOf: (number) => terms[number] ?? '',
    documentCount(term) {
      const number = numberOf(term);
      return number === null ? 0 : (counts[number] ?? 0);
    },
    endingWith: (end) =>
      sorted.flatMap((term) => (term.endsWith(end) && term !== end ? (numbers.get(term) ?? []) : [])),
    beginningWith(prefix) {
      const found: number[] = [];
      for (let at = firstNotBefore(sorted, prefix); at < sorted.length; at += 1) {
        const term = sorted[at] ?? '';
        if (!term.startsWith(prefix)) break;
        const number = numbers.get(term);
        if (number !== undefined && term !== prefix) found.push(number);
      }
      return found;
    },
  };
}
