import { expect, it } from 'vitest';

import { nearestLetters } from '#src/domain/nearest-letters.ts';

const counts = [
  { letter: 'a', doc_count: 3 },
  { letter: 'b', doc_count: 0 },
  { letter: 'h', doc_count: 1 },
  { letter: '0-9', doc_count: 2 },
];

it.each([
  ['b', ['a', 'h']],
  ['g', ['h', 'a']],
  ['x', ['0-9', 'h']],
  ['0-9', ['h']],
  ['roofing', []],
])('the letters nearest to %s that have names are %j', (letter, expected) => {
  expect(nearestLetters(counts, letter)).toEqual(expected);
});
