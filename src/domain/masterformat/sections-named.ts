import { hasControlCharacter } from '#src/lib/hostile-text.ts';
import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { type Section, findSection, sections } from '#src/domain/masterformat/sections.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/**
 * The listed sections that a number in a link stands for, in any spelling and either edition: one for `07 54 23`,
 * `07-54-23`, and `07540`; several for a number that was split (`07410`) or covers others (`07 40 00`). An unlisted
 * fifth-level number uses its parent. None for a whole division and for anything unknown.
 */
export function sectionsNamed(text: string): readonly Section[] {
  const number = hasControlCharacter(text) ? null : parseSectionNumber(text);
  if (number === null || number.level === 1) return [];
  const { edition, digits, level } = number;
  if (edition === '95') return to04(digits);
  const own = findSection(digits) ?? findSection(digits.slice(0, 6));
  if (own) return [own];
  if (level > 3) return [];
  const stem = withoutTrailing(digits, /0/);
  return sections.filter((section) => section.digits.startsWith(stem));
}
