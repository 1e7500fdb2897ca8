import { expect, it } from 'vitest';

import { differingWords } from '#src/domain/merged-section/differing-words.ts';

/** The text with what the others lack in brackets. */
const marked = (text: string, ...others: readonly string[]) =>
  differingWords(text, others)
    .map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Class A roof', ['Class B roof'], 'Class [A] roof'],
  ['Class A roof', ['class a ROOF'], 'Class A roof'],
  ['Membrane: 60 mil.', ['membrane, 60 mil'], 'Membrane: 60 mil.'],
  ['Recycled 25%', ['Recycled 25'], 'Recycled [25%]'],
  ['mechanically attached sheet', ['fully adhered sheet'], '[mechanically] [attached] sheet'],
  ['one two', ['one two', 'one three'], 'one [two]'],
  ['roof — deck', ['deck roof'], 'roof — deck'],
  ['alone', [], 'alone'],
])('%j beside %j reads %s', (text, others, expected) => {
  expect(marked(text, ...others)).toBe(expected);
});
