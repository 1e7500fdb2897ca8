/**
 * The origin that calls go to: the one the build was made for, else the page's own.
 * Outside a page (Node, tests) it is `http://localhost`.
 */
export function apiOrigin(): string {
  const configured: unknown = import.meta.env?.VITE_API_ORIGIN;
  if (typeof configured === 'string' && configured !== '') return configured;
  const own = globalThis.location?.origin;
  return own === undefined || own === 'null' ? 'http://localhost' : own;
}
