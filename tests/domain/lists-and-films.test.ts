import { describe, expect, it } from 'vitest';

import { durationText } from '#src/lib/duration.ts';
import { pagesShown } from '#src/lib/page-number.ts';
import { isSameSearch } from '#src/domain/same-search.ts';

describe('the pages that a list offers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [20, 20, [1, null, 19, 20]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });
});

describe('how long a film runs', () => {
  it.each([
    [0, '0:00'],
    [45, '0:45'],
    [60, '1:00'],
    [688, '11:28'],
    [3599.6, '1:00:00'],
    [3661, '1:01:01'],
    [-5, '0:00'],
  ])('%d s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('tabs of one search', () => {
  it.each([
    ['/search/roof', '/search/roof/cad', true],
    ['/search/roof/cad', '/search/roof/epd', true],
    ['/search/roof', '/search/wall', false],
    ['/search/roof', '/search', false],
    ['/search/', '/search/roof', false],
    ['/company/roof', '/search/roof', false],
    ['/company/roof', '/company/roof', false],
  ])('%s and %s', (one, other, same) => {
    expect(isSameSearch(one, other)).toBe(same);
  });
});
