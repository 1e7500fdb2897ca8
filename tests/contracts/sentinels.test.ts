import * as v from 'valibot';
import type { HttpHandler } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import { sentinels } from '#src/reference-api/http/sentinels.ts';
import { ask, asking, referenceApi } from '#tests/contracts/ask.ts';
import { examples } from '../../scripts/contract/examples.ts';

let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

describe('a failure is had by asking for its number', () => {
  const ways = [
    '/api/manufacturers/es/#',
    '/api/search/#',
    '/api/search/#/cad',
    '/api/blog-posts/#',
    '/api/podcasts/#/with-ceu',
    '/api/csinos/related?qstr=#',
    '/api/datasheet/by-product-ids/1,#',
    '/api/lintel-alerts/news?coid=#',
  ];
  const table = [
    ['99404', 404],
    ['99500', 500],
    ['99429', 429],
    ['99403', 403],
    ['99401', 401],
    ['99002', 200],
    ['99003', 200],
  ] as const;
  it.each(
    ways.flatMap((way) => table.map(([number, status]) => ({ path: way.replace('#', number), status }))),
  )('$path gives $status', async ({ path, status }) => {
    expect((await ask(handlers, path)).status).toBe(status);
  });

  it('says when to come back', async () => {
    expect((await ask(handlers, '/api/search/99429')).headers.get('retry-after')).toBe('2');
  });

  it('gives a page where data was asked for', async () => {
    const response = await ask(handlers, '/api/search/99002');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('drops the connection', async () => {
    expect((await ask(handlers, '/api/search/99001')).type).toBe('error');
  });

  it('stays silent until the visitor leaves', async () => {
    const leave = new AbortController();
    const answer = vi.fn<() => void>();
    const asked = ask(handlers, '/api/manufacturers/es/99000', { signal: leave.signal }).then(() => answer());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answer).not.toHaveBeenCalled();
    leave.abort();
    await asked;
    expect(answer).toHaveBeenCalledOnce();
  });
});

describe('an answer with fields missing or of the wrong type fits no contract', () => {
  it.each(
    Object.values(calls)
      .filter(({ id }) => id !== 'catalog.searchXml')
      .map((call) => ({ id: call.id, call })),
  )('$id', async ({ call }) => {
    const misshapen: unknown = await (await ask(handlers, '/api/search/99003')).json();
    expect(v.safeParse(call.answer, misshapen).success).toBe(false);
  });
});

describe('a write fails when the sender’s address asks for it', () => {
  it.each([
    ['fail-500@lintel.test', 500],
    ['fail-429@lintel.test', 429],
    ['ada@lintel.test', 200],
  ])('%s gives %i', async (email, status) => {
    const example = examples['manufacturers.emailRequest'];
    const body = { ...v.parse(v.record(v.string(), v.unknown()), example.body), email };
    expect(
      (await ask(handlers, ...asking(calls['manufacturers.emailRequest'], { ...example, body }))).status,
    ).toBe(status);
  });
});

it('lets ordinary numbers through', async () => {
  expect([...sentinels.keys()]).toHaveLength(9);
  expect((await ask(handlers, '/api/manufacturers/es/31250')).status).toBe(200);
});
