import type { Edition } from '#src/domain/masterformat/edition.ts';
import { type KnownSection, knownSections } from '#src/domain/masterformat/known-sections.ts';
import {
  withoutSeparators,
  sectionsByTitle,
  withoutSectionWord,
  suggestSections,
} from '#src/domain/masterformat/suggest-sections.ts';

/** `suggestSections` for all sections known by number and title. Those with products come first. */
export function suggestKnownSections(text: string, edition: Edition, count: number): readonly KnownSection[] {
  const plain = withoutSectionWord(text);
  if (plain.length < 2) return [];
  const digits = withoutSeparators(plain);
  const more = /^\d+$/.test(digits)
    ? knownSections.filter((section) => section.digits.startsWith(digits))
    : sectionsByTitle(plain, knownSections);
  const found = [...suggestSections(text, edition, count), ...more];
  return found
    .filter(({ digits: own }, index) => found.findIndex((one) => one.digits === own) === index)
    .slice(0, count);
}
