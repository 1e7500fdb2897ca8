/**
 * Whether words may hold a requirement. Most searches have none of these, and then nothing that reads requirements is
 * loaded: every one is a number, a declaration, or a rating in words.
 */
export function mayRequire(words: string): boolean {
  return /\d|EPD|HPD|VOC|class|lightweight/iu.test(words);
}
