import * as v from 'valibot';
import type { HttpHandler } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { resources } from '#src/contracts/resources.ts';
import { ask, referenceApi } from '#tests/contracts/ask.ts';

let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

const banners = async (query: string) =>
  v.parse(resources.banners.list.answer, await (await ask(handlers, `/api/banners?${query}`)).json());

describe('a list of a generic resource', () => {
  it('is filtered by fields', async () => {
    const [first] = await banners('size=1');
    const found = await banners(`coid=${first?.coid ?? 0}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ coid }) => coid))).toEqual(new Set([first?.coid]));
    expect(await banners('coid=10000')).toEqual([]);
  });

  it('is filtered by what a list of a record holds', async () => {
    const path = (query: string) => `/api/${resources.alerts.list.path.split('/').at(-1) ?? ''}?${query}`;
    const list = async (query: string) =>
      v.parse(resources.alerts.list.answer, await (await ask(handlers, path(query))).json());
    const product = (await list('size=1'))[0]?.productIds[0] ?? 0;
    const found = await list(`productIds=${product}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ productIds }) => productIds.includes(product))).toBe(true);
  });

  it('is sorted by a field, both ways, numbers as numbers', async () => {
    const all = await banners('sort=id');
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(9);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect((await banners('sort=-id')).map(({ id }) => id)).toEqual(ids.toReversed());
    const sponsors = (await banners('sort=sponsor')).map(({ sponsor }) => sponsor);
    expect(sponsors).toEqual(sponsors.toSorted((a, b) => a.localeCompare(b, 'en-US', { numeric: true })));
  });

  it('is paged', async () => {
    const ids = (await banners('')).map(({ id }) => id);
    expect((await banners('from=2&size=3')).map(({ id }) => id)).toEqual(ids.slice(2, 5));
    expect(await banners('size=0')).toEqual([]);
    expect(await banners('from=100000')).toEqual([]);
  });

  it.each([
    ['size=-1', /^size:/],
    ['size=1001', /^size:/],
    ['size=many', /^size:/],
    ['size=', /^size:/],
    ['from=1.5', /^from:/],
    ['color=red', /^color: Unknown field “color”/],
    ['sort=color', /^sort: Unknown field “color”/],
    ['sort=-', /^sort:/],
  ])('refuses %s by name', async (query, message) => {
    const answer = await ask(handlers, `/api/banners?${query}`);
    expect(answer.status).toBe(400);
    expect(v.parse(v.object({ message: v.string() }), await answer.json()).message).toMatch(message);
  });
});

describe('an email', () => {
  const send = (body: unknown) =>
    ask(handlers, '/api/email', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const subscription = { kind: 'newsletter', email: 'ada@lintel.test', firstName: '', divisions: [] };

  it('has one of the known kinds and its fields', async () => {
    expect(await (await send(subscription)).json()).toEqual({ ok: true, reference: 'EM-0001' });
    expect((await send({ ...subscription, kind: 'anything' })).status).toBe(400);
    expect((await send({ ...subscription, email: 'ada' })).status).toBe(422);
    expect((await send({ ...subscription, firstName: 'waitfor delay' })).status).toBe(422);
    expect((await send({ kind: 'payment', email: 'ada@lintel.test' })).status).toBe(400);
  });
});
