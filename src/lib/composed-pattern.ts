/**
 * A regular expression put together from parts: the one place where that is done, so that a test sees each of them and has it
 * checked like those that are written out. Give a text of someone else through `escapedPattern`.
 */
export function composedPattern(source: string, flags = ''): RegExp {
  return new RegExp(source, flags);
}
