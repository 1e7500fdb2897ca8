import { expect, it } from 'vitest';

import { strikeLine } from '#src/domain/specification/own-text.ts';
import { sectionNow } from '#src/domain/specification/section-now.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines } from '#src/domain/specification/writers/printed-section.ts';
import { line, treeOf } from '#tests/domain/specification/sections.ts';

const tree = treeOf([
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'Definitions', { kind: 'article' }),
  line(3, 2, 'Seam: where two sheets meet.'),
  line(4, 1, 'Warranty', { kind: 'article' }),
  line(5, 4, 'Check the term.', { kind: 'note' }),
  line(6, 4, 'Twenty years.'),
  line(7, 1, 'Meetings', { kind: 'article' }),
  line(8, 7, 'Meet at the site.'),
  line(9, null, 'Products', { kind: 'part' }),
  line(10, 9, 'Sheet', { kind: 'article' }),
  line(11, 10, 'TPO sheet.'),
]);

const without = (...ids: number[]): SectionState =>
  ids.reduce<SectionState>((state, id) => strikeLine(state, id), emptyState);
function printed(state: SectionState, part: Partial<PrintOptions>): string[] {
  const options = { ...defaultPrintOptions, ...part };
  return printedLines(tree, state, options, options.emptyArticles).map(({ label, text }) =>
    `${label} ${text}`.trim(),
  );
}

it('leaves out an article whose lines are all removed, and numbers the others without it', () => {
  expect(printed(without(6), {})).toEqual([
    'PART 1 GENERAL',
    '1.1 DEFINITIONS',
    'A. Seam: where two sheets meet.',
    '1.2 MEETINGS',
    'A. Meet at the site.',
    'PART 2 PRODUCTS',
    '2.1 SHEET',
    'A. TPO sheet.',
  ]);
});

it('keeps its number and says that it is not used, where that is chosen', () => {
  expect(printed(without(6), { emptyArticles: 'not used' }).slice(3, 6)).toEqual([
    '1.2 WARRANTY (NOT USED)',
    '1.3 MEETINGS',
    'A. Meet at the site.',
  ]);
});

it.each(['remove', 'not used'] as const)(
  'drops the notes of such an article with its text (%s)',
  (emptyArticles) => {
    const lines = printed(without(6), { emptyArticles, notes: 'visible' });
    expect(lines.filter((text) => text.includes('Check the term'))).toEqual([]);
    expect(printed(emptyState, { emptyArticles, notes: 'visible' })).toContain('Check the term.');
  },
);

it('never renumbers a part: it says that it is not used', () => {
  expect(printed(without(3, 6, 8), {})).toEqual([
    'PART 1 GENERAL (NOT USED)',
    'PART 2 PRODUCTS',
    '2.1 SHEET',
    'A. TPO sheet.',
  ]);
  expect(printed(without(11), { emptyArticles: 'not used' }).slice(-2)).toEqual([
    'PART 2 PRODUCTS',
    '2.1 SHEET (NOT USED)',
  ]);
});

it('does not say a second time what a heading says itself', () => {
  const form = treeOf([line(1, null, 'Products (Not Used)', { kind: 'part' })]);
  const { emptyArticles } = defaultPrintOptions;
  const lines = printedLines(form, emptyState, defaultPrintOptions, emptyArticles);
  expect(lines.map(({ text }) => text)).toEqual(['PRODUCTS (NOT USED)']);
});

it('shows on screen the numbers that a file has, and the heading without one', () => {
  const { document, numbers } = sectionNow(tree, without(6));
  const labels = document
    .filter(({ line: { kind } }) => kind === 'article')
    .map(({ label, id }) => [id, label]);
  expect(labels).toEqual([
    [2, '1.1'],
    [4, ''],
    [7, '1.2'],
    [10, '2.1'],
  ]);
  expect(numbers.get(8)).toBe('1.2.A');
});
