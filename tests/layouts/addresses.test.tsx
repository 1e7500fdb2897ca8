import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';

import { guarded } from '#src/guards/guards.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { paths, to } from '#src/paths.ts';
import { screenRoutes } from '#src/routes.ts';
import { routes } from '#src/start/route-objects.tsx';

const table = routes(screenRoutes);

/** The pattern that an address leads to, and what stands in its parts. */
function reached(address: string) {
  const match = matchRoutes(table, new URL(address, 'https://lintel.test'))?.at(-1);
  return { pattern: match?.route.path ?? null, params: { ...match?.params } };
}

const hard = ['ø', 'ç', 'Søn & Façades', 'a b', '100%', '5/8"', 'a+b', '?x=1#y', '日本', 'a\\b', ';,:@&=$!'];
const company = { coid: 40417, companySlug: 'ohalloran-søn-façades' };

describe('an address that the site makes', () => {
  it.each(hard)('of a search for «%s» leads to that search', (terms) => {
    expect(reached(to.search(terms))).toEqual({ pattern: paths.search, params: { terms } });
    expect(reached(to.search(terms, 'sort=name&page=2'))).toEqual({
      pattern: paths.search,
      params: { terms },
    });
    expect(reached(to.searchType(terms, 'cad'))).toEqual({
      pattern: paths.searchType,
      params: { terms, contentType: 'cad' },
    });
  });

  it.each([
    [to.home(), paths.home, {}],
    [to.searchEmpty(), paths.searchEmpty, {}],
    [to.product(1), paths.product, { id: '1' }],
    [to.product(2_147_483_647), paths.product, { id: '2147483647' }],
    [to.company(company), paths.company, { id: 'ohalloran-søn-façades-40417' }],
    [to.company({ coid: 40417, companySlug: '' }), paths.company, { id: '40417' }],
    [
      to.contentItem(company, 'cad', 7),
      paths.contentItem,
      { id: 'ohalloran-søn-façades-40417', contentType: 'cad', contentId: '7' },
    ],
    [to.contentItem(company, 'product', 7), paths.product, { id: '7' }],
    [to.contentItem(company, 'spec', 7), paths.specification, { coid: '40417', id: '7' }],
    [
      to.companyItem(company, 'spec', 7),
      paths.contentItem,
      { id: 'ohalloran-søn-façades-40417', contentType: 'spec', contentId: '7' },
    ],
    [to.specificationPage(40417, 7), paths.specificationPage, { coid: '40417', id: '7' }],
  ])('%s leads to %s', (address, pattern, params) => {
    expect(reached(address)).toEqual({ pattern, params });
  });

  it.each(['%2F', '..', '.', '../a'])('is not made of «%s», which would lead elsewhere', (terms) => {
    expect(searchTermsFrom(terms)).toBeNull();
  });

  it('has each part encoded once', () => {
    expect(to.company(company)).toBe('/company/ohalloran-s%C3%B8n-fa%C3%A7ades-40417');
    expect(to.search('5/8" 100%')).toBe('/search/5%2F8%22%20100%25');
    expect(to.search('a', 'q=1')).toBe('/search/a?q=1');
  });
});

describe('the table of addresses', () => {
  const patterns = (list: typeof table): string[] =>
    list.flatMap(({ path, children }) => [
      ...(path === undefined ? [] : [path]),
      ...patterns(children ?? []),
    ]);

  it('is the route table, and each pattern has its maker', () => {
    expect(patterns(table).toSorted()).toEqual([...Object.values(paths), '*'].toSorted());
    // Made with what they leave open by the maker of another: `clientProjects`, `whatsNewPeriod`, `catalogViewer` and `downloads`; `reset` by the email.
    const others = [
      'catalogViewerStart',
      'clientProjectsOf',
      'whatsNewType',
      'whatsNewFrom',
      'downloadsOfType',
      'productDownloads',
      'reset',
    ];
    expect([...Object.keys(to), ...others]).toEqual(expect.arrayContaining(Object.keys(paths)));
  });

  it('takes guards by their names alone', () => {
    const row: { path: string; guards: readonly string[] } = { path: '/x', guards: ['signed-out'] };
    expect(() => {
      Reflect.apply(guarded, null, [row, () => null]);
    }).toThrow('/x names the guard signed-out');
  });
});
