import { expect, it } from 'vitest';

import { csvText } from '#src/lib/csv.ts';
import { formulas } from '#tests/support/formulas.ts';

const cellOf = (value: string): string => csvText([[value]]).slice(1, -2);

it.each(formulas)('%j is no formula for a spreadsheet', (text) => {
  expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
});

it.each(['-40', '-40.5', '40', '07 54 23', 'Roof - wall', 'a=b', '5/8"'])('%j stays as it is', (text) => {
  expect(cellOf(text).replaceAll('""', '"')).toContain(text);
  expect(cellOf(text)).not.toContain("'");
});
