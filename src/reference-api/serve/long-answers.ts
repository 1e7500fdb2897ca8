import type { Target } from '#src/reference-api/serve/read-target.ts';

/**
 * What goes through all of the library or makes a file, and so keeps the processor for 4 to 300 ms in the standard
 * world; everything else takes about 1 ms. In any letter case, as the handlers match.
 */
const longPaths: readonly RegExp[] = [
  /^\/api\/search\/(?!product\/|manufacturers\/)/i,
  /^\/api\/files\//i,
  /^\/api\/content-type\/section-level\//i,
  /^\/api\/spec_data\/paragraphs/i,
  /^\/api\/standards/i,
  /^\/api\/manufacturers\/[^/]+\/vector-search/i,
  /^\/(?:spec-file|sitemaps?|feeds)\b/i,
];

/** Whether an answer takes the processor for so long that others must not have to wait for many like it. */
export function takesLong({ path }: Target): boolean {
  return longPaths.some((pattern) => pattern.test(path));
}
