import { hasControlCharacter } from '#src/lib/hostile-text.ts';

const longest = 500;

/**
 * The address that a link names as receiver of feedback, in full, or null when it must not be sent to: other origins
 * than the allowed ones, anything but https, names and passwords in it, a backslash. On our own origin only what lies
 * under `/feedback/`. (requirements: calls)
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
