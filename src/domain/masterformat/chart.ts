import { divisions, formerDivisions } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { sections, type Section } from '#src/domain/masterformat/sections.ts';

export interface DivisionRow {
  /** Two digits of MasterFormat 95, and its title. */
  former: string;
  formerTitle: string;
  /** The divisions of MasterFormat 04 that its sections moved to. */
  now: readonly { number: string; title: string }[];
}

/** The 16 divisions of MasterFormat 95 and where each went. */
export const divisionChart: readonly DivisionRow[] = formerDivisions.map(({ number, title, to04 }) => ({
  former: number,
  formerTitle: title,
  now: divisions.filter((division) => to04.includes(division.number)),
}));

/** Listed sections that match the words or digits, sorted by their 95 or 04 numbers. */
export function sectionChart(text: string, by: '95' | '04'): readonly Section[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const digits = words.join('').replace(/[.\-–]/g, '');
  const found = sections.filter(({ digits: now, former, title }) => {
    if (/^\d+$/.test(digits)) return now.startsWith(digits) || former.startsWith(digits);
    const searched = `${title} ${formatSection(now, '04')} ${former}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return by === '04'
    ? found
    : found
        .filter(({ former }) => former !== '')
        .toSorted((a, b) => a.former.localeCompare(b.former) || a.digits.localeCompare(b.digits));
}

/** Rows of the chart by the division of the edition that orders them. */
export function chartGroups(
  rows: readonly Section[],
  by: '95' | '04',
): { number: string; title: string; rows: readonly Section[] }[] {
  const titled = by === '04' ? divisions : formerDivisions;
  return titled
    .map(({ number, title }) => ({
      number,
      title,
      rows: rows.filter(({ digits, former }) => (by === '04' ? digits : former).startsWith(number)),
    }))
    .filter((group) => group.rows.length > 0);
}
