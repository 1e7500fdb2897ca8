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
  const at = main
    .getAllByRole('article')
    .findIndex((one) => one.querySelector(`h3 a[href*="/product/${id}"]`) !== null);
  expect(main.getAllByText(/^Found by/)[at]).toHaveTextContent(`${count} ${count === 1 ? singular : plural}`);
});
