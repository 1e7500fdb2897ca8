import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { screenAt } from '#src/routes/screen-at.ts';
import { furtherRoutes } from '#src/routes/further.ts';
import { screenRoutes } from '#src/routes/screens.ts';
import { goingOn } from '#src/routes/first-read.ts';

const addresses = [
  '/',
  '/search',
  '/search/',
  '/search/roof',
  '/Search/roof/',
  '/search/roof/cad',
  '/search/5%2F8%22%20type%20x',
  '/search/100%25%20cotton',
  '/search/%D0%BA%D1%80%D0%BE%D0%B2%D0%BB%D1%8F',
  '/product/17',
  '/product/..%2f1',
  '/company/northfold-roofing-systems-31250',
  '/company/31250/cad/1',
  '/company/31250/projects/1',
  '/company/31250/cad',
  '/company/31250/cad/products/1,2,3',
  '/company/31250/cad/1/variations',
  '/company/31250/search',
  '/company/31250/search/roof/cad',
  '/company/31250/product-search',
  '/company/31250/vector-search',
  '/company/31250/projects',
  '/company/31250/nonclient',
  '/company/31250/resources/northfold/secret',
  '/no/such/page',
  '/search/roof/cad/1/2',
  '/content-type/cad',
  '/content-type/cad/07',
  '/content-type/cad/07/074213',
];

const noScreen: ScreenRoute['lazy'] = { Component: () => Promise.resolve(() => null) };

describe('the row at an address', () => {
  it.each(addresses)('%s is the one that the router shows, with the same parameters', (address) => {
    const table = [...screenRoutes(), ...furtherRoutes()];
    const shown = matchRoutes(table.map(goingOn), address)?.at(-1);
    const found = screenAt(table, address);
    expect(found && { path: found.route.path, params: found.params }).toEqual(
      shown ? { path: shown.route.path, params: shown.params } : null,
    );
  });

  it.each([['/company/:id/:type'], ['/company/:id/projects']])(
    'is the one of more fixed words, %s first',
    (first) => {
      const paths = ['/company/:id/:type', '/company/:id/projects'];
      const table = [first, ...paths.filter((path) => path !== first)].map((path) => ({
        path,
        lazy: noScreen,
      }));
      expect(screenAt(table, '/company/1/projects')?.route.path).toBe('/company/:id/projects');
      expect(screenAt(table, '/company/1/cad')?.params).toEqual({ id: '1', type: 'cad' });
    },
  );

  it('is never one of the start where a further one fits better', () => {
    const further = furtherRoutes().map(({ path }) => path);
    expect(further.filter((path) => screenAt(screenRoutes(), path))).toEqual([]);
  });

  it('is none where an escape is malformed', () => {
    expect(screenAt(screenRoutes(), '/search/100%')).toBeNull();
  });
});
