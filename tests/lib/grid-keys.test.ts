import { expect, it } from 'vitest';

import { cellAfterKey } from '#src/lib/grid-keys.ts';

const size = { lines: 40, columns: 5, page: 10 };

it.each([
  ['ArrowDown', false, [8, 2]],
  ['ArrowUp', false, [6, 2]],
  ['ArrowLeft', false, [7, 1]],
  ['ArrowRight', false, [7, 3]],
  ['PageDown', false, [17, 2]],
  ['PageUp', false, [0, 2]],
  ['Home', false, [7, 0]],
  ['End', false, [7, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [39, 4]],
] as const)('%s, with Ctrl: %s, leads from line 7, column 2, to %j', (key, ctrlKey, [line, column]) => {
  expect(cellAfterKey({ line: 7, column: 2 }, { key, ctrlKey }, size)).toEqual({ line, column });
});

it('stays at an edge, and leaves other keys alone', () => {
  const last = { line: 39, column: 4 };
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'End'])
    expect(cellAfterKey(last, { key, ctrlKey: false }, size)).toEqual(last);
  expect(cellAfterKey(last, { key: 'a', ctrlKey: false }, size)).toBeNull();
});
