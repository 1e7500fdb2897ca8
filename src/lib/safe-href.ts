import { hasControlCharacter } from '#src/lib/hostile-text.ts';
import { pathOf, sameOriginPath } from '#src/lib/same-origin-path.ts';

/**
 * A URL from a record, if it is safe in a link: https, mailto, tel, or a path of this site; else null.
 * Refuses https URLs with a user name, which can be mistaken for another site's.
 */
export function safeHref(address: string | null | undefined): string | null {
  const text = (address ?? '').trim();
  if (text.startsWith('/')) {
    const path = sameOriginPath(text);
    return path && pathOf(path);
  }
  if (hasControlCharacter(text) || text.includes('\\')) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'https:') return url.username === '' && url.password === '' ? url.href : null;
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? url.href : null;
}
