import { expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { specDataCustom } from '#src/contracts/spec-sections.ts';
import { withProducts } from '#src/services/merge-sources.ts';
import { sentRequests } from '#tests/support/server.ts';

it('the products of long sections are all known by name, a hundred asked for at a time', async () => {
  const { signal } = new AbortController();
  const { data: section } = await call(specDataCustom, { params: { filename: 'northfold-075423' }, signal });
  const [node] = section?.nodes ?? [];
  if (!section || !node) throw new Error('Northfold has no such section.');
  const productIds = Array.from({ length: 150 }, (_, at) => at + 1);
  const { data } = await withProducts([{ ...section, nodes: [{ ...node, productIds }] }], signal);
  expect(data?.[0]?.products.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(productIds);
  const asked = sentRequests.filter(({ path }) => path.startsWith('/api/product/by-ids/'));
  expect(asked.map(({ path }) => decodeURIComponent(path).split(',').length)).toEqual([100, 50]);
});
