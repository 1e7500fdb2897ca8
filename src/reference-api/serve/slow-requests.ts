import { resources } from '#src/contracts/resources.ts';
import type { Target } from '#src/reference-api/serve/read-target.ts';

/**
 * Calls that go through the whole library or make a file, and keep the processor for 4 to 300 ms in the standard world.
 * Everything else takes about 1 ms.
 */
const longPaths: readonly RegExp[] = [
  /^\/api\/search\/(?!product\/|manufacturers\/)/,
  /^\/api\/files\//,
  /^\/api\/content-type\/section-level\//,
  /^\/api\/spec_data\/paragraphs/,
  /^\/api\/standards/,
  /^\/api\/manufacturers\/[^/]+\/vector-search/,
  /^\/api\/[^/]+\/(?:by-ids|es-ids|by-product-ids)\//,
  /^\/(?:spec-file|sitemaps?|feeds)\b/,
];

/** Whole lists as well, unless the request asks for fewer than a hundred entries. */
const lists = new Set<string>(Object.values(resources).map(({ list }) => list.path));
const isShortList = /(?:^|&)size=\d{1,2}(?:&|$)/;

/** Whether a response takes the processor long enough that others should not wait for many like it. */
export const isSlowRequest = ({ path, query }: Target): boolean =>
  (lists.has(path) && !isShortList.test(query)) || longPaths.some((pattern) => pattern.test(path));
