import type { Table } from '#src/lib/csv.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';

/** A product with its content. */
export interface Compared {
  product: Product;
  content: readonly Content[];
}

/** One line of a cell; `item` makes it a link. */
export interface CompareLine {
  text: string;
  item?: Content;
  /** A note on the previous line. */
  isNote?: boolean;
}

export type Mark = 'highest' | 'lowest' | 'longest' | 'shortest';

export interface CompareCell {
  /** Empty if nothing is known. */
  lines: readonly CompareLine[];
  /** Shown if there are no lines. */
  missing: string;
  /** Whether `missing` holds for the product's whole group, so that it is shown only in the first row. */
  isMissingInGroup: boolean;
  /** Marks the best value of a row that can be ranked. */
  mark: Mark | null;
}

/** One property, with a cell per product. */
export interface CompareRow {
  key: string;
  label: string;
  /** Applies to all cells: a unit, a test standard, or why they aren't ranked. */
  note: string;
  cells: readonly CompareCell[];
  /** Whether at least two products have different values. */
  differs: boolean;
}

export interface CompareGroup {
  key: string;
  title: string;
  /** Notes to read before the values. */
  remarks: readonly string[];
  rows: readonly CompareRow[];
}

const notStated = 'not stated';

export function cellOf(lines: readonly (CompareLine | string | null)[], missing = notStated): CompareCell {
  const stated = lines.flatMap((line) => (line === null || line === '' ? [] : [line]));
  return {
    lines: stated.map((line) => (typeof line === 'string' ? { text: line } : line)),
    missing,
    isMissingInGroup: false,
    mark: null,
  };
}

/** Every cell of a group's column if the product lacks what the group is about: `no EPD`. */
export const missingInGroup = (missing: string): CompareCell => ({
  ...cellOf([], missing),
  isMissingInGroup: true,
});

/** A note on the previous line. */
export const noteOf = (text: string): CompareLine => ({ text, isNote: true });

/**
 * The text of a cell on one line.
 * @internal
 */
export const cellText = ({ lines, missing }: CompareCell): string =>
  lines.length === 0 ? missing : lines.map(({ text }) => text).join('; ');

export const rowOf = (key: string, label: string, cells: readonly CompareCell[], note = ''): CompareRow => ({
  key,
  label,
  note,
  cells,
  differs: new Set(cells.map(cellText)).size > 1,
});

const marks = { higher: 'highest', lower: 'lowest' } as const;
const durationMarks = { higher: 'longest', lower: 'shortest' } as const;

/** Builds a row and marks its best cells. `numbers` has the cells' values, null where a product states none. */
export function withBestMarked(
  row: CompareRow,
  numbers: readonly (number | null)[],
  better: 'higher' | 'lower',
  isDuration = false,
): CompareRow {
  const stated = numbers.filter((number) => number !== null);
  if (stated.length < 2 || new Set(stated).size < 2) return row;
  const best = better === 'higher' ? largest(stated) : smallest(stated);
  const mark = (isDuration ? durationMarks : marks)[better];
  return {
    ...row,
    cells: row.cells.map((cell, column) => (numbers[column] === best ? { ...cell, mark } : cell)),
  };
}

/** Leaves out rows for which no product has a value. */
export const groupOf = (
  key: string,
  title: string,
  rows: readonly CompareRow[],
  remarks: readonly string[] = [],
): CompareGroup => ({
  key,
  title,
  remarks,
  rows: rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0)),
});

/** Keeps only rows that differ. */
export const differencesOf = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

/** The comparison as a table: columns for group, property, and note, then one per product. */
export function compareTable(heads: readonly string[], groups: readonly CompareGroup[]): Table {
  const rows = groups.flatMap(({ title, remarks, rows }) => [
    ...remarks.map((remark) => [title, 'Remark', remark]),
    ...rows.map(({ label, note, cells }) => [title, label, note, ...cells.map(cellText)]),
  ]);
  return [['Group', 'Property', 'Note', ...heads], ...rows];
}
