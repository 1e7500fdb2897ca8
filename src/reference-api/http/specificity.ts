/**
 * Sorts paths so that the more specific of two that match a request comes first, since the router takes the first
 * match: `/api/search/product/:id` before `/api/search/:terms/:contentType`.
 */
export const bySpecificity = (one: string, other: string): number => keyOf(one).localeCompare(keyOf(other));

/** `0` for a fixed segment, `1` for a parameter. The earlier a path has a parameter, the later it sorts. */
const keyOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
