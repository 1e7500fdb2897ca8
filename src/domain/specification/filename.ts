/** The file name of a section in an address, `northfold-075423`; null for what can be none. */
export function specFilenameFrom(text: string | undefined): string | null {
  return text !== undefined && /^[\da-z][\w.-]{0,99}$/i.test(text) ? text : null;
}
