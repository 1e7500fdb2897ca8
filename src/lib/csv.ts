/** Cells that a spreadsheet could run as formulas; a text that is a number as a whole is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)[-=+@\t\r\n\uFF0D\uFF1D\uFF0B\uFF20]/;

/** Rows of cells, the heads first; null is an empty cell. */
export type Table = readonly (readonly (string | number | null)[])[];

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Spaces that keep a value and its unit on one line are for screens.
  const text = (value ?? '').replaceAll('\u00A0', ' ');
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180): commas, CRLF, quotes where they are needed. Begins with the byte order mark, without which
 * spreadsheets take accents for another alphabet. Text that would run as a formula is given an apostrophe.
 */
export function csvText(rows: Table): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
