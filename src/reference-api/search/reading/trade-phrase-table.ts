import { scanWords } from '#src/reference-api/search/scan-words.ts';

/** Phrases to find in a text. Of those that start at a word, the longest counts. */
export interface PhraseTable<Value> {
  /** Terms from `from` up to, but not including, `to`, with the phrase's value. */
  findIn: (terms: readonly string[]) => { from: number; to: number; value: Value }[];
}

export const termsOfPhrase = (phrase: string): string[] => scanWords(phrase).map(({ term }) => term);

export function phraseTable<Value>(rows: readonly (readonly [phrase: string, value: Value])[]) {
  const byFirst = new Map<string, { words: readonly string[]; value: Value }[]>();
  for (const [phrase, value] of rows) {
    const words = termsOfPhrase(phrase);
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }]);
  }
  for (const filed of byFirst.values()) filed.sort((one, other) => other.words.length - one.words.length);
  const table: PhraseTable<Value> = {
    findIn(terms) {
      const found: { from: number; to: number; value: Value }[] = [];
      for (let from = 0; from < terms.length;) {
        const match = byFirst
          .get(terms[from] ?? '')
          ?.find(({ words }) => words.every((word, at) => terms[from + at] === word));
        if (match === undefined) {
          from += 1;
          continue;
        }
        const to = from + match.words.length;
        found.push({ from, to, value: match.value });
        from = to;
      }
      return found;
    },
  };
  return table;
}
