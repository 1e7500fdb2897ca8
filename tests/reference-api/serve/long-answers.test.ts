import { expect, it } from 'vitest';
import { isSlowRequest } from '#src/reference-api/serve/slow-requests.ts';
import { readTarget } from '#src/reference-api/serve/read-target.ts';

const isLong = (address: string): boolean | null => {
  const target = readTarget(address);
  return target ? isSlowRequest(target) : null;
};

it.each([
  '/api/search/roof?online=1',
  '/api/search/5%2F8%22%20board/product',
  '/api/%73earch/roof',
  '/api/search/downloads?coid=31250',
  '/api/files/catalog/1/catalog.pdf',
  '/api/content-type/section-level/product/07/07?size=200',
  '/api/spec_data/paragraphs?q=sealant',
  '/api/standards?size=5000',
  '/api/manufacturers/31250/vector-search?q=rain',
  '/api/product/by-ids/1,2,3',
  '/api/client-project?sort=-completed&size=1000',
  '/api/client-project',
  '/sitemap.xml',
  '/feeds/news.xml',
  '/spec-file/?coid=31250',
])('%s takes long', (address) => {
  expect(isLong(address)).toBe(true);
});

it.each([
  '/',
  '/search/roof',
  '/assets/app.js',
  '/api/users/me',
  '/api/user-searches',
  '/api/user-favorites',
  '/auth/local',
  '/api/banners/1',
  '/api/banners/random?all=true',
  '/api/search/product/1?tree=true',
  '/api/clients/by-coid/31250',
  '/api/client-project?size=12',
])('%s does not', (address) => {
  expect(isLong(address)).toBe(false);
});
