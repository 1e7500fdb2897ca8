import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';

/** `1 CAD detail`, `6,214 CAD details`, `no CAD details`. */
export function itemCountText(count: number, type: ContentType): string {
  const { singular, plural } = contentTypeWords[type];
  return count === 1
    ? `1 ${singular}`
    : `${count === 0 ? 'no' : countText(count)} ${pluralInSentence(plural)}`;
}

/** A type's plural within a sentence: `certifications`, but `CAD details`. */
export const pluralInSentence = (plural: string): string =>
  /^[A-Z][a-z]+s$/.test(plural) ? plural.toLowerCase() : plural;
