import type { Edition } from '#src/domain/masterformat/edition.ts';
import { type KnownSection, knownSections } from '#src/domain/masterformat/known-sections.ts';
import { digitsTyped, entitled, plainTyped, sectionsTyped } from '#src/domain/masterformat/sections-typed.ts';

/**
 * As `sectionsTyped`, among all sections known by number and title: `Submittal Procedures` gives 01 33 00. Those with products
 * come first.
 */
export function knownTyped(text: string, edition: Edition, count: number): readonly KnownSection[] {
  const plain = plainTyped(text);
  if (plain.length < 2) return [];
  const digits = digitsTyped(plain);
  const more = /^\d+$/.test(digits)
    ? knownSections.filter((section) => section.digits.startsWith(digits))
    : entitled(plain, knownSections);
  const found = [...sectionsTyped(text, edition, count), ...more];
  return found
    .filter(({ digits: own }, index) => found.findIndex((one) => one.digits === own) === index)
    .slice(0, count);
}
