import { expect, it } from 'vitest';

import { isSameData } from '#src/lib/same-data.ts';

const answer = { hits: [1, 2] };
const nothing = Promise.resolve(null);

it.each([
  ['an object and its copy', { page: 1, of: ['a', 'b'] }, { page: 1, of: ['a', 'b'] }, true],
  ['the same object, deep inside', { answer, page: 1 }, { answer, page: 1 }, true],
  ['two promises', { related: nothing }, { related: Promise.resolve(1) }, true],
  ['a promise and no promise', { related: nothing }, { related: null }, false],
  ['another value', { page: 1 }, { page: 2 }, false],
  ['one key more', { page: 1 }, { page: 1, sort: 'name' }, false],
  ['another key', { page: undefined }, { sort: undefined }, false],
  ['an array and an object', ['a'], { 0: 'a' }, false],
  ['a longer array', ['a'], ['a', 'b'], false],
  ['functions', { act: () => 1 }, { act: () => 1 }, false],
  ['not a number', Number.NaN, Number.NaN, true],
  ['nothing and an object', null, {}, false],
])('%s', (_, one, other, expected) => {
  expect(isSameData(one, other)).toBe(expected);
  expect(isSameData(other, one)).toBe(expected);
});
