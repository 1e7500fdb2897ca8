import { cellText } from '#src/domain/compare/table.ts';
import type { CompareGroup } from '#src/domain/compare/table.ts';

/** A spreadsheet would take these for the start of a formula. */
const formula = /^[=+@\t\r]|^-(?![\d.])/;

/**
 * The comparison as CSV (RFC 4180: commas, quotes doubled, CRLF), with a byte order mark, by which spreadsheets know
 * UTF-8. One column for group, property and note each, then one for each product.
 */
export function compareCsv(heads: readonly string[], groups: readonly CompareGroup[]): string {
  const rows = groups.flatMap(({ title, remarks, rows }) => [
    ...remarks.map((remark) => [title, 'Remark', remark]),
    ...rows.map(({ label, note, cells }) => [title, label, note, ...cells.map(cellText)]),
  ]);
  const lines = [['Group', 'Property', 'Note', ...heads], ...rows].map((row) => row.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function field(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
