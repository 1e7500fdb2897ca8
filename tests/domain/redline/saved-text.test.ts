import { expect, it } from 'vitest';

import { earlierText, linesOfSaved, textToSave, withText } from '#src/domain/specification/saved-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines } from '#src/domain/specification/writers/printed-section.ts';
import { line } from '#tests/domain/specification/sections.ts';

const minute = 60_000;
const tree = sectionTree({
  nodes: [
    line(1, null, 'Products', { kind: 'part' }),
    line(2, 1, 'Membrane', { kind: 'article' }),
    line(3, 2, 'Properties', { kind: 'table', rows: [{ cells: ['Weight', '3 lb'], gray: null }] }),
  ],
});
const saved = (at: number, revised = '2026-01-01') =>
  textToSave(tree, emptyState, { at: at * minute, revised });
const today = (at: number, revised = '2026-01-01') => ({ at: at * minute, revised });

it('a saved text gives the lines that were printed', () => {
  expect(linesOfSaved(saved(0), '1.1')).toEqual(printedLines(tree, emptyState, defaultPrintOptions));
});

it.each([
  ['nothing in one sitting', [0, 5, 10], today(20), null],
  ['the last save after a pause', [0, 5, 10], today(60), 10],
  ['the last save of the sitting before', [0, 10, 60, 70], today(71), 10],
  ['what it was before the manufacturer revised it', [0, 10], today(11, '2026-02-02'), 10],
])('“since I saved it” is %s', (_, saves, now, at) => {
  const texts = saves.reduce<ReturnType<typeof withText> | null>(
    (known, each) => withText(known, saved(each)),
    null,
  );
  expect(earlierText(texts, now)?.at ?? null).toBe(at === null ? null : at * minute);
});
