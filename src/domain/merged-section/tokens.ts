import type { SidedLine } from '#src/domain/merged-section/source.ts';
import { neutralWords } from '#src/domain/merged-section/neutral.ts';

const word = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+|%/gu;

/** `inches` and `inch` say the same beside a number. */
const singular = (text: string): string => sameWords[text] ?? text.replace(/(?<=ch)es$|(?<=[^s])s$/u, '');
const sameWords: Readonly<Record<string, string | undefined>> = { feet: 'foot', '%': 'percent' };

export const isNumber = (token: string): boolean => /^\d/.test(token);
export const numberOf = (token: string): number => Number(token.replaceAll(',', ''));

/** Words and numbers of a text, for comparing. */
export function tokensOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(word)].map(([token]) => (isNumber(token) ? token : singular(token)));
}

const known = new WeakMap<SidedLine['line'], readonly string[]>();

/** The words of a line without its numbers and standards, each with how often it stands there. */
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

/** How alike two lines are in their words, 0 to 1: twice what they share over all that they have. */
export function likeness(one: SidedLine, other: SidedLine): number {
  return shared(wordCounts(one), wordCounts(other));
}

export function shared(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const words = new Set(one);
  return (2 * other.filter((token) => words.has(token)).length) / (one.length + other.length);
}
