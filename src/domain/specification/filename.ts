/** A merged section is named by three file names at most, each with two hyphens before it. */
const filename = /^(?:[\da-z][\w.-]{0,99}|merged--[\w.-]{1,304})$/i;

/** The file name of a section in an address, `northfold-075423`; null for what can be none. */
export function specFilenameFrom(text: string | undefined): string | null {
  return text !== undefined && filename.test(text) ? text : null;
}
