import { withoutTrailing } from '#src/lib/without-trailing.ts';

/**
 * Cuts the text before the first match of `words` that only `character`s follow. Done in two steps, because a single
 * pattern would read to the end from each such word.
 */
export function cutTrailingWords(text: string, words: RegExp, character: RegExp): string {
  const from = withoutTrailing(text, character).length;
  const at = text.slice(from).search(words);
  return at === -1 ? text : text.slice(0, from + at).trimEnd();
}
