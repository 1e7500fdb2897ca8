import { expect, it } from 'vitest';

import { substitutionChoiceFrom, swapped } from '#src/domain/substitution/choice.ts';

const read = (query: string) => substitutionChoiceFrom(new URLSearchParams(query));

it('reads who is specified and who is proposed, each once', () => {
  expect(read('specified=1&proposed=2,3,2&project=7&show=open')).toEqual({
    specified: 1,
    proposed: [2, 3],
    beyond: [],
    isSameTwice: false,
    project: 7,
    isOpenOnly: true,
  });
  expect(read('')).toMatchObject({ specified: null, proposed: [], project: null, isOpenOnly: false });
  expect(read('specified=1&proposed=2,3,4,5')).toMatchObject({ proposed: [2, 3, 4], beyond: [5] });
});

it('takes the specified product out of the proposed ones, and says so', () => {
  expect(read('specified=1&proposed=1,2')).toMatchObject({ specified: 1, proposed: [2], isSameTwice: true });
});

it('takes the first as specified where none is', () => {
  expect(read('proposed=4,5')).toMatchObject({ specified: 4, proposed: [5], isSameTwice: false });
});

it.each([
  'specified=x',
  'specified=0',
  'specified=1&proposed=2,,3',
  'specified=1&project=-1',
  'proposed=1.5',
])('refuses %s', (query) => {
  expect(read(query)).toBeNull();
});

it('swaps the specified product with a proposed one', () => {
  expect(swapped({ specified: 1, proposed: [2, 3] }, 3)).toEqual({ specified: 3, proposed: [2, 1] });
});
