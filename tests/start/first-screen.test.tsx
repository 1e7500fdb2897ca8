import { matchRoutes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { firstRoutes } from '#src/first-routes.ts';
import { screenRoutes } from '#src/routes.ts';
import { matchAt, requestFirstScreen } from '#src/start/first-screen.ts';
import { routes } from '#src/start/route-objects.tsx';
import { sentRequests } from '#tests/support/server.ts';

const table = routes(screenRoutes);
const ofEveryRow = screenRoutes.map(({ path }) => path.replaceAll(/:(\w+)/g, 'a-$1').replace('*', 'a/b'));

describe('the first screen, requested before there is a router', () => {
  it.each([
    ...ofEveryRow,
    '/Product/1',
    '/company/31250/CAD/Products/1',
    '/aiarules',
    '/%70roduct/1',
    '/%50roduct/1',
    '/product%2F1',
    '/product/1/',
    '/product/1//',
    '/search/100%25%20cotton',
    '/search/a%2Fb',
    '/search/%E0%A4%A',
    '/press-releases',
    '/press-releases/2026//',
    '/press-releases/a%0Ab',
    '/nothing/of/this/kind/is/there',
    '//',
  ])('is the one that the router chooses: %s', (path) => {
    const last = matchRoutes(table, path)?.at(-1);
    const chosen = last?.route.path === '*' ? undefined : last;
    const found = matchAt(path, screenRoutes);
    expect(found?.row.path).toBe(chosen?.route.path);
    // The router names what a pattern's star stands for; no loader reads it.
    const { '*': _, ...params } = chosen?.params ?? {};
    expect(found?.params ?? {}).toEqual(params);
    // The first rows take no address from another.
    const early = matchAt(path, firstRoutes);
    expect([undefined, found?.row.path]).toContain(early?.row.path);
  });

  it.each([
    ['/', '/api/lintel-alerts'],
    ['/product/1', '/api/search/product/1'],
    ['/search/roof', '/api/search/roof'],
    ['/company/northfold-roofing-systems-31250', '/api/manufacturers/es/31250'],
  ])('brings its data: %s', async (path, call) => {
    const rows = await requestFirstScreen(new URL(path, 'http://localhost'));
    expect(rows).toBe(firstRoutes);
    await vi.waitFor(() => expect(sentRequests.map((sent) => sent.path)).toContain(call));
  });

  it.each(['/signout', '/account/favorites', '/nothing/here'])('brings no data: %s', async (path) => {
    const rows = await requestFirstScreen(new URL(path, 'http://localhost'));
    expect(rows).toBe(screenRoutes);
    await matchAt(path, rows)?.row.loader?.();
    await matchAt(path, rows)?.row.screen();
    expect(sentRequests).toEqual([]);
  });
});
