import { expect, it } from 'vitest';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { chooseLine, fillIn, removeLine, resetState } from '#src/domain/specification/selection.ts';
import { line, treeOf } from '#tests/domain/specification/sections.ts';

const color: SpecNode['inputs'][number] = {
  id: 'color',
  kind: 'select',
  label: 'Color',
  unit: null,
  least: null,
  greatest: null,
  options: ['White', 'Gray'],
  initial: 'White',
};
const tree = treeOf([
  line(1, null, 'Products', { kind: 'part' }),
  line(2, 1, 'Membrane', { kind: 'article' }),
  line(3, 2, 'Thermoplastic.', { control: 'radio' }),
  line(4, 3, 'Color:', { control: 'check', inputs: [color] }),
  line(5, 4, 'Cool roof.', { control: 'check' }),
  line(6, 2, 'Rubber.', { control: 'radio' }),
  line(7, 2, 'By the roll.', { control: 'radio', group: 'supply' }),
  line(8, 2, 'Walkways.', { control: 'check' }),
]);
const chosen = (...ids: readonly number[]) =>
  ids.reduce((state, id) => chooseLine(tree, state, id), emptyState);
const linesOf = ({ lines }: typeof emptyState) => [...lines].toSorted((a, b) => a - b);

it('a line is chosen with all lines above it, and its blank gets its first value', () => {
  const state = chosen(5);
  expect(linesOf(state)).toEqual([1, 2, 3, 4, 5]);
  expect([...state.inputs]).toEqual([['color', 'White']]);
});

it('a radio line takes the place of its siblings in the group, with all below them and their blanks', () => {
  const state = chooseLine(tree, chosen(5, 7, 8), 6);
  expect(linesOf(state)).toEqual([1, 2, 6, 7, 8]);
  expect([...state.inputs]).toEqual([]);
});

it('a line below a radio line takes its siblings’ place as well', () => {
  expect(linesOf(chooseLine(tree, chosen(6), 5))).toEqual([1, 2, 3, 4, 5]);
});

it('a line is removed with all below it and their blanks; those above it stay', () => {
  const state = removeLine(tree, fillIn(chosen(5, 8), 'color', 'Gray'), 4);
  expect(linesOf(state)).toEqual([1, 2, 3, 8]);
  expect([...state.inputs]).toEqual([]);
});

it('what is chosen keeps what was filled in when it is chosen again', () => {
  const filled = fillIn(chosen(4), 'color', 'Gray');
  expect([...chooseLine(tree, filled, 5).inputs]).toEqual([['color', 'Gray']]);
});

it('a reset leaves nothing', () => {
  expect(resetState(chosen(5, 7, 8))).toEqual(emptyState);
});
