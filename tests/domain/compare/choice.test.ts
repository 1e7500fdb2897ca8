import { describe, expect, it } from 'vitest';

import { compareChoiceFrom, withReplaced, withoutId } from '#src/domain/compare/choice.ts';

const read = (query: string) => compareChoiceFrom(new URLSearchParams(query));

describe('what an address of the comparison says', () => {
  it.each([
    ['', [], [], false],
    ['ids=', [], [], false],
    ['ids=1', [1], [], false],
    ['ids=1,2,3', [1, 2, 3], [], false],
    ['ids=3,1', [3, 1], [], false],
    ['ids=1,2,1,2', [1, 2], [], false],
    ['ids=1&ids=2', [1, 2], [], false],
    ['ids=1,2,3,4,5,6', [1, 2, 3, 4], [5, 6], false],
    ['ids=1,2&differences=1', [1, 2], [], true],
    ['ids=1,2&differences=yes', [1, 2], [], false],
  ])('%s', (query, ids, beyond, onlyDifferences) => {
    expect(read(query)).toEqual({ ids, beyond, onlyDifferences });
  });

  it.each([
    'ids=abc',
    'ids=1,,2',
    'ids=0',
    'ids=-1',
    'ids=1.5',
    'ids=01',
    'ids=1%2F2',
    'ids=2147483648',
    `ids=${'1,'.repeat(9999)}1`,
  ])('%s names nothing', (query) => {
    expect(read(query)).toBeNull();
  });

  it('one is taken out, or another put in its place, never twice the same', () => {
    expect(withoutId([1, 2, 3], 2)).toEqual([1, 3]);
    expect(withReplaced([1, 2, 3], 2, 9)).toEqual([1, 9, 3]);
    expect(withReplaced([1, 2], null, 9)).toEqual([1, 2, 9]);
    expect(withReplaced([1, 2], 1, 2)).toEqual([1, 2]);
  });
});
