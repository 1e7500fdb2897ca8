import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import { brand } from '#src/brand.ts';
import { normalizedPassword } from '#src/lib/checks/password.ts';

/** Whose password it is, as far as that is known. */
export interface Owner {
  firstName?: string;
  lastName?: string;
  email?: string;
  firm?: string;
}

/** The library's best: more than 10¹⁰ guesses. Two common words have fewer, three have more. */
const ENOUGH = 4;

const estimate = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Judging takes time with the length and with each letter that may stand for another; 40 characters tell enough.
  maxLength: 40,
  l33tMaxSubstitutions: 16,
});

/**
 * Why a password is easy to guess, in words; null when it is not. It is when it is common, or made of little else than
 * common passwords, repeats, rows of keys, its owner's names and addresses, and the product's name. Its letters may be
 * written in any case and as digits. As NIST SP 800-63B-4 asks; no kinds of characters are demanded.
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

/** The characters that belong to no word that the owner's record or the product's name gives away. */
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

/** Shorter ones are part of too many others. */
const SHORTEST_WORD = 3;

/** What people write for a letter. */
const alike = new Map(
  Object.entries({ o: '0', i: 'l1!|', z: '2', e: '3', a: '4@', s: '5$', g: '69', t: '7+', b: '8' }).flatMap(
    ([letter, others]) => [...others].map((other) => [other, letter] as const),
  ),
);

/** One letter for each character: lower case, no accent, a digit as the letter that it looks like. */
function folded(characters: readonly string[]): string {
  return characters
    .map((character) => {
      const [plain = ''] = character.toLowerCase().normalize('NFD');
      return alike.get(plain) ?? (plain.length === 1 ? plain : ' ');
    })
    .join('');
}
