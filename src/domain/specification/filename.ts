/** The file name of a merged section joins at most three file names, each preceded by two hyphens. */
const filename = /^(?:[\da-z][\w.-]{0,99}|merged--[\w.-]{1,304})$/i;

/** A section's file name from an address, `northfold-075423`; null if invalid. */
export const specFilenameFrom = (text: string | undefined): string | null =>
  text !== undefined && filename.test(text) ? text : null;
