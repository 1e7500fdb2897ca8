import type { Table } from '#src/lib/csv.ts';
import { cellText } from '#src/domain/compare/table.ts';
import type { CompareGroup } from '#src/domain/compare/table.ts';

/**
 * The comparison as one table. One column for group, property and note each, then one for each product.
 */
export function compareTable(heads: readonly string[], groups: readonly CompareGroup[]): Table {
  const rows = groups.flatMap(({ title, remarks, rows }) => [
    ...remarks.map((remark) => [title, 'Remark', remark]),
    ...rows.map(({ label, note, cells }) => [title, label, note, ...cells.map(cellText)]),
  ]);
  return [['Group', 'Property', 'Note', ...heads], ...rows];
}
