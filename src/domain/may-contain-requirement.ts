/**
 * Whether the words could contain a requirement: a number, a declaration, or a rating in words. Most searches have
 * none, and then the code that parses requirements isn't loaded.
 */
export const mayContainRequirement = (words: string): boolean =>
  /\d|EPD|HPD|VOC|emitting|class|lightweight/iu.test(words);
