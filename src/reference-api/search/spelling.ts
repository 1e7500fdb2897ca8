import { editDistance } from '#src/reference-api/search/edit-distance.ts';

/** A word of the library that a mistyped word may have meant. */
export interface SpellingCandidate {
  word: string;
  distance: number;
}

/** The nearest words, best first: fewest errors, same first letter, most used. */
export type Spelling = (typed: string) => readonly SpellingCandidate[];

const mostCandidates = 6;
/** Fewer letters are the beginning of too many words. */
const shortestBeginning = 6;

/** One error is forgiven in a word of 4 to 7 letters, two from 8 on, none below. */
function errorsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** `forms`: the words as the library writes them, and how often. */
export function createSpelling(forms: ReadonlyMap<string, number>): Spelling {
  const byLength = new Map<number, string[]>();
  for (const form of forms.keys()) byLength.set(form.length, [...(byLength.get(form.length) ?? []), form]);

  const nearest = (typed: string, words: readonly string[], wanted: (word: string) => string) => {
    const limit = errorsForgiven(typed.length);
    const found: SpellingCandidate[] = [];
    for (const word of words) {
      const distance = editDistance(typed, wanted(word), limit);
      if (distance <= limit && word !== typed) found.push({ word, distance });
    }
    const order = ({ word, distance }: SpellingCandidate) => distance * 2 + (word[0] === typed[0] ? 0 : 1);
    const used = ({ word }: SpellingCandidate) => forms.get(word) ?? 0;
    return found.toSorted((a, b) => order(a) - order(b) || used(b) - used(a)).slice(0, mostCandidates);
  };

  return (typed) => {
    const limit = errorsForgiven(typed.length);
    if (limit === 0) return [];
    const near: string[] = [];
    const longer: string[] = [];
    for (const [length, words] of byLength) {
      if (Math.abs(length - typed.length) <= limit) near.push(...words);
      else if (length > typed.length) longer.push(...words);
    }
    const whole = nearest(typed, near, (word) => word);
    if (whole.length > 0 || typed.length < shortestBeginning) return whole;
    return nearest(typed, longer, (word) => word.slice(0, typed.length));
  };
}
