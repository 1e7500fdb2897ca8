import { expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

const company = '/company/northfold-roofing-systems-31250';

it.each([
  ['a product number of letters', '/product/abc'],
  ['a product number of zero', '/product/0'],
  ['a negative product number', '/product/-1'],
  ['a product number with a fraction', '/product/1.5'],
  ['a product number in hexadecimal', '/product/0x10'],
  ['a product number beyond all numbers', `/product/${'9'.repeat(40)}`],
  ['a manufacturer without a number', '/company/northfold'],
  ['a manufacturer’s number of six digits', '/company/312500'],
  ['an unknown type', '/search/roof/blueprint'],
  ['the name of an object’s property for a type', '/search/roof/constructor'],
  ['a page that is no number', '/search/roof?page=two'],
  ['a page of zero', '/search/roof?page=0'],
  ['an unknown type of item', `${company}/blueprint/1`],
  ['an item number of letters', `${company}/cad/one`],
  ['an item of no manufacturer', '/company/northfold/cad/1'],
  ['a type that the library has not', '/content-type/blueprint'],
  ['a division that neither edition has', '/content-type/cad/99'],
  ['a number of no section', '/products/by-csi/075499'],
  ['a page below zero', '/manufacturers/a?page=-1'],
  ['a property’s name for a type of a product', '/product/1/__proto__'],
  ['a promotion of letters', '/featured/abc'],
  ['a comparison of words', '/compare?ids=roof,wall'],
  ['a substitution of words', '/substitution?specified=roof&proposed=wall'],
  ['a period that is none', '/whats-new/cad/day'],
  ['a day that is none', '/whats-new/cad/week/2026-02-30'],
  ['a type of downloads that is none', '/downloads/northfold-roofing-systems-31250/blueprint/roof'],
  ['downloads of a manufacturer without a number', '/downloads/northfold/cad/roof'],
  ['a specification of letters', '/specification/31250/one'],
  ['a specification of no manufacturer', '/specification/northfold/1'],
  ['a specification to print of a number with a fraction', '/specification/31250/1.5/specification.fmt.html'],
  ['a page of found paragraphs that is zero', '/specifications/search?q=roof&page=0'],
  ['words to find in specifications that climb folders', '/specifications/search?q=..%2F..'],
  ['a page of standards of letters', '/standards?page=two'],
  ['a standard of digits', '/standards/12345'],
  ['a project of letters', `${company}/projects/one`],
  ['projects of no division', '/projects/99'],
  ['projects of a division of one digit', '/projects/7'],
  ['projects of a property’s name', '/projects/constructor'],
  ['a page of projects of letters', '/projects?page=two'],
  ['items of products of letters', `${company}/cad/products/a,b`],
  ['a product number with a way up', '/product/..%2f..%2fapi'],
  ['a null character in a category', '/products/%00'],
  ['a way up in a section', '/content-type/cad/07/..%2f075423'],
  ['a way up in an abbreviation', `${company}/resources/..%2fapi/demo-report`],
  ['an item number with a way up', `${company}/cad/1%2f..%2f2`],
  ['a property’s name for a type of item', `${company}/__proto__/1`],
  ['a line break in a search', '/search/roof%0atpo'],
  ['a search of 10,000 characters', `/search/${'roof%20'.repeat(1_430)}`],
])('%s: page not found, and the API is not asked', async (_, url) => {
  open(url);
  expect(await heading(/^Page not found/)).toBeVisible();
  expect(sentRequests).toEqual([]);
});
