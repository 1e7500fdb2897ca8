/**
 * The first character of a formula, after any that spreadsheets skip or people can't see: spaces, control and format
 * characters. Expects text in NFKC, because spreadsheets treat full-width and small forms alike.
 */
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[-=+@\u2212]/u;

/** What a spreadsheet makes room for without showing, some even where nothing follows. */
const control = /^\p{Cc}/u;

const plainNumber = /^-\d+(?:\.\d+)?$/;

/** Spreadsheets of other countries take these for the end of a cell, whatever quotes say. */
const otherSeparators = /([;\t])(?=[-=+@])/g;

/** Rows of cells, the heads first; null is an empty cell. */
export type Table = readonly (readonly (string | number | null)[])[];

/**
 * A text that no spreadsheet runs as a formula: with an apostrophe before what looks like one. A text that is a number as a
 * whole is none.
 * @internal
 */
export function plainCell(text: string): string {
  if (plainNumber.test(text)) return text;
  const inner = text.replaceAll(otherSeparators, "$1'");
  return formula.test(text.normalize('NFKC')) || control.test(text) ? `'${inner}` : inner;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Spaces that keep a value and its unit on one line are for screens.
  const text = plainCell((value ?? '').replaceAll('\u00A0', ' '));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180): commas, CRLF, quotes where they are needed. Begins with the byte order mark, without which
 * spreadsheets take accents for another alphabet. Text that would run as a formula is given an apostrophe.
 */
export function csvText(rows: Table): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
