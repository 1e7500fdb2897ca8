import { hasControlCharacter } from '#src/lib/hostile-text.ts';
import { to04 } from '#src/domain/masterformat/crosswalk.ts';
import { type Division, findDivision, findFormerDivision } from '#src/domain/masterformat/divisions.ts';
import { findFormerSection } from '#src/domain/masterformat/former-sections.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';

/** One section, several, or a whole division. */
export interface CsiSelection {
  kind: 'division' | 'section' | 'several';
  /** Two digits for a division, six or eight for a section, five for MasterFormat 95. */
  key: string;
  edition: Edition;
  /** Empty for a broader number without a title in our list. */
  title: string;
  /** The MasterFormat 04 division that contains all of it, or null. */
  division: Division | null;
  /** Listed sections of MasterFormat 04. */
  sections: readonly Section[];
}

/**
 * Parses a division or section as a link may spell it: `075423`, `07-54-23`, `07 54 23`, `07`, `07540`, `15000`. Two
 * digits that only MasterFormat 95 had (`15`, `16`) are that edition's division. Null if nothing listed matches.
 */
export function csiSelectionFrom(text: string): CsiSelection | null {
  if (hasControlCharacter(text)) return null;
  const number = parseSectionNumber(/^\d{2}$/.test(text) && !findDivision(text) ? `${text}000` : text);
  if (number === null) return null;
  const { edition, digits, level } = number;
  if (level === 1 && edition === '04') {
    const division = findDivision(number.division);
    if (division === null) return null;
    const { number: key, title } = division;
    const own = sections.filter((section) => section.digits.startsWith(key));
    return { kind: 'division', key, edition, title, division, sections: own };
  }
  const named = level === 1 ? to04(digits) : sectionsNamed(digits);
  const [section, ...others] = named;
  if (section === undefined) return null;
  const divisions = new Set(named.map((one) => one.digits.slice(0, 2)));
  const division = divisions.size === 1 ? findDivision(section.digits.slice(0, 2)) : null;
  if (others.length === 0) {
    const { digits: key, title } = section;
    return { kind: 'section', key, edition: '04', title, division, sections: named };
  }
  const former = level === 1 ? findFormerDivision(number.division) : findFormerSection(digits);
  const title = edition === '95' ? (former?.title ?? '') : '';
  return { kind: 'several', key: digits, edition, title, division, sections: named };
}
