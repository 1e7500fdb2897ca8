import type { Usage, UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import type { Grouping } from '#src/domain/reports/usage-view.ts';

/** Default number of section columns. */
const MOST_SECTIONS = 24;

export const groupKey: Readonly<Record<Grouping, (row: UsageRow) => string>> = {
  month: ({ date }) => date.slice(0, 7),
  state: ({ state }) => state,
  type: ({ type }) => type,
  firm: ({ firm }) => firm,
};

/** Number of rows per key. */
export function countedBy(
  rows: readonly UsageRow[],
  keyOf: (row: UsageRow) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

export function sectionCounts(rows: readonly UsageRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sections } of rows) for (const key of sections) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export interface UsageGroup {
  key: string;
  rows: readonly UsageRow[];
}

/** Groups rows: months from the latest, other groups by row count. Rows keep their order within a group. */
export const groupsOf = (rows: readonly UsageRow[], grouping: Grouping): readonly UsageGroup[] =>
  [...Map.groupBy(rows, groupKey[grouping])]
    .map(([key, own]) => ({ key, rows: own }))
    .toSorted((one, other) =>
      grouping === 'month'
        ? other.key.localeCompare(one.key)
        : other.rows.length - one.rows.length || one.key.localeCompare(other.key),
    );

/** All months of a period, `2024-11` …, so that months without use are shown too. At most 120. */
export function monthsOf({ from, to }: Pick<Usage, 'from' | 'to'>): readonly string[] {
  const [year = NaN, month = NaN] = from.slice(0, 7).split('-').map(Number);
  const last = to.slice(0, 7);
  return Array.from({ length: 120 }, (_, index) => {
    const number = year * 12 + month - 1 + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  }).filter((name) => name <= last);
}

/** Section columns of a view: the most used, all, none, or one division's; sorted by number. */
export function sectionsShown({ rows, sections }: Usage, choice: string): readonly UsageSection[] {
  if (choice === 'none') return [];
  if (choice === 'all') return sections;
  if (choice !== 'most') return sections.filter(({ number }) => number.startsWith(choice));
  const counts = sectionCounts(rows);
  const most = new Set(
    sections
      .toSorted((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0))
      .slice(0, MOST_SECTIONS),
  );
  return sections.filter((section) => most.has(section));
}
