/** Whether the text holds at least one letter or digit of any language. (spec §5) */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
