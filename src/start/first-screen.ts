import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { percentDecode } from '#src/lib/percent-decoding.ts';
import { screenRoutes } from '#src/routes.ts';

interface Match {
  row: ScreenRoute;
  params: Record<string, string>;
}

/**
 * Requests the first screen while React and the router are still on their way: its code and, where most visits begin, its
 * data, which the router's loaders then find in the cache of reads. Never rejects: the router meets what failed, and shows it.
 */
export function requestFirstScreen(address: URL): void {
  const match = matchAt(address.pathname);
  if (!match) return;
  const { row, params } = match;
  const loading = row.loader?.();
  const data = row.isReadAhead && loading?.then((load) => load({ request: new Request(address), params }));
  void Promise.allSettled([loading, data, row.screen()]);
}

/**
 * The row that the router will choose for a path. The router's own matching comes too late: it is in its chunk.
 * @internal
 */
export function matchAt(pathname: string): Match | undefined {
  return screenRoutes
    .flatMap((row): Match[] => {
      const match = pattern(row.path).exec(pathname);
      return match ? [{ row, params: decoded(match.groups) }] : [];
    })
    .toSorted((one, other) => parameters(one.row.path) - parameters(other.row.path))[0];
}

function pattern(path: string): RegExp {
  const source = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace('/*', '(?:/.*)?');
  return new RegExp(`^${source}/?$`, 'i');
}

function decoded(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, percentDecode(value) ?? value]),
  );
}

/** How many there are: of two patterns that fit a path, the router chooses the one with fewer. */
function parameters(path: string): number {
  return path.split(/[:*]/).length - 1;
}
