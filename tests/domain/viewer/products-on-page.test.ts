import { expect, it } from 'vitest';

import { productsOnPage } from '#src/domain/viewer/products-on-page.ts';

const products = Array.from({ length: 12 }, (_, at) => ({ title: `Panel ${'ABCDEFGHIJKL'[at]}` }));
const titles = (text: string) => productsOnPage(text, products).map(({ title }) => title);

it('a page shows the products whose titles are on it, also over a line break', () => {
  expect(titles('Install Panel\n  B over Panel A. Panels elsewhere.')).toEqual(['Panel A', 'Panel B']);
  expect(titles('Nothing of ours')).toEqual([]);
  expect(productsOnPage('Any text', [{ title: '' }])).toEqual([]);
  expect(productsOnPage('The Panel A.', [{ title: ' Panel  A ' }])).toHaveLength(1);
});

it('a page with all of them shows eight', () => {
  expect(titles(products.map(({ title }) => title).join(', '))).toHaveLength(8);
});
