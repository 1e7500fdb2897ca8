/**
 * Builds a regular expression from parts. The only place that does, so that a test can check each of them
 * like a literal one. Escape other people's text with `escapedPattern`.
 */
export const composedPattern = (source: string, flags = ''): RegExp => new RegExp(source, flags);
