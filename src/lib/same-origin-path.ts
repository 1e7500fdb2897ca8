import { hasControlCharacter } from '#src/lib/hostile-text.ts';

/** This site writes no longer addresses. */
const longest = 2048;

/** Reserved for examples, so no real address has it. */
const base = 'https://site.invalid';

/**
 * The path, query and fragment that a browser would open for this text, or null when it would leave the site.
 * Checks the normalized path too: `/.//evil.example` stays on the origin, but its path is `//evil.example`.
 */
export function sameOriginPath(text: string): URL | null {
  if (text.length > longest || !/^\/(?!\/)/.test(text)) return null;
  if (hasControlCharacter(text) || text.includes('\\')) return null;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return url;
}

/** The part of an address after its origin. */
export function pathOf(url: URL): string {
  return url.pathname + url.search + url.hash;
}
