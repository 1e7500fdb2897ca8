import { editDistance } from '#src/reference-api/search/edit-distance.ts';

/** A word of the library that a misspelled word may stand for. */
export interface SpellingCandidate {
  word: string;
  distance: number;
}

/** The closest words, best first: fewest errors, same first letter, most used. */
export type Spelling = (typed: string) => readonly SpellingCandidate[];

/** A shorter word resembles too many others: it is corrected only if a word beside it makes it part of a known name. */
const minLoneLength = 5;
/** The same for a word that may stand for a manufacturer or a trade name. */
export const minNameLength = 6;
/** In a shorter word, two errors make another word, unless there is no other word or the two are a known name. */
const minTwiceLength = 8;

/** Collapses repeated letters, so that `rooff` and `roof` are the same. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** The same for letters that sound alike: `seiling` and `ceiling`. */
const soundOf = (word: string) =>
  undoubled(
    word
      .replace(/c(?=[eiy])|z/g, 's')
      .replace(/d?g(?=[eiy])/g, 'j')
      .replace(/[cq]/g, 'k')
      .replaceAll('ph', 'f'),
  );

/** Whether two words sound alike: `rooff` and `roof`, `brik` and `brick`. */
export const soundsLike = (one: string, other: string): boolean => soundOf(one) === soundOf(other);

/** The same for words that only differ in vowels: `cabnit` and `cabinet`. */
const consonantsOf = (word: string) => soundOf(word).replace(/[aeiouy]/g, '');

/** The same for words with the same letters in another order: `vynil` and `vinyl`. */
const lettersInOrder = (word: string) => [...word].sort().join('');

const stemmed = /^(.{4,}?)(?:ing|ed|ive|ion)$/;
/** Two forms of one verb are two words: nothing that is dissipating is mistyped dissipative. */
const areOfOneVerb = (one: string, other: string): boolean => {
  const stem = stemmed.exec(one)?.[1];
  return stem !== undefined && stem === stemmed.exec(other)?.[1];
};

/** Whether a candidate is plausible, not just similar: `weep` is not `deep`. */
export function isLikely(
  form: string,
  { word: candidate, distance }: SpellingCandidate,
  { isNamed, isAlone, isSpanish = false }: { isNamed: boolean; isAlone: boolean; isSpanish?: boolean },
): boolean {
  if (soundOf(candidate)[0] !== soundOf(form)[0] || areOfOneVerb(form, candidate)) return false;
  if (isNamed || soundsLike(form, candidate)) return true;
  const isMixed = form.length >= minLoneLength && lettersInOrder(form) === lettersInOrder(candidate);
  const isAlike = isAlone && consonantsOf(form) === consonantsOf(candidate);
  // Alone and short, it may be a maker that the library does not know: Besam is no beam, and Assa no ASSE.
  if (isAlone && form.length < minNameLength) {
    const isClose = isAlike && (form.length >= minLoneLength || form.length < candidate.length);
    return distance === 1 ? isMixed || isClose : isMixed && isAlike;
  }
  if (isMixed || isAlike) return true;
  // In Spanish, two letters make another word of the same stem: conductivo, conducto.
  return distance > 1 ? !isSpanish && form.length >= minTwiceLength : form.length >= minLoneLength;
}

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

  const spell = (typed: string): SpellingCandidate[] => {
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
  const isClose = ({ distance }: SpellingCandidate) => distance === 1;
  // The library may only have a word in the singular.
  return (typed) => {
    const like = spell(typed);
    const isPlural = typed.length > minLoneLength && /[^s]s$/.test(typed) && !like.some(isClose);
    return isPlural ? [...spell(typed.slice(0, -1)).filter(isClose), ...like].slice(0, maxCandidates) : like;
  };
}
