/**
 * A text without the characters at its end that fit a pattern of one. Not by `/[…]+$/`: that reads every run of them, from
 * each of its places, to see that the text does not end there.
 */
export function trimmedEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
