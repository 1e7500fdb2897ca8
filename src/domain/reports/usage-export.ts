import type { Table } from '#src/lib/csv.ts';
import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import type { Column, ColumnKey } from '#src/domain/reports/usage-view.ts';

const cellOf: Readonly<Record<ColumnKey, (row: UsageRow) => string | number | null>> = {
  date: ({ date }) => date,
  type: ({ type }) => type,
  state: ({ state }) => state,
  city: ({ city }) => city,
  firm: ({ firm }) => firm,
  person: ({ person }) => person,
  website: ({ website }) => website,
  used: ({ sections }) => sections.size,
};

/** The rows as a table: the visible columns, then one per section with 1 where it was used; totals last. */
export function usageTable(
  rows: readonly UsageRow[],
  shown: readonly Column[],
  sections: readonly UsageSection[],
): Table {
  return [
    [
      'Project',
      ...shown.map(({ label }) => label),
      ...sections.map(({ number, title }) => `${number} ${title}`),
    ],
    ...rows.map((row) => [
      row.name,
      ...shown.map(({ key }) => cellOf[key](row)),
      ...sections.map(({ key }) => (row.sections.has(key) ? 1 : null)),
    ]),
    [
      'Total',
      ...shown.map(({ key }) =>
        key === 'used' ? rows.reduce((sum, row) => sum + row.sections.size, 0) : null,
      ),
      ...sections.map(({ key }) => rows.filter((row) => row.sections.has(key)).length),
    ],
  ];
}
