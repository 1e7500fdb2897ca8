import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '#src/brand.ts';
import { normalizedPassword } from '#src/lib/checks/password.ts';

/** What is known about the password's owner. */
export interface Owner {
  firstName?: string;
  lastName?: string;
  email?: string;
  firm?: string;
}

/** The top score of the library: more than 10¹⁰ guesses. Two common words score lower, three reach it. */
const ENOUGH = 4;

const estimate = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Checking takes longer with each character and each look-alike substitution; 40 characters are enough to judge.
  maxLength: 40,
  l33tMaxSubstitutions: 16,
});

/**
 * Explains why a password is easy to guess; null if it isn't. Easy means a common password, or mostly made of common
 * passwords, repeats, keyboard rows, the owner's names and email address, or the product's name, in any case and with
 * digits for letters. Follows NIST SP 800-63B-4, so no character classes are required.
 */
export function guessableProblem(password: string, owner: Owner = {}): string | null {
  const characters = [...normalizedPassword(password)];
  const others = withoutOwn(characters, owner);
  const { score, sequence } = estimate.check(others.join(''));
  if (score >= ENOUGH) return null;
  if (others.length < characters.length)
    return `This is mostly your name, firm, email address, or “${brand.name}”. Add unrelated words.`;
  const isAll = (...patterns: readonly string[]) =>
    sequence.every(({ pattern }) => patterns.includes(pattern));
  if (isAll('repeat', 'sequence', 'spatial'))
    return 'Repeats and rows of keys are easy to guess. Use a few unrelated words.';
  return sequence.length === 1 && isAll('dictionary')
    ? 'This is one of the most common passwords. Use a few unrelated words.'
    : 'This is made of common passwords, and easy to guess. Add unrelated words.';
}

/** Removes characters that belong to the owner's names or email address, or to the product's name. */
function withoutOwn(characters: readonly string[], { firstName, lastName, email, firm }: Owner): string[] {
  const known = [firstName, lastName, email, firm, brand.name, brand.slug].join(' ').split(/[^\p{L}\p{N}]+/u);
  const text = folded(characters);
  const own = new Set<number>();
  for (const word of known.map((one) => folded([...normalizedPassword(one)]))) {
    if (word.length < SHORTEST_WORD) continue;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index += 1) own.add(index);
  }
  return characters.filter((_, index) => !own.has(index));
}

/** Shorter words occur in too many others. */
const SHORTEST_WORD = 3;

/** Characters that people substitute for a letter. */
const lookalikes = new Map(
  Object.entries({ o: '0', i: 'l1!|', z: '2', e: '3', a: '4@', s: '5$', g: '69', t: '7+', b: '8' }).flatMap(
    ([letter, others]) => [...others].map((other) => [other, letter] as const),
  ),
);

/** One letter per character: lowercase, without accents, digits as the letters they resemble. */
const folded = (characters: readonly string[]): string =>
  characters
    .map((character) => {
      const [plain = ''] = character.toLowerCase().normalize('NFD');
      return lookalikes.get(plain) ?? (plain.length === 1 ? plain : ' ');
    })
    .join('');
