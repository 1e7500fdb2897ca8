import { describe, expect, it } from 'vitest';

import { categoryKeyFrom } from '#src/domain/category-key.ts';
import { listingQueryOf, listingQueryText, listingStateFrom } from '#src/domain/listing-state.ts';

const read = (query: string) => listingStateFrom(new URLSearchParams(query));

describe('what an address says about a list of products', () => {
  it.each([
    ['', ''],
    ['page=1&sort=', ''],
    ['page=2&manufacturer=31250&sort=newest', 'manufacturer=31250&sort=newest&page=2'],
    ['declaration=EPD&section=075423', 'section=075423&declaration=EPD'],
    ['declaration=LCA&manufacturer=abc&section=7&sort=price', ''],
    ['certification=FM%20Approved', 'certification=FM+Approved'],
    [`certification=${'x'.repeat(81)}`, ''],
  ])('%s is written %s', (query, written) => {
    const state = read(query);
    expect(state && listingQueryText(state)).toBe(written);
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=99999'])('%s names nothing', (query) => {
    expect(read(query)).toBeNull();
  });

  it('asks the call for no more than was chosen', () => {
    const state = read('page=3&declaration=HPD&sort=title');
    expect(state && listingQueryOf(state)).toEqual({ declaration: 'HPD', sort: 'title', from: 48, size: 24 });
  });
});

describe('a category in a link', () => {
  it.each([
    ['roofing', 'roofing'],
    ['Roofing', 'roofing'],
    ['roofing.shtml', 'roofing'],
    ['building_products_categories.shtml', 'all'],
    ['all', 'all'],
    ['0-9', '0-9'],
    ['', null],
    ['..', null],
    ['../admin', null],
    ['roof ing', null],
    ['roofing\0', null],
    ['__proto__', null],
    ['a'.repeat(61), null],
  ])('%j is %s', (text, key) => {
    expect(categoryKeyFrom(text)).toBe(key);
  });
});
