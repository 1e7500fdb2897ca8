/** The origin of this site's pages. Outside a page (Node, tests) it is `http://localhost`. */
export function siteOrigin(): string {
  const own = globalThis.location?.origin;
  return own === undefined || own === 'null' ? 'http://localhost' : own;
}

/** The origin that calls go to: the one the build was made for, else the site's own. */
export function apiOrigin(): string {
  const configured: unknown = import.meta.env?.VITE_API_ORIGIN;
  return typeof configured === 'string' && configured !== '' ? configured : siteOrigin();
}

/** Where spec files are written: on a host of its own where the build names one, else on the site's. */
export function specFileAddress(): string {
  const configured: unknown = import.meta.env?.VITE_SPEC_FILE_ORIGIN;
  return typeof configured === 'string' && configured !== '' ? `${configured}/` : '/spec-file/';
}

/** The fragment in the address bar if that already shows this path and query; otherwise none. */
export function hashAt(pathname: string, search: string): string {
  const { location } = globalThis;
  return location?.pathname === pathname && location.search === search ? location.hash : '';
}

/** Corrects an address like `//search/tpo`: none of ours has two slashes in a row. */
export function mergeSlashes(): void {
  const { pathname, search, hash } = location;
  const proper = pathname.replaceAll(/\/{2,}/g, '/');
  if (proper !== pathname) history.replaceState(history.state, '', proper + search + hash);
}

/** The path in the address bar. */
export function currentPath(): string {
  return location.pathname;
}

/** The whole address in the address bar. */
export function currentUrl(): string {
  return location.href;
}
