/** The origin of this site; `http://localhost` outside a browser (Node, tests). */
export function siteOrigin(): string {
  const own = globalThis.location?.origin;
  return own === undefined || own === 'null' ? 'http://localhost' : own;
}

/**
 * The site's public origin, for data that other sites read. It is set at build time, so that a pre-rendered page and the
 * browser agree; without it, the page's own.
 */
export function publicOrigin(): string {
  const configured: unknown = import.meta.env?.VITE_SITE_ORIGIN;
  return typeof configured === 'string' && configured !== '' ? configured : siteOrigin();
}

/** The origin of the API: from the build's configuration, else the site's own. */
export function apiOrigin(): string {
  const configured: unknown = import.meta.env?.VITE_API_ORIGIN;
  return typeof configured === 'string' && configured !== '' ? configured : siteOrigin();
}

/** Where spec files are generated: on a host of its own if the build configures one, else on this site. */
export function specFileAddress(): string {
  const configured: unknown = import.meta.env?.VITE_SPEC_FILE_ORIGIN;
  return typeof configured === 'string' && configured !== '' ? `${configured}/` : '/spec-file/';
}

/** The address bar's hash if its path and query are these; otherwise empty. */
export function hashFor(pathname: string, search: string): string {
  const { location } = globalThis;
  return location?.pathname === pathname && location.search === search ? location.hash : '';
}

/** Corrects a URL like `//search/tpo`; none of ours contains two slashes in a row. */
export function mergeSlashes(): void {
  const { pathname, search, hash } = location;
  const proper = pathname.replaceAll(/\/{2,}/g, '/');
  if (proper !== pathname) history.replaceState(history.state, '', proper + search + hash);
}

export const currentPath = (): string => globalThis.location?.pathname ?? '/';

export const currentUrl = (): string => location.href;
