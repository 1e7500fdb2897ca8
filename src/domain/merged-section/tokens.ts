import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { neutralWords } from '#src/domain/merged-section/neutral.ts';

const word = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+|%/gu;

/** `inches` and `inch` mean the same after a number. */
const singular = (text: string): string => sameWords[text] ?? text.replace(/(?<=ch)es$|(?<=[^s])s$/u, '');
const sameWords: Readonly<Record<string, string | undefined>> = { feet: 'foot', '%': 'percent' };

export const isNumber = (token: string): boolean => /^\d/.test(token);
export const numberOf = (token: string): number => Number(token.replaceAll(',', ''));

/** Words and numbers of a text, for comparison. */
export const tokensOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(word)].map(([token]) => (isNumber(token) ? token : singular(token)));

const known = new WeakMap<SidedLine['line'], readonly string[]>();

/** A line's words without numbers and standards, numbered by occurrence. */
function wordCounts(at: SidedLine): readonly string[] {
  const before = known.get(at.line);
  if (before) return before;
  const words = tokensOf(neutralWords(at)).filter((token) => !isNumber(token));
  const counts = new Map<string, number>();
  const numbered = words.map((one) => {
    const count = (counts.get(one) ?? 0) + 1;
    counts.set(one, count);
    return `${one} ${count}`;
  });
  known.set(at.line, numbered);
  return numbered;
}

/** Similarity of two lines' words, 0 to 1: twice the shared words divided by all words. */
export const similarity = (one: SidedLine, other: SidedLine): number =>
  wordOverlap(wordCounts(one), wordCounts(other));

export function wordOverlap(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const words = new Set(one);
  return (2 * other.filter((token) => words.has(token)).length) / (one.length + other.length);
}
