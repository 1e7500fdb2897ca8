import { trimmedEnd } from '#src/lib/trimmed-end.ts';

/**
 * A text up to the first words that fit, where nothing but characters of a kind follows them to its end. In two steps: one
 * pattern would read on to the end from each such word.
 */
export function withoutTail(text: string, words: RegExp, character: RegExp): string {
  const from = trimmedEnd(text, character).length;
  const at = text.slice(from).search(words);
  return at === -1 ? text : text.slice(0, from + at).trimEnd();
}
