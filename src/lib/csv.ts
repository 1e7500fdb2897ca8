/**
 * The first character of a formula, after any that spreadsheets skip or people can't see: spaces, control and
 * format characters. Expects NFKC, because spreadsheets treat full-width and small forms alike.
 */
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[-=+@\u2212]/u;

/** Spreadsheets may drop a leading control character and run what follows. */
const control = /^\p{Cc}/u;

const plainNumber = /^-\d+(?:\.\d+)?$/;

/** In some locales, spreadsheets end a cell at these characters, even inside quotes. */
const otherSeparators = /([;\t])(?=[-=+@])/g;

/** Rows of cells, the header first; null is an empty cell. */
export type Table = readonly (readonly (string | number | null)[])[];

/**
 * Text that no spreadsheet runs as a formula: whatever looks like one gets an apostrophe. A plain number
 * stays as it is.
 * @internal
 */
export function escapeFormula(text: string): string {
  if (plainNumber.test(text)) return text;
  const inner = text.replaceAll(otherSeparators, "$1'");
  return formula.test(text.normalize('NFKC')) || control.test(text) ? `'${inner}` : inner;
}

const readAsNumber = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;

/**
 * Adds an apostrophe to text that a spreadsheet would turn into a different number, as for formulas: leading or trailing zeros
 * (`04810`, `3.10`), an exponent (`12E3`), or too many digits.
 */
const escapeNumber = (text: string): string =>
  readAsNumber.test(text) && String(Number(text)) !== text ? `'${text}` : text;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Non-breaking spaces are for the screen only.
  const text = escapeNumber(escapeFormula((value ?? '').replaceAll('\u00A0', ' ')));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180): commas, CRLF, quotes where needed. Starts with a byte order mark, without which
 * spreadsheets misread accents. Text that would run as a formula, or be read as another number, gets an apostrophe.
 */
export const csvText = (rows: Table): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
