import { describe, expect, it } from 'vitest';

import type { ProductTreeNode } from '#src/contracts/companies.ts';
import { productTree, productsOfTree } from '#src/domain/product-tree.ts';
import type { ProductTree, TreeHeading } from '#src/domain/product-tree.ts';

let order = 0;
const heading = (seq: number, parent_id: number | null, more: Partial<ProductTreeNode> = {}) =>
  node(seq, parent_id, { heading: true, ...more });

function node(seq: number, parent_id: number | null, more: Partial<ProductTreeNode> = {}): ProductTreeNode {
  order += 1;
  return {
    seq,
    parent_id,
    heading: false,
    name: `N${seq}`,
    tradename: null,
    tree_order: order,
    online: true,
    ...more,
  };
}

/** `N900[N1 N2 N901[N3]]` */
function drawn({ products, headings }: Pick<ProductTree, 'products' | 'headings'>): string {
  const of = (one: TreeHeading): string => `${one.name}[${drawn(one)}]`;
  return [...products.map(({ name }) => name), ...headings.map(of)].join(' ');
}

describe('a manufacturer’s product tree', () => {
  it.each<[what: string, nodes: ProductTreeNode[], shown: string]>([
    ['nothing', [], ''],
    [
      'headings within headings',
      [heading(900, null), node(1, 900), heading(901, 900), node(2, 901)],
      'N900[N1 N901[N2]]',
    ],
    ['a product under no heading', [node(1, null), heading(900, null), node(2, 900)], 'N1 N900[N2]'],
    [
      'the order that the manufacturer gave',
      [heading(900, null), node(2, 900, { tree_order: 9 }), node(1, 900, { tree_order: 8 })],
      'N900[N1 N2]',
    ],
    [
      'a product that is offline',
      [heading(900, null), node(1, 900), node(2, 900, { online: false })],
      'N900[N1]',
    ],
    [
      'a heading that is offline, with all beneath it',
      [heading(900, null, { online: false }), heading(901, 900), node(1, 901), node(2, null)],
      'N2',
    ],
    ['a heading without products', [heading(900, null), heading(901, 900), node(1, null)], 'N1'],
    ['a parent that does not exist', [node(1, 777), heading(900, 778), node(2, 900)], 'N1 N900[N2]'],
    ['a parent that is a product', [node(1, null), node(2, 1)], 'N1 N2'],
    ['a heading that is its own parent', [heading(900, 900), node(1, 900)], 'N900[N1]'],
    [
      'a ring of headings',
      [heading(900, 902), heading(901, 900), heading(902, 901), node(1, 900), node(2, 902)],
      'N901[N902[N2 N900[N1]]]',
    ],
    [
      'a heading above a ring',
      [heading(905, 900), heading(900, 901), heading(901, 900), node(1, 905)],
      'N901[N900[N905[N1]]]',
    ],
    ['a product that is there twice', [heading(900, null), node(1, 900), node(1, 900)], 'N900[N1]'],
    [
      'a heading with the number of another',
      [heading(900, null), heading(900, null, { name: 'Twin' }), node(1, 900)],
      'N900[N1]',
    ],
    [
      'a product with the number of a heading',
      [heading(900, null), node(900, 900, { name: 'Panel' })],
      'N900[Panel]',
    ],
    ['a heading of blanks', [heading(900, null, { name: '  ' }), node(1, 900)], 'Unnamed[N1]'],
  ])('shows %s', (_, nodes, shown) => {
    expect(drawn(productTree(nodes))).toBe(shown);
  });

  it('counts what is beneath a heading at any depth', () => {
    const tree = productTree([
      heading(900, null),
      node(1, 900),
      heading(901, 900),
      node(2, 901),
      node(3, null),
    ]);
    expect([tree.count, tree.headings[0]?.count]).toEqual([3, 2]);
    expect(productsOfTree(tree).map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('keeps thousands of headings within each other on six levels, and loses no product', () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) =>
      heading(index + 1, index === 0 ? null : index),
    );
    const tree = productTree([...nodes, node(50_000, 20_000), node(50_001, 3)]);
    const deepest = ({ headings }: Pick<TreeHeading, 'headings'>): number =>
      Math.max(0, ...headings.map((one) => 1 + deepest(one)));
    expect([tree.count, deepest(tree)]).toEqual([2, 6]);
  });

  it.each([
    ['Crestfall 60-mil TPO membrane', 'Crestfall', null],
    ['60-mil TPO membrane', 'Crestfall', 'Crestfall'],
    ['60-mil TPO membrane', '', null],
  ])('names «%s» of trade name «%s» once', (name, tradename, shown) => {
    expect(productTree([node(1, null, { name, tradename })]).products[0]?.tradename).toBe(shown);
  });
});
