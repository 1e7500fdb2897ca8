import { describe, expect, it } from 'vitest';

import { companyIdFrom } from '#src/domain/company-id.ts';

describe('a link opens the company whose number it carries', () => {
  it.each([
    ['31250', 31250],
    ['31250-northfold', 31250],
    ['arc31250-northfold', 31250],
    ['arc31250.html', 31250],
    ['ARC31250.HTML', 31250],
    ['northfold-roofing-systems-31250', 31250],
    ['ohalloran-søn-façades-40417', 40417],
    ["/arc31250--o'halloran-/", 31250],
    ['12345-plant-54321', 54321],
    ['12345-plant-54321-north', 12345],
    ['1250-studs-77001', 77001],
    ['00123-early', 123],
    ['123456-77001', 77001],
  ])('%s → %i', (param, coid) => {
    expect(companyIdFrom(param)).toBe(coid);
  });

  it.each([
    ['no number', 'northfold'],
    ['four digits', '3125-northfold'],
    ['six digits', '123456-x'],
    ['digits of another script beside', '٣12345-x'],
    ['digits of another script', '３１２５０'],
    ['nothing', ''],
    ['a step up the tree', '../31250'],
    ['a step up, encoded', '..%2f..%2fapi%2f31250'],
    ['an encoded slash', '31250%2Fusers'],
    ['a slash encoded twice', '31250%252fusers'],
    ['a backslash', '31250\\users'],
    ['a control character', '31250\u0000'],
    ['half a character', '31250-\ud800'],
    ['10,000 characters', `31250-${'x'.repeat(10_000)}`],
    ['a property of every object', '__proto__'],
  ])('%s is a bad company', (_, param) => {
    expect(companyIdFrom(param)).toBeNull();
  });
});
