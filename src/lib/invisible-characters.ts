/**
 * Signs that nobody types and nobody sees: control characters (NUL and the like, which files, logs, and databases choke on),
 * and those that turn the text around them, so that it reads as another. Marks that only say which way a letter runs stay.
 */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text of one line without such signs; what would begin another line, or a column, is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replaceAll(unseen, '');
}

/** The same with its lines and tabs. */
export function manyLines(text: string): string {
  return text.replaceAll(unseen, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''));
}
