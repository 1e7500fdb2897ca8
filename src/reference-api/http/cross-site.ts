import { refuse } from '#src/reference-api/http/refusal.ts';

/**
 * Ends with 403 what another site makes a browser send. A request without the headers of a browser passes: what is no
 * browser has no cookies of a visitor.
 */
export function requireSameSite({ headers, url }: Request, origins: readonly string[]): void {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== null && origins.includes(origin)) return;
  const from = origin === null ? null : (URL.parse(origin)?.host ?? 'unknown');
  const isOwn = from === null || from === headers.get('host') || from === new URL(url).host;
  if (site !== null || !isOwn) refuse(403, 'This request must come from a page of this site.');
}
