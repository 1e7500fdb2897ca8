import { describe, expect, it } from 'vitest';

import { choicesOf, withChoice, withoutChoices } from '#src/domain/search-choice.ts';
import { searchQueryOf, searchQueryText, searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';

function read(query: string, ownMf: '04' | '95' = '04', contentType?: string): SearchState | null {
  return searchStateFrom({ terms: 'roof', contentType }, new URLSearchParams(query), ownMf);
}

function known(query: string, ownMf: '04' | '95' = '04'): SearchState {
  const state = read(query, ownMf);
  if (state === null) throw new Error(`${query} names nothing`);
  return state;
}

describe('the address of a search', () => {
  it.each([
    ['nothing but words', '', ''],
    ['one filter', 'division=07', 'division=07'],
    ['several values of one facet, in one order', 'format=pdf,dxf', 'format=dxf,pdf'],
    ['a value twice', 'format=dxf,dxf', 'format=dxf'],
    ['a facet named twice', 'division=08&division=07', 'division=07,08'],
    [
      'all facets in any order',
      'exact=1&declaration=HPD,EPD&certification=ENERGY STAR&format=dxf&manufacturer=31250&section=075423&division=07&page=2&sort=newest',
      'division=07&section=075423&manufacturer=31250&format=dxf&certification=ENERGY%20STAR&declaration=EPD,HPD&sort=newest&page=2&exact=1',
    ],
    ['the order and page that go without saying', 'sort=relevance&page=1', ''],
    ['a name with a plus and an ampersand', 'certification=A%26B%2B', 'certification=A%26B%2B'],
    ['a section of the fifth level', 'section=07421323', 'section=07421323'],
    ['numbers of 95', 'mf=95&division=07&section=07410', 'division=07&section=07410&mf=95'],
  ])('is written one way: %s', (_, given, written) => {
    expect(searchQueryText(known(given))).toBe(written);
  });

  it.each([
    ['an unknown facet', 'color=red'],
    ['an unknown order', 'sort=best'],
    ['a division that is no number', 'division=roof,7,007'],
    ['a section that is no number', 'section=07 54 23,0754'],
    ['a manufacturer that is none', 'manufacturer=northfold,99,-31250,01234,123456'],
    ['a format with a path in it', 'format=../dxf,DXF'],
    ['a declaration that is none', 'declaration=epd,LCA'],
    ['a certification with a control character', 'certification=%00%07'],
    ['a certification that is too long', `certification=${'x'.repeat(81)}`],
    ['an edition that is none', 'mf=16'],
    ['a prototype key', '__proto__=1&constructor=2'],
    ['words that are written like a range', 'terms=20..'],
    ['a range of what is not measured', 'section=20..30&threshold=..5&mf=4..'],
  ])('passes over %s', (_, query) => {
    expect(searchQueryText(known(query))).toBe('');
  });

  it('keeps at most twenty values of a facet', () => {
    const many = Array.from({ length: 100 }, (_, index) => String(10_000 + index)).join(',');
    expect(known(`manufacturer=${many}`).chosen.manufacturer).toHaveLength(20);
  });

  it.each(['x', '0', '-1', '1.5', '2e3', '10001', '１'])('names nothing with the page %s', (page) => {
    expect(read(`page=${encodeURIComponent(page)}`)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a control character', 'roof\u0000'],
    ['a step up the folder tree', '../../admin'],
    ['a lone dot', '.'],
    ['two dots', '..'],
    ['a slash encoded twice', '..%2f'],
    ['half of a surrogate pair', 'roof\ud800'],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('names nothing with the words: %s', (_, terms) => {
    expect(searchStateFrom({ terms }, new URLSearchParams(), '04')).toBeNull();
  });

  it.each(['nonsense', 'CAD', 'companies', '__proto__', 'constructor', ''])(
    'names nothing with the type «%s»',
    (type) => {
      expect(read('', '04', type)).toBeNull();
    },
  );

  it.each(['cad', 'product', 'webinar', 'company'])('knows the type %s', (type) => {
    expect(read('', '04', type)?.contentType).toBe(type);
  });

  it('reads numbers as 04 where the address does not say otherwise, whatever the visitor reads', () => {
    expect(known('division=07', '95').mf).toBe('04');
    expect(known('division=07&mf=95', '04').mf).toBe('95');
    expect(known('', '95').mf).toBe('95');
    expect(known('mf=04', '95').mf).toBe('04');
  });

  it('survives being written and read again', () => {
    const state = known('division=07&section=07410&mf=95&format=dxf&sort=section&page=3&exact=1');
    expect(known(searchQueryText(state))).toEqual(state);
  });
});

describe('the question to the API', () => {
  it('asks for 24 results from where the page begins', () => {
    expect(searchQueryOf(known('page=3'))).toMatchObject({ from: 48, size: 24, sort: 'relevance', mf: '04' });
  });

  it('joins the values of a facet by commas and leaves the words exact only when asked', () => {
    const query = searchQueryOf(known('format=pdf,dxf&exact=1'));
    expect([query.format, query.division, query.exact]).toEqual(['dxf,pdf', '', '1']);
    expect(searchQueryOf(known(''))).not.toHaveProperty('exact');
  });
});

describe('choosing a value', () => {
  it('adds it in order and begins with the first page', () => {
    const next = withChoice(known('format=pdf&page=4'), { facet: 'format', key: 'dxf' }, true);
    expect(searchQueryText(next)).toBe('format=dxf,pdf');
  });

  it('takes it away again', () => {
    const next = withChoice(known('format=dxf,pdf'), { facet: 'format', key: 'dxf' }, false);
    expect(searchQueryText(next)).toBe('format=pdf');
  });

  it('lets a division take its sections along, and no others', () => {
    const next = withChoice(
      known('division=07,08&section=075423,084413'),
      { facet: 'division', key: '07' },
      false,
    );
    expect(searchQueryText(next)).toBe('division=08&section=084413');
  });

  it('keeps words, order and edition when all filters go', () => {
    const next = withoutChoices(known('division=07&mf=95&sort=newest&page=2'));
    expect(searchQueryText(next)).toBe('sort=newest&mf=95');
    expect(next.terms).toBe('roof');
  });

  it('lists every chosen value, facet by facet', () => {
    expect(choicesOf(known('format=dxf&division=08,07'))).toEqual([
      { facet: 'division', key: '07' },
      { facet: 'division', key: '08' },
      { facet: 'format', key: 'dxf' },
    ]);
  });
});
