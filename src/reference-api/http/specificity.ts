/**
 * Sorts paths so that of two that match the same request the more specific one stands first, as the router takes the
 * first: `/api/search/product/:id` before `/api/search/:terms/:contentType`.
 */
export function bySpecificity(one: string, other: string): number {
  return keyOf(one).localeCompare(keyOf(other));
}

/** `0` for a fixed segment, `1` for a parameter: the earlier a path becomes open, the later it comes. */
function keyOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}
