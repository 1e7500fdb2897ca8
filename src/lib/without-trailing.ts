/**
 * Removes matching characters from the end of a text; the pattern matches a single character. Not with
 * `/[…]+$/`, which takes quadratic time for long runs that are not at the end.
 */
export function withoutTrailing(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
