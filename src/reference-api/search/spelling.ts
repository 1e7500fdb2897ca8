import { editDistance } from '#src/reference-api/search/edit-distance.ts';

/** A word of the library that a misspelled word may stand for. */
export interface SpellingCandidate {
  word: string;
  distance: number;
}

/** The closest words, best first: fewest errors, same first letter, most used. */
export type Spelling = (typed: string) => readonly SpellingCandidate[];

const maxCandidates = 6;

/** Allowed errors: none below 3 letters, one up to 4, two from 5 on. */
function errorsForgiven(length: number): number {
  if (length < 3) return 0;
  return length < 5 ? 1 : 2;
}

/** Words of the library, and those of the trade that it has none of: they too are mistyped. */
export function wordsToSpell(
  forms: ReadonlyMap<string, number>,
  trade: Iterable<string>,
): ReadonlyMap<string, number> {
  const all = new Map(forms);
  for (const word of trade) if (/^[a-z]{4,}$/.test(word) && !all.has(word)) all.set(word, 1);
  return all;
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** `forms`: words as the library writes them, with their frequency. */
export function createSpelling(forms: ReadonlyMap<string, number>): Spelling {
  const byLength = Map.groupBy(forms.keys(), ({ length }) => length);
  const letters = new Map([...forms.keys()].map((form) => [form, lettersOf(form)]));

  return (typed) => {
    const limit = errorsForgiven(typed.length);
    if (limit === 0) return [];
    const found: SpellingCandidate[] = [];
    const typedLetters = lettersOf(typed);
    for (const [length, words] of byLength) {
      if (Math.abs(length - typed.length) > limit) continue;
      for (const word of words) {
        // Each letter that the word lacks is an error of its own, so most words need no closer look.
        if (countBits(typedLetters & ~(letters.get(word) ?? 0)) > limit) continue;
        const distance = editDistance(typed, word, limit);
        if (distance <= limit && word !== typed) found.push({ word, distance });
      }
    }
    const order = ({ word, distance }: SpellingCandidate) => distance * 2 + (word[0] === typed[0] ? 0 : 1);
    const used = ({ word }: SpellingCandidate) => forms.get(word) ?? 0;
    return found.toSorted((a, b) => order(a) - order(b) || used(b) - used(a)).slice(0, maxCandidates);
  };
}
