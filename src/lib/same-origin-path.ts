import { hasControlCharacter } from '#src/lib/hostile-text.ts';

/** None of this site's URLs is longer. */
const longest = 2048;

/** A reserved top-level domain, so that no real URL has this host. */
const base = 'https://site.invalid';

/**
 * The URL that a browser would open for this text, or null if it would leave the site. Checks the normalized
 * path too: `/.//evil.example` stays on the origin, but its path is `//evil.example`.
 */
export function sameOriginPath(text: string): URL | null {
  if (text.length > longest || !/^\/(?!\/)/.test(text)) return null;
  if (hasControlCharacter(text) || text.includes('\\')) return null;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return url;
}

/** Everything after the origin. */
export const pathOf = (url: URL): string => url.pathname + url.search + url.hash;
