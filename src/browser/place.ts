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
