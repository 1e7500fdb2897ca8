import { hasControlCharacter, hasEncodedSlash, hasPathTraversal } from '#src/lib/hostile-text.ts';

const maxNameLength = 200;
const maxTermsLength = 200;

/**
 * Trimmed search terms; null for those that must not reach a call: control characters, steps up the folder
 * tree, double-encoded slashes, a lone dot (which a URL drops), more than 200 characters, or nothing. A plain
 * slash is allowed: 5/8".
 */
export function searchTermsFrom(text: string): string | null {
  const terms = text.trim();
  if (
    terms === '' ||
    terms === '.' ||
    terms.length > 2 * maxTermsLength ||
    [...terms].length > maxTermsLength
  )
    return null;
  return hasControlCharacter(terms) || hasEncodedSlash(terms) || hasPathTraversal(terms) ? null : terms;
}

/**
 * A name in a URL (file name, abbreviation, token); null if it could redirect a call to another path: slashes
 * of any kind, control characters, a step up the folder tree, more than 200 characters, or nothing.
 */
export function safeNameFrom(text: string): string | null {
  if (text === '' || text.length > maxNameLength || text === '.' || text === '..') return null;
  if (/[\\/]/.test(text) || hasControlCharacter(text) || hasEncodedSlash(text)) return null;
  return text;
}
