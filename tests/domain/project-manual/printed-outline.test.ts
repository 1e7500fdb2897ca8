import { expect, it } from 'vitest';

import { printedOutline, withRemarks } from '#src/domain/project-manual/printed-outline.ts';
import { linesOfText } from '#src/domain/project-manual/outline-lines.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';

function printed(text: string, part: Partial<PrintOptions> = {}, remarks = '') {
  const section = { number: '079200', title: 'Joint Sealants', lines: linesOfText(text), remarks };
  return printedOutline(section, { ...defaultPrintOptions, ...part }, '2026-11-02');
}
const linesOf = (...args: Parameters<typeof printed>) =>
  printed(...args).lines.map(({ label, text }) => `${label} ${text}`.trim());

it('has three parts, and numbers of its own for every paragraph', () => {
  expect(
    linesOf('Silicone: ASTM C920\n  Color: White\n    Movement: 50%\n  Size: 1/4 inch\nBacker rod'),
  ).toEqual([
    'PART 1 GENERAL (NOT USED)',
    'PART 2 PRODUCTS',
    '2.1 JOINT SEALANTS',
    'A. Silicone: ASTM C920',
    '1. Color: White',
    'a. Movement: 50%',
    '2. Size: 1/4 inch',
    'B. Backer rod',
    'PART 3 EXECUTION (NOT USED)',
  ]);
});

it('takes over articles of a specification’s text, whose old numbers it drops', () => {
  expect(
    linesOf('2.4 MANUFACTURERS\n  A. Northfold\n    1. Brightdeck\n2.5 SEALANTS\n  A. Silicone'),
  ).toEqual([
    'PART 1 GENERAL (NOT USED)',
    'PART 2 PRODUCTS',
    '2.1 MANUFACTURERS',
    'A. Northfold',
    '1. Brightdeck',
    '2.2 SEALANTS',
    'A. Silicone',
    'PART 3 EXECUTION (NOT USED)',
  ]);
});

it('skips no level, whatever the indents are, and is numbered as chosen', () => {
  expect(linesOf('      Deep\n  Less\n        Deeper', { numbering: '1.01' }).slice(2, -1)).toEqual([
    '2.01 JOINT SEALANTS',
    'A. Deep',
    '1. Less',
    'a. Deeper',
  ]);
});

it('says of a section without products that no part is used', () => {
  expect(linesOf('')).toEqual([
    'PART 1 GENERAL (NOT USED)',
    'PART 2 PRODUCTS (NOT USED)',
    'PART 3 EXECUTION (NOT USED)',
  ]);
});

it('is in the manual’s units', () => {
  expect(linesOf('Joint: 1/2 inch wide', { units: 'si' })).toContain('A. Joint: 13 mm wide');
});

it('begins with the remarks as notes, unless notes are left out', () => {
  const notes = (part: Partial<PrintOptions>) => {
    const { lines, areNotesHidden } = printed('Silicone', part, 'White, as asked.\n\nAsk again.');
    return [areNotesHidden, ...lines.filter(({ kind }) => kind === 'note').map(({ text }) => text)];
  };
  expect(notes({ notes: 'visible' })).toEqual([false, 'White, as asked.', 'Ask again.']);
  expect(notes({ notes: 'hidden' })).toEqual([true, 'White, as asked.', 'Ask again.']);
  expect(notes({ notes: 'remove' })).toEqual([false]);
  expect(withRemarks(printed('Silicone'), ' \n ', 'visible').lines).toHaveLength(5);
});
