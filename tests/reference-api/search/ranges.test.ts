import { describe, expect, it } from 'vitest';

import type { SearchQuery } from '#src/contracts/search.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const today = '2026-11-02';
const { world, search } = sharedWorld({ seed: 1, scale: 1, today });
const index = search();
const ask = (query: SearchQuery, terms = '*') => index.search(terms, 'product', { size: 100, ...query });
const range = (query: SearchQuery, name: string, terms = '*') =>
  ask(query, terms).ranges.find((one) => one.name === name);

/** Straight from the world. */
const stated = (section: string, key: string): number[] =>
  world.content
    .inSection(section, 'product')
    .flatMap(({ attributes }) => attributes)
    .filter((attribute) => attribute.key === key)
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

const section = '072113';
const values = stated(section, 'thermalResistancePerInch');

describe('measured properties of the chosen section', () => {
  it('are offered with unit, least, greatest and how many give no value', () => {
    const found = ask({ section }).ranges;
    expect(found.length).toBeGreaterThan(2);
    for (const { min, max, buckets, missing } of found) {
      expect(min).toBeLessThan(max ?? 0);
      expect(buckets.length).toBeLessThanOrEqual(15);
      const counted = buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
      expect(counted + missing).toBe(ask({ section }).hits.total.value);
    }
  });

  it('are offered where the words name the section, or all results share it', () => {
    const names = ask({ section }).ranges.map(({ name }) => name);
    expect(ask({}, '07 21 13').ranges.map(({ name }) => name)).toEqual(names);
    expect(ask({}, 'roof').ranges).toEqual([]);
  });

  it('are counted from what the products state', () => {
    const name = 'thermal-resistance-per-inch';
    const found = range({ section }, name);
    expect(values.length).toBeGreaterThan(0);
    expect(found?.min).toBe(Math.min(...values));
    expect(found?.max).toBe(Math.max(...values));
  });

  it('narrow the results, both ends included, and leave out their own choice when counted', () => {
    const name = 'thermal-resistance-per-inch';
    const least = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    const ranges = `${name}:${least}..`;
    expect(ask({ section, ranges }).hits.total.value).toBe(values.filter((value) => value >= least).length);
    expect(range({ section, ranges }, name)).toEqual(range({ section }, name));
  });
});

describe('a chosen range', () => {
  it('of what no product states finds nothing, and says what there is without it', () => {
    const { hits, without, ranges } = ask({ section, ranges: 'stc:500..' });
    expect(hits.total.value).toBe(0);
    expect(ranges[0]).toMatchObject({ name: 'stc', buckets: [] });
    expect(without).toContainEqual(
      expect.objectContaining({ facet: 'stc', key: '500..', doc_count: ask({ section }).hits.total.value }),
    );
  });

  it.each(['nothing:1..', 'stc', 'stc:', 'stc:x..', '', ':::,,,'])('%s is passed over', (ranges) => {
    expect(ask({ section, ranges }).hits.total.value).toBe(ask({ section }).hits.total.value);
  });

  it('narrows drawings and papers by the products they belong to', () => {
    const all = index.search('*', 'cad', { ranges: 'fire:1..' }).hits.hits;
    expect(all.length).toBeGreaterThan(0);
    for (const { _source } of all) {
      const ids = _source.content_type === 'company' ? [] : _source.productIds;
      const keys = ids.flatMap((id) => world.content.find('product', id)?.attributes ?? []);
      expect(keys.some(({ key }) => /^(fire|fireProtection|assemblyFire)\w*Rating$/.test(key))).toBe(true);
    }
  });
});

describe('further facets', () => {
  it.each<readonly [string, SearchQuery]>([
    ['standard', { standard: 'ASTM E84' }],
    ['building', { building: 'Office' }],
    ['updated', { updated: '365' }],
    ['wizard', { wizard: '1' }],
    ['format', { format: 'dxf' }],
  ])('of products count what they let pass: %s', (facet, query) => {
    const buckets = ask({}).aggregations?.[facet]?.buckets ?? [];
    const [key] = Object.values(query);
    const counted = buckets.find((bucket) => bucket.key === key)?.doc_count;
    expect(counted).toBeGreaterThan(0);
    expect(ask(query).hits.total.value).toBe(counted);
  });

  it.each(['host', 'fitness'])('of BIM objects: %s', (facet) => {
    const all = index.search('*', 'bim', {});
    const buckets = all.aggregations?.[facet]?.buckets ?? [];
    expect(buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)).toBeLessThanOrEqual(
      all.hits.total.value,
    );
    for (const { key, doc_count } of buckets) {
      expect(index.search('*', 'bim', { [facet]: key }).hits.total.value).toBe(doc_count);
    }
    expect(buckets.length).toBeGreaterThan(1);
  });

  it.each([
    ['epd', 'validity', 2],
    ['hpd', 'validity', 2],
    ['certificate', 'validity', 2],
    ['epd', 'kind', 2],
    ['hpd', 'threshold', 2],
    ['hpd', 'disclosed', 3],
  ] as const)('of declarations and certificates of type %s: %s', (type, facet, least) => {
    const buckets = index.search('*', type, {}).aggregations?.[facet]?.buckets ?? [];
    for (const { key, doc_count } of buckets)
      expect(index.search('*', type, { [facet]: key }).hits.total.value).toBe(doc_count);
    expect(buckets.length).toBeGreaterThanOrEqual(least);
  });

  it('let pass what declares so', () => {
    const passed = (query: Record<string, string>, type: 'epd' | 'hpd') =>
      index.search('*', type, query).hits.hits.map(({ _source }) => _source);
    for (const hit of passed({ disclosed: '99', threshold: '100', validity: 'valid' }, 'hpd'))
      expect(hit).toSatisfy(
        (one: typeof hit) =>
          one.content_type === 'hpd' &&
          one.disclosedPercent >= 99 &&
          one.thresholdPpm === 100 &&
          one.validUntil.slice(0, 10) >= today,
      );
    for (const hit of passed({ validity: 'expired' }, 'epd'))
      expect(hit).toSatisfy(
        (one: typeof hit) => one.content_type === 'epd' && one.validUntil.slice(0, 10) < today,
      );
  });

  it('take several values of one facet as either, several facets as both', () => {
    const either = index.search('*', 'bim', { host: 'wall,ceiling' });
    const both = index.search('*', 'bim', { host: 'wall,ceiling', fitness: 'fit' });
    expect(either.hits.total.value).toBeGreaterThan(both.hits.total.value);
    for (const { _source } of either.hits.hits)
      expect(['wall', 'ceiling']).toContain(_source.content_type === 'bim' ? _source.host : null);
  });
});

describe('the better part that a property offers', () => {
  const all = ask({}).aggregations?.['section']?.buckets ?? [];
  const offered = all
    .slice(0, 20)
    .flatMap(({ key }) =>
      ask({ section: key }).ranges.flatMap(({ name, better, best }) =>
        best === null ? [] : [{ key, name, better, best }],
      ),
    );

  it('is offered in most sections', () => expect(offered.length).toBeGreaterThan(20));

  it.each(offered)('leaves what it says: $key $name $best.value', ({ key, name, better, best }) => {
    const text = better === 'lower' ? `..${best.value}` : `${best.value}..`;
    expect(ask({ section: key, ranges: `${name}:${text}` }).hits.total.value).toBe(best.doc_count);
  });
});
