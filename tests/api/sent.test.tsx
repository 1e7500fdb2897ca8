import { matchRoutes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { screenRoutes } from '#src/routes.ts';

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search: query } = new URL(request.url);
    const body = await request.text();
    sent.push(`${request.method} ${pathname}${query}${body === '' ? '' : ` ${body}`}`);
    return Response.json({ message: 'No.' }, { status: 404 });
  });
  return () => vi.unstubAllGlobals();
});

const table = screenRoutes.map((row) => ({ path: row.path, row }));

/** Every call of the screen at an address until the first that it cannot do without, all of them refused. */
async function open(address: string): Promise<void> {
  const request = new Request(new URL(address, 'http://localhost'));
  const [match] = matchRoutes(table, new URL(request.url).pathname)?.slice(-1) ?? [];
  const loader = await match?.route.row.loader?.();
  if (!match || !loader) throw new Error(`No row loads ${address}`);
  const loaded = await Promise.resolve(loader({ params: match.params, request })).catch(() => null);
  await Promise.all(Object.values(loaded ?? {}));
}

it.each([
  ['/', 'GET /api/banners/random?all=true'],
  ['/', 'GET /api/content-type/top-level/all'],
  [
    '/',
    'POST /api/products/es/search {"size":4,"query":{"function_score":{"query":{"match_all":{}},"random_score":{}}}}',
  ],
  ['/search/roof', 'GET /api/search/roof?from=0&mf=04&online=1&size=24&sort=relevance'],
  ['/search/roof', 'GET /api/banners/for-url?url=%2Fsearch%2Froof'],
  ['/search/roof', 'GET /api/csinos/related?mf=04&qstr=roof'],
  ['/search/roof', 'POST /api/activities/search {"size":6,"query":{"match":{"terms":"roof"}}}'],
  ['/search/roof/cad?mf=95', 'GET /api/csinos/related?mf=95&qstr=roof&type=cad'],
  ['/content-type/cad', 'GET /api/content-type/random?contentType=cad&size=8'],
  ['/content-type/cad', 'GET /api/banners/get-banner/cad/top'],
  ['/content-type/cad/07/075423', 'GET /api/banners/get-banner/cad/07075423'],
  ['/content-type/cad/07/075423?page=2', 'GET /api/content-type/section-level/cad/07/075423?from=24&size=24'],
  ['/content-type/spec?mf=95&old=true', 'GET /api/spec_data/spec-tree?mf=95&old=true'],
  ['/projects/07', 'GET /api/client-project/by-division/07?isAClient=true'],
  ['/architectural-resources?division=07', 'GET /api/manufacturers/associations-by-division/07'],
  [
    '/downloads/arc31250-northfold/cad/roof',
    'GET /api/search/downloads?coid=31250&contentType=cad&isExcluding=false&qstr=roof',
  ],
  ['/product/1', 'GET /api/search/product/1?tree=true'],
  ['/product/1/cad', 'GET /api/search/product/1?content_type=cad'],
  [
    '/sw/northfold-075423',
    'POST /api/specwizards/es/search {"size":10,"query":{"match":{"filename":"northfold-075423"}}}',
  ],
  ['/company/arc31250-northfold/vector-search?q=dry&type=cad', 'content_type=cad&q=dry&size=24'],
])('%s asks for %s', async (address, expected) => {
  await open(address);
  expect(sent.join('\n')).toContain(expected);
});
