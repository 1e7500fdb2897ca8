import { describe, expect, it } from 'vitest';

import { contentTypes } from '#src/contracts/content-types.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const items = contentTypes.flatMap((type) => world.content.all(type));
const changed = (since: string, until: string) =>
  items.filter(({ updated_at: at }) => at.slice(0, 10) >= since && at.slice(0, 10) <= until);
const countsOf = (since: string, until: string, type: (typeof contentTypes)[number] | null = null) => {
  const { hits, aggregations } = search().search('*', type, { since, until, size: 0 });
  const buckets = aggregations?.['content_type']?.buckets ?? [];
  return {
    total: hits.total.value,
    types: Object.fromEntries(buckets.map((bucket) => [bucket.key, bucket.doc_count])),
  };
};

describe('Everything', () => {
  it('is what a star asks for: all items and all manufacturers', () => {
    expect(search().search('*', null, { size: 0 }).hits.total.value).toBe(
      items.length + world.companies.size,
    );
  });

  it('can be one manufacturer’s drawings', () => {
    const { hits } = search().search('*', 'cad', { coid: 31250, size: 100 });
    expect(hits.total.value).toBe(world.content.ofCompany(31250, 'cad').length);
  });
});

describe('A period', () => {
  it.each([
    ['a week', '2026-10-26', '2026-11-01'],
    ['a month', '2026-10-01', '2026-10-31'],
    ['a day', '2026-11-02', '2026-11-02'],
  ])('of %s holds what was last changed in it, its first and last day too', (_, since, until) => {
    const expected = changed(since, until);
    expect(expected.length).toBeGreaterThan(20);
    const { total, types } = countsOf(since, until);
    expect(total).toBe(expected.length);
    for (const type of contentTypes) {
      expect(types[type] ?? 0).toBe(expected.filter((item) => item.content_type === type).length);
    }
    expect(types['company']).toBeUndefined();
  });

  it('tells what there is of the other types while one is chosen', () => {
    const all = countsOf('2026-10-01', '2026-10-31');
    const cad = countsOf('2026-10-01', '2026-10-31', 'cad');
    expect(cad.types).toEqual(all.types);
    expect(cad.total).toBe(all.types['cad']);
  });

  it('may be open at either end', () => {
    const until = search().search('*', 'epd', { until: '2026-09-30', size: 0 }).hits.total.value;
    const since = search().search('*', 'epd', { since: '2026-10-01', size: 0 }).hits.total.value;
    expect(since).toBeGreaterThan(0);
    expect(until + since).toBe(world.content.all('epd').length);
  });

  it('narrows a search for words', () => {
    const { hits } = search().search('roof', 'cad', { since: '2026-10-01', size: 100 });
    expect(hits.hits.length).toBeGreaterThan(0);
    expect(hits.total.value).toBeLessThan(search().search('roof', 'cad', { size: 0 }).hits.total.value);
    for (const { _source } of hits.hits) {
      expect('updated_at' in _source && _source.updated_at >= '2026-10-01').toBe(true);
    }
  });
});
