import * as v from 'valibot';
import { expect, it } from 'vitest';

import { epd, hpd } from '#src/contracts/content.ts';
import { product } from '#src/contracts/product-record.ts';
import { ask, referenceApi } from '#tests/contracts/ask.ts';

const handlers = await referenceApi();
const answerOf = async (path: string): Promise<unknown> => (await ask(handlers, path)).json();

/** What only the page of an item shows. */
const ofThePage = [
  ['product', product, ['description', 'materials', 'uses', 'limitations', 'standards', 'buildingTypes']],
  ['epd', epd, ['impacts']],
  ['hpd', hpd, ['contents']],
] as const;

const raw = v.looseObject({});

it.each(ofThePage)(
  'a hit has what a list shows, and not the long parts of the page: %s',
  async (type, whole, parts) => {
    const answer = v.parse(
      v.object({ hits: v.object({ hits: v.array(v.object({ _source: raw })) }) }),
      await answerOf(`/api/search/roof/${type}?size=24`),
    );
    const fields = new Set(answer.hits.hits.flatMap(({ _source }) => Object.keys(_source)));
    expect(fields).toContain('title');
    expect(Object.keys(whole.entries)).toEqual(expect.arrayContaining([...parts]));
    expect(parts.filter((part) => fields.has(part))).toEqual([]);
  },
);

it('the products beside a product are listed ones', async () => {
  const shape = v.object({ product: raw, related: v.array(raw), competing: v.array(raw) });
  const page = v.parse(shape, await answerOf('/api/search/product/1?tree=true'));
  expect(Object.keys(page.product)).toContain('description');
  const others = [...page.related, ...page.competing];
  expect(others.length).toBeGreaterThan(8);
  expect(others.filter((other) => 'description' in other || 'standards' in other)).toEqual([]);
});

it('of a product’s properties, a hit has as many as a preview shows, without what only the page tells', async () => {
  const shape = v.object({
    hits: v.object({
      hits: v.array(v.object({ _source: v.object({ id: v.number(), attributes: v.array(raw) }) })),
    }),
  });
  const answer = v.parse(shape, await answerOf('/api/search/roof/product?size=24'));
  const lists = answer.hits.hits.map(({ _source }) => _source.attributes);
  expect(Math.max(...lists.map(({ length }) => length))).toBe(8);
  expect(new Set(lists.flat().flatMap((one) => Object.keys(one)))).toEqual(
    new Set(['label', 'value', 'unit', 'si']),
  );
  const whole = v.object({ product: v.object({ attributes: v.array(raw) }) });
  const page = v.parse(
    whole,
    await answerOf(`/api/search/product/${answer.hits.hits[0]?._source.id}?tree=true`),
  );
  expect(Object.keys(page.product.attributes[0] ?? {})).toContain('standard');
});
