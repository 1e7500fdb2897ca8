import { hasControlCharacter } from '#src/lib/hostile-text.ts';
import { pathOf, sameOriginPath } from '#src/lib/same-origin-path.ts';

/**
 * An address from a record as a link may carry it: https, mailto, tel, or a path of this site; else null.
 * An https address with a user name is refused, because it reads like another site's.
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
