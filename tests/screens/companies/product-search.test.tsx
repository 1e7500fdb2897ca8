import { within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { search } from '#src/api/search.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

it('counts all that belongs to a product, also what the API gives on a later page', async () => {
  const { signal } = new AbortController();
  const answers = await Promise.all(
    [0, 100].map((from) => search('roof', null, { coid: 31250, from, size: 100 }, signal)),
  );
  const belongings = answers
    .flatMap(({ data }) => data?.hits.hits ?? [])
    .flatMap(({ _source: hit }) =>
      hit.content_type === 'company' || hit.content_type === 'product' ? [] : [hit],
    );
  const last = belongings.findLast(({ productIds }) => productIds.length > 0);
  if (!last) throw new Error('Northfold has nothing that belongs to a product.');
  const [id] = last.productIds;
  const count = belongings.filter(
    ({ content_type, productIds }) =>
      content_type === last.content_type && productIds.some((one) => one === id),
  ).length;
  const { singular, plural } = contentTypeWords[last.content_type];

  open('/company/northfold-roofing-systems-31250/product-search?terms=roof');
  const main = await page();
  const row = main
    .getAllByRole('article')
    .find((one) => one.querySelector(`h3 a[href*="/product/${id}"]`) !== null);
  expect(row?.closest('li')).toHaveTextContent(`${count} ${count === 1 ? singular : plural}`);
});

it('finds what its own example asks for', async () => {
  open('/company/northfold-roofing-systems-31250/product-search?terms=wind%20uplift');
  const main = await page();
  const [first] = main.getAllByRole('article');
  expect(first).toHaveTextContent(/Wind uplift resistance \d+ psf/);
});

it('without a match says what there is instead', async () => {
  open('/company/northfold-roofing-systems-31250/product-search?terms=elevator');
  const main = await page();
  expect(main.getByText(/^Nothing by/)).toBeInTheDocument();
  const sections = within(main.getByRole('navigation', { name: 'By section' }));
  expect(sections.getByRole('link', { name: '07 72 33 Roof Hatches' })).toBeVisible();
  const numbers = sections.getAllByRole('link').map(({ textContent }) => textContent);
  expect(numbers).toEqual(numbers.toSorted());
  const types = within(main.getByRole('navigation', { name: 'By type' }));
  expect(types.getByRole('link', { name: 'CAD details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/cad$/),
  );
});
