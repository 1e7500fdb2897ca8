import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { bySpecificity } from '#src/reference-api/http/specificity.ts';
import { addressOf, answerTo, ask, referenceApi } from '#tests/contracts/ask.ts';
import { callIds, examples } from '../../scripts/contract/examples.ts';

let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

const table: Call[] = [
  ...Object.values(calls),
  ...Object.values(resources).flatMap(({ get, es, byIds, list, create, update, delete: remove }): Call[] => [
    get,
    es,
    byIds,
    list,
    create,
    update,
    remove,
  ]),
];
/** Three calls of the table have one path: `catalog.es`, the generic one, and that of any content. The first answers. */
const patterns = new Map(table.map((call) => [`${call.method} *${call.path}`, call]));

describe('every call reaches its own handler', () => {
  it.each(callIds.map((id) => ({ id, call: calls[id] })))('$id', ({ id, call }) => {
    const address = `http://api.test${addressOf(call, examples[id])}`;
    const matching = [...patterns.values()]
      .filter(({ method, path }) => method === call.method && matches(path, new URL(address).pathname))
      .toSorted((one, other) => bySpecificity(one.path, other.path));
    expect(matching[0]?.path).toBe(call.path);
  });
});

function matches(path: string, pathname: string): boolean {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

describe('a request that does not fit is told which field', () => {
  it.each([
    { path: '/api/manufacturers/email-request', method: 'POST', body: { coid: 'x' }, field: /^coid:/ },
    { path: '/api/podcast-guest-requests', method: 'POST', body: { firstName: 'A' }, field: /^lastName:/ },
    { path: '/api/search/roof?sort=price', method: 'GET', body: null, field: /^sort:/ },
    { path: '/api/search/roof?coid=abc', method: 'GET', body: null, field: /^coid:/ },
    { path: '/api/clients/0', method: 'GET', body: null, field: /^id:/ },
  ])('$method $path', async ({ path, method, body, field }) => {
    const response = await ask(handlers, path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    expect(response.status).toBe(400);
    expect(v.parse(v.object({ message: v.string() }), await response.json()).message).toMatch(field);
  });
});

describe('what does not exist is not found', () => {
  it.each([
    '/api/manufacturers/es/12345',
    '/api/manufacturers/es/webabrv/nobody',
    '/api/manufacturers/slug/31250/none',
    '/api/manufacturers/slug/31250/cad/100000',
    '/api/manufacturers/slug/40417/cad/1',
    '/api/search/product/999999',
    '/api/content-type/division-level/cad/15',
    '/api/site-page/page-type/product-categories/none',
    '/api/catalog/get-text-file/northfold/none/search.json',
    '/api/blog-posts/99999',
  ])('%s', async (path) => {
    expect((await ask(handlers, path)).status).toBe(404);
  });
});

describe('a hostile body', () => {
  const post = (path: string, body: string) =>
    ask(handlers, path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

  it.each(['email', 'name', 'coid', 'content_id'])(
    'whose %s cannot be made a text is told which field does not fit',
    async (name) => {
      const response = await post('/auth/local/forgot', `{"${name}":{"toString":1,"valueOf":1}}`);
      expect(response.status).toBe(400);
      expect(v.parse(v.object({ message: v.string() }), await response.json()).message).toMatch(/^email:/);
    },
  );

  it.each([
    ['a number too great for one', '{"size":1e999}', 'size'],
    ['half a character', String.raw`{"size":1,"query":{"terms":["a\ud800"]}}`, 'query'],
    ['half a character in a name', String.raw`{"\udfff":1}`, 'body'],
    [
      'a number too great, deep inside',
      `{"query":{"a":${'['.repeat(20_000)}1e999${']'.repeat(20_000)}}}`,
      'query',
    ],
    ['no JSON', '{', 'body'],
  ])('with %s is refused, since it could not be sent back as it came', async (_, body, field) => {
    const response = await post('/api/activities/search', body);
    expect(response.status).toBe(400);
    expect(v.parse(v.object({ message: v.string() }), await response.json()).message).toMatch(
      new RegExp(`^${field}: `),
    );
  });

  it('that is nested seven thousand times is searched like any other', async () => {
    const query = `${'{"bool":'.repeat(7000)}{"terms":"no such activity"}${'}'.repeat(7000)}`;
    const response = await post('/api/activities/search', `{"query":${query}}`);
    expect(response.status).toBe(200);
    expect(v.parse(calls['activities.search'].answer, await response.json())).toEqual([]);
  });
});

it.each([
  '/api/search/roof?size=1&size=2',
  '/api/banners?from=0&size=1&size=1',
  '/api/banners/get-banner/bpc/home?size=1&size=1',
])('a field that is given twice is refused: %s', async (path) => {
  const response = await ask(handlers, path);
  expect([response.status, await response.json()]).toEqual([400, { message: 'size: Expected one value.' }]);
});

it.each([
  ['𠮷'.repeat(200), 200],
  ['x'.repeat(201), 400],
])('a search takes 200 characters, as people count them: %#', async (terms, status) => {
  const path = addressOf(calls['search.terms'], { params: { terms } });
  expect((await ask(handlers, path)).status).toBe(status);
});

it.each([
  ['products.esSearch', 4],
  ['specwizards.esSearch', 10],
] as const)('%s gives %i unless told otherwise', async (id, count) => {
  expect(await answerTo(handlers, calls[id], { body: {} })).toHaveLength(count);
});
