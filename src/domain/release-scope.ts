import { findDivision, type Division } from '#src/domain/masterformat/divisions.ts';
import { findSection, type Section } from '#src/domain/masterformat/sections.ts';

/** The scope that the path after `/press-releases` names. */
export interface NamedScope {
  division: Division | null;
  section: Section | null;
  year: number | null;
}

/**
 * Parses `07`, `07/075423`, `07/2026`, `07/075423/2026`; an empty path means everything. Ignores further segments; null
 * for any other path. (requirements: routes)
 */
export function releaseScopeFrom(path: string): NamedScope | null {
  const [first = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (first === '' && rest.length === 0) return { division: null, section: null, year: null };
  const division = findDivision(first);
  if (division === null) return null;
  const [second = ''] = rest;
  const section = second.startsWith(division.number) ? findSection(second) : null;
  const year = yearFrom((section ? rest[1] : second) ?? '');
  return { division, section, year };
}

/** A year that press releases can have, or null. */
export const yearFrom = (text: string): number | null => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null);
