import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { csvText, escapeFormula } from '#src/lib/csv.ts';
import { formulas, unseenSigns } from '#tests/support/formulas.ts';

const cellOf = (value: string): string => csvText([[value]]).slice(1, -2);

it.each(formulas)('%j is no formula for a spreadsheet', (text) => {
  expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
});

it.each([
  '-40',
  '-40.5',
  '40',
  '0',
  '0.5',
  '1200',
  '07 54 23',
  'Section 04810',
  '2026-11-02',
  'Roof - wall',
  'a=b',
  '5/8"',
  'a; -b',
  'ada@lintel.test',
])('%j stays as it is', (text) => {
  expect(cellOf(text).replaceAll('""', '"')).toContain(text);
  expect(cellOf(text)).not.toContain("'");
});

it.each(['04810', '075423', '-007', '3.10', '1e5', '12E3', '12345678901234567'])(
  '%j would be another number in a spreadsheet',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  },
);

/** The cells of one line as a spreadsheet has them whose separator is another: quotes count at the start of a cell. */
const cellsOf = (line: string, separator: string): string[] => line.split(separator);

describe('where the separator is another', () => {
  it.each([';', '\t'])('%j begins no formula within a text', (separator) => {
    const line = csvText([['Name', `a${separator}=1+1`, `b${separator}-1+1`]]).slice(1, -2);
    expect(cellsOf(line, separator).filter((text) => /^[-=+@]/.test(text))).toEqual([]);
  });
});

it('no text begins like a formula, and none loses anything', () => {
  const sign = fc.oneof(
    fc.constantFrom(...unseenSigns, '=', '+', '-', '@', '＝', ';', '"', ',', "'"),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('')),
      (text) => {
        const plain = escapeFormula(text);
        const seen = plain
          .normalize('NFKC')
          .replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
        const isNumber = /^-\d+(?:\.\d+)?$/.test(text);
        expect(isNumber || !/^[-=+@]/.test(seen)).toBe(true);
        expect(plain.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      },
    ),
    { numRuns: 2_000 },
  );
});
