import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ask = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });

describe('an address of the old site leads to its place in one hop', () => {
  it.each([
    ['/index04.shtml', '/'],
    ['/about.shtml', '/about'],
    ['/advertis.shtml', '/advertise'],
    ['/sd/07/075423.shtml', '/content-type/spec/section/075423.shtml'],
    ['/bim/revit.shtml', '/content-type/bim/section/revit.shtml'],
    ['/details', '/content-type/cad'],
    ['/details/roof/eave/ridge.shtml', '/content-type/cad'],
    ['/catalogs/', '/content-type/catalog'],
    ['/videos/07.shtml?from=mail', '/content-type/video/section/07.shtml?from=mail'],
    ['/specwizard/07.shtml', '/content-type/sw/section/07.shtml'],
    ['/specwizard/northfold/roofs/075423.shtml', '/specwizard'],
    ['/divs/div07.shtml', '/content-type/product/section/div07.shtml'],
    ['/divs95/div07.shtml', '/content-type/product/section/div07.shtml?mf=95'],
    ['/green/clients/northfold.shtml', '/green-building'],
    ['/content', '/content-type/product'],
    ['/arcatcos/cos0431/arc31250.html', '/company/31250.html'],
    ['/arcatcos/cosmf31/arc31250.html', '/company/31250.html'],
    ['/arcatcos/cos0431/31250.html', '/company/31250.html'],
    ['/about.shtml?from=mail', '/about?from=mail'],
    ['/arcatcos/cos0431/arc%22%3E.html', '/company/%22%3E.html'],
    ['/details/50%25.shtml', '/content-type/cad/section/50%25.shtml'],
    ['/bim/a%3Fb%23c.shtml', '/content-type/bim/section/a%3Fb%23c.shtml'],
  ])('%s → %s', async (from, to) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
    const next = await ask(to);
    expect(next.status).toBe(200);
    expect(await next.text()).toContain('<title>App');
  });

  it.each([
    '/arcatcos/x/arc//evil.example',
    '/arcatcos/x/arc/%5Cevil.example',
    '/arcatcos/x//evil.example',
    '/arcatcos/x/arc..%2f..%2f%2fevil.example',
    '/arcatcos/x/arc%2e%2e%2f%2e%2e%2f%2f%2fevil.example/x',
  ])('never leads off the site: %s', async (from) => {
    const location = (await ask(from)).headers.get('location') ?? '/';
    expect(new URL(location, site.url).origin).toBe(new URL(site.url).origin);
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});

describe('a path of the app opens the app', () => {
  it.each([
    '/',
    '/search/curtain%20wall?mf=04',
    '/specwizard',
    '/specwizard/',
    '/products/building_products_categories.shtml',
    '/company/northfold-roofing-systems-31250',
    '/company/..%2f..%2fapi',
    '/company/%00',
    `/search/${'a'.repeat(8000)}`,
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>App');
  });

  it.each(['/no/such/page', '/.vite/manifest.json'])('which says that it has no %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>App');
  });
});

describe('a file that is not there', () => {
  it.each([
    '/sitemaps/none-1.xml',
    '/manifest.webmanifest',
    '/apple-touch-icon.png',
    '/.well-known/security.txt',
    '/assets/app.js',
    '/worker/drawing.js',
    '/fonts/plex.woff2',
    '/-/assets/app.js',
    '/amp/news',
  ])('is never the app’s page: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('is a 404 that nobody takes for a script, and that no cache keeps', async () => {
    const answer = await ask('/-/assets/app-gone.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('File not found');
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });
});

describe('a weblet has a page of its own', () => {
  const title = async (path: string) =>
    /<title>(\w+)/.exec(await (await fetch(new URL(path, site.url))).text())?.[1];

  it('which a frame is led to with its query', async () => {
    const answer = await ask('/company/31250/weblet/epd/grid?theme=dark');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/-/company/31250/weblet/epd/grid?theme=dark');
  });

  it.each([
    ['/company/northfold-roofing-systems-31250/weblet/cad/compact', 'Weblet'],
    ['/company/31250/weblet/epd/grid?theme=dark', 'Weblet'],
    ['/company/31250/weblet/cad/list/', 'Weblet'],
    ['/company/31250/weblet/cad/table', 'Weblet'],
    ['/-/company/31250/weblet/cad/list', 'Weblet'],
    ['/-/company/31250/weblet/cad', 'File'],
    ['/Company/31250/weblet/cad/list', 'App'],
    ['/company/31250/weblet', 'App'],
    ['/company/31250/weblet/cad', 'App'],
    ['/company/31250/weblet/cad/compact/more', 'App'],
    ['/company/31250/cad/1', 'App'],
  ])('%s → %s', async (path, page) => {
    expect(await title(path)).toBe(page);
  });
});
