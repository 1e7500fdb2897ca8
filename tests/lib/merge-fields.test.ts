import { expect, it } from 'vitest';

import { mergeFields, mergeSet } from '#src/lib/merge-fields.ts';
import type { Side } from '#src/lib/merge-fields.ts';

/** One field, on three sides. */
it.each<
  [base: string, mine: string, theirs: string, choice: Side | undefined, merged: string, isOpen: boolean]
>([
  ['a', 'a', 'a', undefined, 'a', false],
  ['a', 'b', 'a', undefined, 'b', false],
  ['a', 'a', 'b', undefined, 'b', false],
  ['a', 'b', 'b', undefined, 'b', false],
  ['a', 'b', 'c', undefined, 'c', true],
  ['a', 'b', 'c', 'mine', 'b', false],
  ['a', 'b', 'c', 'theirs', 'c', false],
  ['a', 'b', 'a', 'theirs', 'b', false],
  ['', 'b', '', undefined, 'b', false],
])(
  'from %j I made %j of it, they made %j, and %s counts: %j',
  (base, mine, theirs, choice, merged, isOpen) => {
    const states = { base: { text: base }, mine: { text: mine }, theirs: { text: theirs } };
    const result = mergeFields(states, ['text'], () => choice);
    expect(result).toEqual({ merged: { text: merged }, open: isOpen ? ['text'] : [] });
  },
);

it('fields that are not named are theirs, and lists are compared by what is in them', () => {
  const base = { version: 1, list: ['a'], name: 'x' };
  const mine = { version: 1, list: ['a'], name: 'mine' };
  const theirs = { version: 2, list: ['a', 'b'], name: 'x' };
  expect(mergeFields({ base, mine, theirs }, ['list', 'name'], () => undefined)).toEqual({
    merged: { version: 2, list: ['a', 'b'], name: 'mine' },
    open: [],
  });
});

it.each([
  ['ab', 'abm', 'abt', 'abtm'],
  ['ab', 'a', 'abt', 'at'],
  ['ab', 'abm', 'b', 'bm'],
  ['ab', 'b', 'a', ''],
  ['', 'x', 'x', 'x'],
])('of the list %j I made %j and they made %j: %j', (base, mine, theirs, merged) => {
  expect(mergeSet([...base], [...mine], [...theirs]).join('')).toBe(merged);
});
