import type { Table } from '#src/lib/csv.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';

/** One product with its content. */
export interface Compared {
  product: Product;
  content: readonly Content[];
}

/** `item` is linked. */
export interface CompareLine {
  text: string;
  item?: Content;
  /** Says something about the line before. */
  isNote?: boolean;
}

export interface CompareCell {
  /** None when nothing is known. */
  lines: readonly CompareLine[];
  /** Shown where there are no lines. */
  missing: string;
  /** Set on the best of a row that can be ranked. */
  mark: 'highest' | 'lowest' | null;
}

/** One property across the products; a cell for each of them. */
export interface CompareRow {
  key: string;
  label: string;
  /** Applies to all cells: a unit, a test standard, why they are not ranked. */
  note: string;
  cells: readonly CompareCell[];
  /** Whether at least two of the products say different things. */
  differs: boolean;
}

export interface CompareGroup {
  key: string;
  title: string;
  /** To be read before the figures. */
  remarks: readonly string[];
  rows: readonly CompareRow[];
}

const notStated = 'not stated';

export function cellOf(lines: readonly (CompareLine | string | null)[], missing = notStated): CompareCell {
  const stated = lines.flatMap((line) => (line === null || line === '' ? [] : [line]));
  return {
    lines: stated.map((line) => (typeof line === 'string' ? { text: line } : line)),
    missing,
    mark: null,
  };
}

/** A line that says something about the one before. */
export function noteOf(text: string): CompareLine {
  return { text, isNote: true };
}

/**
 * The text of a cell, on one line.
 * @internal
 */
export function cellText({ lines, missing }: CompareCell): string {
  return lines.length === 0 ? missing : lines.map(({ text }) => text).join('; ');
}

export function rowOf(key: string, label: string, cells: readonly CompareCell[], note = ''): CompareRow {
  return { key, label, note, cells, differs: new Set(cells.map(cellText)).size > 1 };
}

/** A row with its best cells marked; `numbers` are the cells' figures, null where nothing is stated. */
export function ranked(
  row: CompareRow,
  numbers: readonly (number | null)[],
  better: 'higher' | 'lower',
): CompareRow {
  const stated = numbers.filter((number) => number !== null);
  if (stated.length < 2 || new Set(stated).size < 2) return row;
  const best = better === 'higher' ? largest(stated) : smallest(stated);
  const mark = better === 'higher' ? 'highest' : 'lowest';
  return {
    ...row,
    cells: row.cells.map((cell, column) => (numbers[column] === best ? { ...cell, mark } : cell)),
  };
}

/** Without rows that no product has values for. */
export function groupOf(
  key: string,
  title: string,
  rows: readonly CompareRow[],
  remarks: readonly string[] = [],
): CompareGroup {
  return {
    key,
    title,
    remarks,
    rows: rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0)),
  };
}

/** Only rows that differ. */
export function differencesOf(groups: readonly CompareGroup[]): readonly CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

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
