/**
 * The readable part of a URL: «O'Halloran & Søn Façades» becomes `ohalloran-søn-façades`. Lowercase; spaces
 * and hyphens become single dashes; letters and digits of any language stay; everything else is dropped, so
 * the result may be empty (requirements: slug).
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .join('-');
