import { hasControlCharacter, hasEncodedSlash, hasFolderStep } from '#src/lib/hostile-text.ts';

const maxNameLength = 200;
const maxTermsLength = 200;

/**
 * Search terms, trimmed, or null for those that must not reach a call: control characters, steps up the folder
 * tree, slashes that are encoded twice, a lone dot (an address drops it), more than 200 characters, nothing at all.
 * A plain slash is allowed: 5/8".
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
  return hasControlCharacter(terms) || hasEncodedSlash(terms) || hasFolderStep(terms) ? null : terms;
}

/**
 * A name in a link (file name, abbreviation, token), or null when it could lead a call to another path:
 * slashes of any kind, control characters, a step up the folder tree, more than 200 characters, nothing at all.
 */
export function safeNameFrom(text: string): string | null {
  if (text === '' || text.length > maxNameLength || text === '.' || text === '..') return null;
  if (/[\\/]/.test(text) || hasControlCharacter(text) || hasEncodedSlash(text)) return null;
  return text;
}
