import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';
import { measuredNames } from '#src/domain/measured-names.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/**
 * How the palette understands the input: an action, a number, a requirement, or a text search; `''` for no
 * input.
 */
export function interpretationText(typed: string, system: UnitSystem): string {
  const text = typed.trim();
  if (text === '') return '';
  if (text.startsWith('>')) return 'Action';
  return numberWords(text) ?? requirementWords(text, system) ?? 'Text search';
}

function numberWords(text: string): string | null {
  const number = parseSectionNumber(text);
  if (number === null) return null;
  const { edition, digits, level, division } = number;
  if (level === 1 && edition === '04') {
    return `Division ${division} ${findDivision(division)?.title ?? ''}`.trim();
  }
  const shown = formatSection(digits, edition);
  const named = sectionsNamed(text).map((section) => formatSection(section.digits, '04'));
  if (named.length === 0) return `Section ${shown}, not in MasterFormat`;
  if (edition === '95') return `MasterFormat 1995 ${shown}, now ${named.slice(0, 3).join(', ')}`;
  return `Section ${shown}`;
}

function requirementWords(text: string, system: UnitSystem): string | null {
  const { ranges, choices, words } = readRequirements(text);
  if (ranges.length + choices.length === 0) return null;
  const required = ranges.map((range) => {
    const { words: [title = range.name] = [], unit = null } =
      measuredNames.find(({ name }) => name === range.name) ?? {};
    return rangeWords({ label: title, symbol: title, unit }, range, system);
  });
  return `${words === '' ? 'Everything' : `“${words}”`} with ${[...required, ...choices.map(({ key }) => key)].join(', ')}`;
}
