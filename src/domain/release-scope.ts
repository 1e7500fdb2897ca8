import { findDivision } from '#src/domain/masterformat/divisions.ts';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';

/** What the segments behind `/press-releases` name. */
export interface NamedScope {
  division: Division | null;
  section: Section | null;
  year: number | null;
}

/** `07`, `07/075423`, `07/2026`, `07/075423/2026`; nothing is everything, and null is any other path. */
export function releaseScopeFrom(path: string): NamedScope | null {
  const segments = path.replace(/\/$/, '').split('/');
  const [first = '', ...rest] = segments;
  if (first === '' && rest.length === 0) return { division: null, section: null, year: null };
  const division = findDivision(first);
  if (division === null || rest.length > 2) return null;
  const last = rest.at(-1) ?? '';
  const year = yearFrom(last);
  const beforeYear = year === null ? rest : rest.slice(0, -1);
  if (beforeYear.length > 1) return null;
  const digits = beforeYear[0];
  const section = digits === undefined ? null : findSection(digits);
  if (digits !== undefined && (section === null || !digits.startsWith(division.number))) return null;
  return { division, section, year };
}

/** A year that press releases can have, or null. */
export function yearFrom(text: string): number | null {
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
}
