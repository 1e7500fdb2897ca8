import { describe, expect, it } from 'vitest';

import { comparedProducts } from '#src/domain/selected-items.ts';
import { keyFacts } from '#src/domain/key-facts.ts';
import { listStep } from '#src/browser/list-rows.ts';
import { certificateOf, epdOf, productOf, attributeOf } from '#tests/domain/compare/records.ts';

describe('single keys in a list of three', () => {
  it.each([
    ['j', 0, true, 1],
    ['j', 2, true, 2],
    ['k', 2, true, 1],
    ['k', 0, true, 0],
    ['j', 1, false, 1],
    ['k', 1, false, 1],
    ['J', 1, true, null],
    ['x', 1, true, null],
    ['j', null, false, 0],
    ['k', null, true, 0],
  ])('%s on row %s, preview shown: %s', (key, at, isShown, expected) => {
    expect(listStep(key, at, 3, isShown)).toBe(expected);
  });
});

describe('what is chosen', () => {
  it('is compared by its products, each once', () => {
    const items = [
      productOf(1),
      epdOf(7, { productIds: [1, 2] }),
      certificateOf(8, { productIds: [3] }),
      certificateOf(9, { productIds: [] }),
    ];
    expect(comparedProducts(items)).toEqual([1, 3]);
  });
});

describe('key facts', () => {
  it('of a product are its first eight properties, with units', () => {
    const attributes = Array.from({ length: 10 }, (_, index) =>
      attributeOf(`p${index}`, index, { unit: index === 0 ? 'in' : null }),
    );
    const facts = keyFacts(productOf(1, { attributes }), 'ip');
    expect(facts).toHaveLength(8);
    expect(facts.slice(0, 2)).toEqual([
      ['p0', '0\u00A0in'],
      ['p1', '1'],
    ]);
  });

  it('of a declaration are its figure and what it is declared for', () => {
    expect(keyFacts(epdOf(4), 'ip')[0]).toEqual(['GWP, A1–A3', '4.00 kg CO₂e per 1 m2']);
  });
});
