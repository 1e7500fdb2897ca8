import { hasControlCharacter } from '#src/lib/hostile-text.ts';

const longest = 500;

/**
 * The full URL of a feedback receiver named in a link. Null if it is not allowed: an origin that isn't on the list, a
 * scheme other than https, credentials, or a backslash. On our own origin, only paths under `/feedback/` are allowed.
 * (requirements: calls)
 */
export function feedbackAddressFrom(
  text: string,
  ownOrigin: string,
  allowedOrigins: readonly string[],
): string | null {
  if (text.length > longest || hasControlCharacter(text) || text.includes('\\')) return null;
  if (!/^https:\/\/[^/]/i.test(text) && !text.startsWith('/feedback/')) return null;
  if (!URL.canParse(text, ownOrigin)) return null;
  const url = new URL(text, ownOrigin);
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (url.origin === ownOrigin) return url.pathname.startsWith('/feedback/') ? url.href : null;
  return url.protocol === 'https:' && allowedOrigins.includes(url.origin) ? url.href : null;
}
