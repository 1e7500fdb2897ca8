import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { type SearchQuery, searchResult } from '#src/contracts/search.ts';
import { ask, counts, found, index } from '#tests/reference-api/search/ask.ts';

const aNumber: unknown = expect.any(Number);

describe('The answer', () => {
  it.each(['074213', 'drywall', 'gypsun', '', 'ohalloran'])('to %s fits the contract', (terms) => {
    expect(() => parse(searchResult, ask(terms))).not.toThrow();
  });

  it('is shaped as Elasticsearch answers', () => {
    const [hit] = ask('ridgeline').hits.hits;
    expect(hit).toMatchObject({
      _index: 'product',
      _id: 'product-3',
      _source: { id: 3, tradename: 'Ridgeline' },
    });
    expect(hit?._score).toBeGreaterThan(0);
  });
});

describe('What matched is marked', () => {
  it.each([
    ['gypsum', 'product-14', 'title', 'Firecore Type X <em>gypsum</em> board'],
    ['drywall', 'product-14', 'title', 'Firecore Type X <em>gypsum board</em>'],
    ['5/8"', 'product-14', 'summary', '<em>5/8 in</em>. fire-resistant board for rated partitions.'],
    ['r-30', 'product-5', 'summary', 'Foam-core panel, <em>R-30</em> at 4 in.'],
    ['ohalloran', 'product-6', 'company', '<em>O’Halloran</em> & Søn Façades'],
    [
      'stell door',
      'product-10',
      'summary',
      '<em>Steel door</em>, 16 ga face sheets, for stairs and corridors.',
    ],
    ['acous', 'product-17', 'title', 'Quietwell <em>Acoustical</em> ceiling panel'],
  ])('%s', (terms, id, field, marked) => {
    const hit = ask(terms).hits.hits.find(({ _id }) => _id === id);
    expect(hit?.highlight?.[field]).toEqual([marked]);
  });

  it('leaves a field without a match alone', () => {
    expect(ask('ridgeline').hits.hits[0]?.highlight).not.toHaveProperty('company');
  });
});

describe('Facets', () => {
  it('count every type, manufacturers too, whatever type is chosen', () => {
    const all = counts(ask('metal'), 'content_type');
    expect(all).toMatchObject({ product: aNumber, company: 4, cad: 2, bim: 1, spec: 1 });
    expect(counts(ask('metal', {}, 'cad'), 'content_type')).toEqual(all);
    expect(ask('metal', {}, 'cad').hits.total.value).toBe(all.cad);
  });

  it('leave out their own choice and keep the others’', () => {
    const free = ask('panel', {}, 'product');
    const chosen = ask('panel', { division: '07' }, 'product');
    expect(counts(chosen, 'division')).toEqual(counts(free, 'division'));
    expect(Object.keys(counts(chosen, 'section')).every((key) => key.startsWith('07'))).toBe(true);
    const both = ask('panel', { division: '07', manufacturer: '40417,48800' }, 'product');
    expect(counts(both, 'division')).toEqual({ '07': 2, '09': 1 });
    expect(counts(both, 'manufacturer')).toMatchObject({
      31250: aNumber,
      40417: both.hits.total.value,
    });
  });

  it.each<readonly [string, SearchQuery, string[]]>([
    ['a manufacturer', { manufacturer: '40417' }, ['product-6', 'product-8']],
    ['two manufacturers: either', { manufacturer: '40417,48800' }, ['product-6', 'product-8', 'product-17']],
    ['a section in any spelling', { section: '07 42 43' }, ['product-8']],
    ['a section of 1995', { section: '07430', mf: '95' }, ['product-6', 'product-8']],
    ['a certification', { certification: 'GREENGUARD Gold' }, ['product-17']],
    ['a declaration', { declaration: 'EPD' }, ['product-3', 'product-5']],
    ['a division and a declaration: both', { division: '09', declaration: 'hpd' }, ['product-17']],
    ['one company only', { coid: 40417 }, ['product-6', 'product-8']],
    [
      'everybody but one company',
      { coid: 31250, isExcluding: 'true' },
      ['product-6', 'product-8', 'product-13', 'product-17'],
    ],
  ])('filter by %s', (_, query, expected) => {
    expect(found(ask('panel', query, 'product')).toSorted()).toEqual(expected.toSorted());
  });

  it('filter by file format, however it is written', () => {
    expect(found(ask('tpo roof', { format: 'DXF' })).toSorted()).toEqual(['cad-1', 'cad-2']);
    expect(counts(ask('tpo roof', { format: 'dxf' }), 'format')).toMatchObject({
      dxf: 2,
      pdf: aNumber,
    });
  });

  it('name what they count', () => {
    const { aggregations } = ask('roof');
    expect(aggregations?.division?.buckets[0]).toMatchObject({
      key: '07',
      label: 'Thermal and Moisture Protection',
    });
    expect(aggregations?.section?.buckets.map(({ label }) => label)).toContain('07 41 13 Metal Roof Panels');
    expect(aggregations?.manufacturer?.buckets[0]).toMatchObject({
      key: '31250',
      label: 'Northfold Roofing Systems',
    });
  });

  it('use the numbers of 1995 where the visitor does', () => {
    expect(counts(ask('lavatory', { mf: '95' }), 'division')).toEqual({ 15: aNumber });
    expect(counts(ask('lavatory', { mf: '95' }), 'section')).toHaveProperty('15410');
  });
});

