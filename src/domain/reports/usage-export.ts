import type { Table } from '#src/lib/csv.ts';
import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { usageLines } from '#src/domain/reports/usage-lines.ts';
import type { UsageView, Column, ColumnKey } from '#src/domain/reports/usage-view.ts';
import type { Cell } from '#src/lib/sheet-cells.ts';

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

/** The report's table as on the screen: groups with headings, dates as dates, totals as formulas. */
export function usageSheet(
  rows: readonly UsageRow[],
  shown: readonly Column[],
  sections: readonly UsageSection[],
  view: UsageView,
  groupName: (key: string) => string,
): { rows: readonly (readonly Cell[])[]; strong: ReadonlySet<number> } {
  const lines = usageLines(rows, view);
  const [heads = []] = usageTable([], shown, sections);
  const counted = heads.map((_, column) => column > shown.length || shown[column - 1]?.key === 'used');
  /** SUBTOTAL ignores other subtotals, so the grand total counts each row once. */
  const sums = (label: string, first: number, last: number): Cell[] =>
    heads.map((_, column) => {
      if (column === 0) return label;
      const name = columnName(column);
      return counted[column] ? { formula: `SUBTOTAL(9,${name}${first}:${name}${last})` } : null;
    });
  const strong = new Set<number>();
  const body = lines.map((line, index): Cell[] => {
    // The first row of a sheet is 1, and the head stands above the lines.
    const at = index + 2;
    if (line.kind === 'row')
      return [
        line.row.name,
        ...shown.map(({ key }): Cell => {
          const value = cellOf[key](line.row);
          return key === 'date' && typeof value === 'string' && value !== ''
            ? { day: value.slice(0, 10) }
            : value;
        }),
        ...sections.map(({ key }) => (line.row.sections.has(key) ? 1 : null)),
      ];
    strong.add(at - 1);
    const { key, rows: own } = line.group;
    return sums(`${groupName(key)} (${own.length})`, at + 1, at + own.length);
  });
  strong.add(lines.length + 1);
  const total = sums('Total', 2, Math.max(2, lines.length + 1));
  return { rows: [heads, ...body, total], strong };
}

/** `A`, `Z`, `AA`. */
function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The rows as a table: the visible columns, then one per section with 1 where it was used; totals last. */
export const usageTable = (
  rows: readonly UsageRow[],
  shown: readonly Column[],
  sections: readonly UsageSection[],
): Table => [
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
