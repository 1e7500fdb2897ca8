import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { listBannersAt, listRandomItems } from '#src/api/browse.ts';
import { clearReads } from '#src/api/reads.ts';
import { changePassword } from '#src/api/circulation.ts';
import { listDownloads } from '#src/api/downloads.ts';
import { listBanners, listBannersFor } from '#src/api/banners.ts';
import { listRandomProducts } from '#src/api/home.ts';
import { getProduct, getProductContent } from '#src/api/products.ts';
import { listDivisionProjects } from '#src/api/projects.ts';
import { listAssociations } from '#src/api/reference.ts';
import { listActivities, listRelatedSections, listSuggestions, search } from '#src/api/search.ts';
import { createSession, logIn, requestReset, resetPassword } from '#src/api/session.ts';
import { getSpecTree } from '#src/api/specifications.ts';
import { saveChosenLines } from '#src/api/specwizard-projects.ts';
import { findWizardsLike } from '#src/api/specwizards.ts';
import { setLogSink } from '#src/browser/log.ts';
import type { Result } from '#src/contracts/result.ts';

let sent = '';
beforeEach(() => {
  setLogSink(() => undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search: query } = new URL(request.url);
    const body = await request.text();
    sent = `${request.method} ${pathname}${query}${body === '' ? '' : ` ${body}`}`;
    return Response.json({ message: 'No.' }, { status: 404 });
  });
});
afterEach(() => {
  clearReads();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const user = { id: 1, email: 'ada@lintel.test', firstName: 'Ada', lastName: 'Okafor', circulationSeq: 4201 };
const loggedInAt = '2026-11-02T12:00:00.000Z';
const token = 'a'.repeat(64);
const downloads = { coid: 31250, contentType: 'cad', qstr: 'roof', productId: null } as const;

const asked: readonly (readonly [expected: string, ask: () => Promise<Result<unknown>>])[] = [
  ['GET /api/banners/random?all=true', () => listBanners(signal)],
  ['GET /api/banners/for-url?url=%2Fsearch%2Froof', () => listBannersFor('/search/roof', signal)],
  ['GET /api/banners/get-banner/cad/07075423', () => listBannersAt('cad', '07075423', signal)],
  ['GET /api/content-type/random?contentType=cad&size=4', () => listRandomItems('cad', 4, signal)],
  ['GET /api/client-project/by-division/07?isAClient=true', () => listDivisionProjects('07', signal)],
  ['GET /api/manufacturers/associations-by-division/07', () => listAssociations('07', signal)],
  ['GET /api/search/roof?online=1', () => search('roof', null, {}, signal)],
  ['GET /api/search/roof/cad?coid=31250&online=1', () => search('roof', 'cad', { coid: 31250 }, signal)],
  ['GET /api/search/roof?online=1&suggest=1', () => listSuggestions('roof', signal)],
  [
    'GET /api/search/downloads?coid=31250&contentType=cad&isExcluding=false&qstr=roof',
    () => listDownloads(downloads, signal),
  ],
  ['GET /api/search/product/1?tree=true', () => getProduct(1, signal)],
  ['GET /api/search/product/1?content_type=cad', () => getProductContent(1, 'cad', signal)],
  ['GET /api/csinos/related?mf=95&qstr=roof', () => listRelatedSections('roof', null, '95', signal)],
  [
    'GET /api/csinos/related?mf=04&qstr=roof&type=cad',
    () => listRelatedSections('roof', 'cad', '04', signal),
  ],
  ['GET /api/spec_data/spec-tree?mf=95&old=true', () => getSpecTree({ mf: '95', old: 'true' }, signal)],
  [
    'POST /api/activities/search {"size":6,"query":{"match":{"terms":"roof"}}}',
    () => listActivities('roof', 6, signal),
  ],
  [
    'POST /api/products/es/search {"size":4,"query":{"function_score":{"query":{"match_all":{}},"random_score":{}}}}',
    () => listRandomProducts(4, signal),
  ],
  [
    'POST /api/specwizards/es/search {"size":10,"query":{"match":{"filename":"northfold-075423"}}}',
    () => findWizardsLike('northfold-075423', signal),
  ],
  [
    'POST /auth/local {"email":"ada@lintel.test","password":"specify-2026","rememberMe":true}',
    () => logIn({ email: 'ada@lintel.test', password: 'specify-2026', rememberMe: true }),
  ],
  [
    `POST /api/auth-utils/session ${JSON.stringify({ user, token, loggedInAt })}`,
    () => createSession({ user, token, loggedInAt }),
  ],
  ['POST /auth/local/forgot {"email":"ada@lintel.test"}', () => requestReset('ada@lintel.test')],
  ['POST /auth/local/reset/a-token {"password":"a new one"}', () => resetPassword('a-token', 'a new one')],
  [
    'PUT /api/circulation/4201/password {"oldPassword":"an old one","newPassword":"a new one"}',
    () => changePassword(4201, { oldPassword: 'an old one', newPassword: 'a new one' }),
  ],
  [
    'POST /api/specwizard-project/1/specs {"specs":["northfold-075423:17"]}',
    () => saveChosenLines(1, ['northfold-075423:17']),
  ],
];

it.each(asked)('%s', async (expected, ask) => {
  await ask();
  expect(sent).toBe(expected);
});