describe('When the choices leave nothing', () => {
  it('each says what there would be without it', () => {
    const result = ask('gypsum board', { manufacturer: '48800', certification: 'FM Approved' }, 'product');
    expect(result.hits.total.value).toBe(0);
    expect(result.without).toEqual([
      { facet: 'content_type', key: 'product', label: 'Products', doc_count: 0 },
      { facet: 'manufacturer', key: '48800', label: 'Gableworks Interiors', doc_count: 0 },
      { facet: 'certification', key: 'FM Approved', label: 'FM Approved', doc_count: 3 },
      { facet: 'terms', key: '*', label: 'gypsum board', doc_count: 0 },
    ]);
  });

  it('nothing of the kind is said where there are results', () => {
    expect(ask('gypsum board', { manufacturer: '48800' }).without).toEqual([]);
  });
});

describe('Order and pages', () => {
  it('newest first', () => {
    const ids = found(ask('board', { sort: 'newest' }, 'product'));
    expect(ids[0]).toBe('product-14');
  });

  it('manufacturers by name', () => {
    const names = ask('panel', { sort: 'manufacturer' }).hits.hits.map(({ _source }) => _source.company);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('sections by number', () => {
    const numbers = ask('door', { sort: 'section' }, 'product').hits.hits.map(({ _source }) =>
      _source.content_type === 'company' ? '' : (_source.csi[0]?.number ?? ''),
    );
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBeGreaterThan(1);
  });

  it('pages follow each other without gap or repeat', () => {
    const all = found(ask('panel'));
    const paged = [0, 5, 10, 15, 20].flatMap((from) => found(ask('panel', { from, size: 5 })));
    expect(paged).toEqual(all.slice(0, 25));
  });

  it.each([
    [{}, 24],
    [{ size: 1000 }, 100],
    [{ size: -3 }, 0],
    [{ from: 5000 }, 0],
    [{ size: Number.NaN }, 0],
  ])('%o shows at most %i', (query, most) => {
    const shown = index.search('division 07', null, query).hits.hits.length;
    expect(shown).toBeLessThanOrEqual(most);
    expect(shown > 0).toBe(most > 0);
  });
});

describe('Related sections', () => {
  it('are those with the most content first', () => {
    expect(index.relatedSections('metal panel').map(({ number }) => number)[0]).toBe('074213');
    expect(index.relatedSections('gypsum board')[0]).toMatchObject({
      number: '092900',
      number95: '09250',
      title: 'Gypsum Board',
    });
  });

  it('count one type where asked', () => {
    expect(index.relatedSections('panel', 'cad')).toEqual([
      { number: '074213', number95: '07410', title: 'Metal Wall Panels', doc_count: 1 },
      { number: '095113', number95: '09510', title: 'Acoustical Panel Ceilings', doc_count: 1 },
    ]);
    expect(index.relatedSections('')).toEqual([]);
  });
});
