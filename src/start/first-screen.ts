import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { percentDecode } from '#src/lib/percent-decoding.ts';
import { firstRoutes } from '#src/first-routes.ts';
import { composedPattern } from '#src/lib/composed-pattern.ts';

interface Match {
  row: ScreenRoute;
  params: Record<string, string>;
}

/**
 * Requests the first screen while React and the router are still loading: its code and, for rows of `first-routes.ts`, its
 * data, which the router's loaders then find in the cache. The code of the loader, or of all rows, is requested beside `data`;
 * the rest follows once that has loaded. Resolves to the rows that the router starts with: the first rows, or all rows if
 * none of these matches. Never rejects: the router retries and shows the error.
 */
export async function requestFirstScreen(
  address: URL,
  data: Promise<unknown> = Promise.resolve(),
): Promise<readonly ScreenRoute[]> {
  const isFirst = matchAt(address.pathname, firstRoutes) !== undefined;
  const rows = isFirst ? firstRoutes : await allRoutes();
  const match = matchAt(address.pathname, rows);
  if (match) {
    const { row, params } = match;
    const loading = row.loader?.();
    // What fails meanwhile is the router's to say.
    void loading?.catch(() => null);
    await data.catch(() => null);
    const read = isFirst && loading?.then((load) => load({ request: new Request(address), params }));
    void Promise.allSettled([loading, read, row.screen()]);
  }
  return rows;
}

/** Without a connection, the first ones. */
export async function allRoutes(): Promise<readonly ScreenRoute[]> {
  const loading = await import('#src/routes.ts').catch(() => null);
  return loading?.screenRoutes ?? firstRoutes;
}

/**
 * The row that the router will choose for a path. Case-sensitive, like the host's rules. The router's own matching
 * would come too late, because it is in its chunk.
 */
export function matchAt(pathname: string, rows: readonly ScreenRoute[]): Match | undefined {
  const path = decoded(pathname);
  return rows
    .flatMap((row): Match[] => {
      const match = pattern(row.path).exec(path);
      return match ? [{ row, params: withSlashes(match.groups) }] : [];
    })
    .toSorted((one, other) => parameters(one.row.path) - parameters(other.row.path))[0];
}

function pattern(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  // `*` also matches trailing slashes, so that no text can match in two ways.
  return composedPattern(path.endsWith('/*') ? `^${source.slice(0, -2)}(?:/.*)?$` : `^${source}/*$`);
}

/**
 * Decodes each segment by itself, so that an encoded slash separates nothing. A malformed escape leaves the path as
 * it is.
 */
function decoded(pathname: string): string {
  const segments = pathname.split('/').map(percentDecode);
  return segments.includes(null)
    ? pathname
    : segments.map((segment) => segment?.replaceAll('/', '%2F')).join('/');
}

const withSlashes = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]));

/** Number of parameters: of two patterns that match a path, the router chooses the one with fewer. */
const parameters = (path: string): number => path.split(/[:*]/).length - 1;
