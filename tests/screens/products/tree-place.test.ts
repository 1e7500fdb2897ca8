import { describe, expect, it } from 'vitest';

import type { ProductTreeNode } from '#src/contracts/companies.ts';
import { treePlaceOf } from '#src/screens/products/tree-place.ts';

const node = (
  seq: number,
  parent_id: number | null,
  more: Partial<ProductTreeNode> = {},
): ProductTreeNode => ({
  seq,
  parent_id,
  heading: false,
  name: `P${seq}`,
  tradename: null,
  tree_order: seq,
  online: true,
  ...more,
});

const heading = (seq: number, parent_id: number | null): ProductTreeNode =>
  node(seq, parent_id, { heading: true, name: `H${seq}` });

/** The product 1 in several trees: the headings above it, and its neighbours in order. */
const cases: [string, ProductTreeNode[], { headings: string[]; siblings: number[] } | null][] = [
  ['no tree', [], null],
  ['a tree without it', [heading(900, null), node(2, 900)], null],
  ['a heading that has its number', [heading(1, null)], null],
  ['no heading', [node(1, null), node(2, null)], { headings: [], siblings: [1, 2] }],
  [
    'three headings',
    [node(1, 902), heading(902, 901), heading(901, 900), heading(900, null)],
    { headings: ['H900', 'H901', 'H902'], siblings: [1] },
  ],
  [
    'neighbours in the manufacturer’s order',
    [heading(900, null), node(1, 900), node(2, 900, { tree_order: 0 }), node(3, 900, { tree_order: -1 })],
    { headings: ['H900'], siblings: [3, 2, 1] },
  ],
  [
    'neighbours that are not shown, headings and strangers',
    [
      heading(900, null),
      heading(901, 900),
      node(1, 900),
      node(2, 900, { online: false }),
      node(3, 901),
      node(4, null),
    ],
    { headings: ['H900'], siblings: [1] },
  ],
  [
    'itself not shown any more',
    [heading(900, null), node(1, 900, { online: false }), node(2, 900)],
    { headings: ['H900'], siblings: [1, 2] },
  ],
  ['a heading that is missing', [node(1, 900), node(2, 900)], { headings: [], siblings: [1, 2] }],
  ['a heading under itself', [heading(900, 900), node(1, 900)], { headings: ['H900'], siblings: [1] }],
  [
    'headings in a ring',
    [heading(900, 902), heading(901, 900), heading(902, 901), node(1, 901)],
    { headings: ['H902', 'H900', 'H901'], siblings: [1] },
  ],
  ['itself as its parent', [node(1, 1)], { headings: [], siblings: [1] }],
  ['another product as its parent', [node(2, null), node(1, 2)], { headings: [], siblings: [1] }],
  [
    'a product with the number of its heading',
    [heading(2, null), node(1, 2), node(2, null)],
    { headings: ['H2'], siblings: [1] },
  ],
];

describe('the place of a product in its manufacturer’s tree', () => {
  it.each(cases)('with %s', (_, tree, expected) => {
    const place = treePlaceOf(tree, 1);
    expect(place && { headings: place.headings, siblings: place.siblings.map(({ seq }) => seq) }).toEqual(
      expected,
    );
  });
});
