/**
 * Harmful invisible characters: control characters such as NUL, which break files, logs, and databases, and
 * bidirectional overrides, which make text look different from what is stored. Direction marks (LRM, RLM) are
 * kept.
 */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Text on one line without invisible characters; line breaks and tabs become spaces. */
export const singleLineText = (text: string): string =>
  text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replaceAll(unseen, '');

/** Text without invisible characters; line breaks and tabs are kept. */
export const multilineText = (text: string): string =>
  text.replaceAll(unseen, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''));
