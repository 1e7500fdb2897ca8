import { describe, expect, it } from 'vitest';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { editionFrom } from '#src/domain/masterformat/edition.ts';

describe('a count in words', () => {
  it.each([
    [0, 'cad', 'no CAD details'],
    [1, 'cad', '1 CAD detail'],
    [6214, 'certificate', '6,214 certifications'],
    [2, 'epd', '2 EPDs'],
  ] as const)('%i of %s: %s', (count, type, words) => {
    expect(itemCountText(count, type)).toBe(words);
  });
});

describe('the edition that a link asks for', () => {
  it.each([
    ['04', '04'],
    ['95', '95'],
    ['4', null],
    ['2004', null],
    ['', null],
    [null, null],
  ])('%s gives %s', (text, edition) => {
    expect(editionFrom(text)).toBe(edition);
  });
});
