import { describe, expect, it } from 'vitest';

import {
  citationQuery,
  citationViewFrom,
  standardsQuery,
  standardsTable,
  standardsViewFrom,
} from '#src/domain/spec-library/standards-list.ts';
import { textSearchFrom, textSearchQuery } from '#src/domain/spec-library/text-search.ts';

const from = (query: string) => textSearchFrom(new URLSearchParams(query));

describe('the address of a search inside specifications', () => {
  it.each([
    ['q=R-value', 'q=R-value'],
    ['q=seal&division=07&part=2', 'q=seal&division=07&part=2'],
    [
      'q=seal&section=079200&coid=31250&spec=4&exact=1&page=3',
      'q=seal&section=079200&coid=31250&spec=4&exact=1&page=3',
    ],
    // What makes no sense is left out.
    ['q=+seal+&division=x&section=7&coid=7&part=9&spec=-1&exact=no', 'q=seal'],
    ['q=seal&division=08&section=079200', 'q=seal&section=079200'],
    ['q=&page=1', ''],
  ])('%s is read as %s', (query, read) => {
    const search = from(query);
    expect(search && textSearchQuery(search, { page: search.page })).toBe(read);
  });

  it.each(['q=seal&page=0', 'q=seal&page=x', `q=${'a'.repeat(201)}`, 'q=%00', 'q=..%2F..'])(
    '%s reaches no call',
    (query) => {
      expect(from(query)).toBeNull();
    },
  );

  it('goes back to the first page with every other choice', () => {
    const search = from('q=seal&page=4');
    expect(search && textSearchQuery(search, { part: 3 })).toBe('q=seal&part=3');
  });
});

describe('the addresses of standards', () => {
  it.each([
    ['section=075423&q=fire&organization=UL&page=2', 'section=075423&q=fire&organization=UL&page=2'],
    ['section=x&organization=' + 'U'.repeat(41), ''],
  ])('a list: %s is read as %s', (query, read) => {
    const view = standardsViewFrom(new URLSearchParams(query));
    expect(view && standardsQuery(view, { page: view.page })).toBe(read);
  });

  it.each([
    ['section=075423&coid=31250&page=2', 'section=075423&coid=31250&page=2'],
    ['section=7&coid=3', ''],
  ])('a standard: %s is read as %s', (query, read) => {
    const view = citationViewFrom(new URLSearchParams(query));
    expect(view && citationQuery(view, { page: view.page })).toBe(read);
  });

  it.each(['page=0', 'page=-1', 'page=a'])('%s is no page of either', (query) => {
    expect(standardsViewFrom(new URLSearchParams(query))).toBeNull();
    expect(citationViewFrom(new URLSearchParams(query))).toBeNull();
  });
});

describe('standards as a table', () => {
  const standard = {
    slug: 'astm-e907',
    designation: 'ASTM E907',
    organization: 'ASTM International',
    abbreviation: 'ASTM',
    title: '<b>Uplift</b> of roofs',
    edition: null,
    checked: null,
    status: 'superseded',
    replacedBy: { designation: 'ASTM E9999', slug: null },
    specifications: 2,
    everywhere: 5,
  } as const;

  it('has a row for each, with the section’s own count where it is of one', () => {
    const rows = standardsTable([standard, { ...standard, edition: '2022' }], true, (slug) => `/${slug}`);
    expect(rows).toEqual([
      [
        'Designation',
        'Title',
        'Organization',
        'Edition on file',
        'Status',
        'Replaced by',
        'Specifications of the section',
        'Specifications',
        'Page',
      ],
      [
        'ASTM E907',
        ' Uplift of roofs',
        'ASTM International',
        'Not verified',
        'Superseded',
        'ASTM E9999',
        2,
        5,
        '/astm-e907',
      ],
      [
        'ASTM E907',
        ' Uplift of roofs',
        'ASTM International',
        '2022',
        'Superseded',
        'ASTM E9999',
        2,
        5,
        '/astm-e907',
      ],
    ]);
    expect(standardsTable([standard], false, () => '')[1]).toHaveLength(8);
  });
});
