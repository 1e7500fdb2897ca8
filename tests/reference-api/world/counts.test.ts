import { describe, expect, it } from 'vitest';
import type { HttpHandler } from 'msw';

import { contentTypes, type CountsByType } from '#src/contracts/content-types.ts';
import { ask, referenceApi, today } from '#tests/contracts/ask.ts';
import { sharedWorld } from '#src/reference-api/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const handlers: HttpHandler[] = await referenceApi();

interface Level {
  totals: CountsByType;
  divisions: { division: string; counts: CountsByType }[];
}
const get = async <T>(path: string): Promise<T> => (await ask(handlers, path)).json();
const matrix = await get<Level>('/api/content-type/top-level/all');

describe('a number is the same on every screen', () => {
  it.each(contentTypes)(
    '%s: the matrix of the home page, its own page, its division pages and its site pages',
    async (type) => {
      const own = await get<Level>(`/api/content-type/top-level/${type}`);
      expect(own.totals[type]).toBe(matrix.totals[type]);
      for (const { division, counts } of matrix.divisions) {
        const level = await get<{ sections: { number: string; counts: CountsByType }[] }>(
          `/api/content-type/division-level/${type}/${division}`,
        );
        const page = await get<{ children: { key: string; doc_count: number }[] }>(
          `/api/site-page/page-type/division/${type}/${division}`,
        );
        const items = new Set(level.sections.flatMap(({ number }) => world.content.inSection(number, type)));
        expect(items.size, `${type} ${division}`).toBe(counts[type]);
        expect(page.children.map(({ doc_count }) => doc_count)).toEqual(
          level.sections.map(({ counts: one }) => one[type]),
        );
      }
    },
  );

  it('adds up the manufacturers’ counts to the totals', () => {
    for (const type of contentTypes) {
      const sum = [...world.companies.values()].reduce((total, { counts }) => total + (counts[type] ?? 0), 0);
      expect(sum, type).toBe(matrix.totals[type]);
    }
  });

  it.each([
    ['075423', '07'],
    ['084413', '08'],
    ['095113', '09'],
  ])('section %s: the search for its number and the page of the section', async (section, division) => {
    const path = `/api/search/${section}?online=1&division=${division}&section=${section}&size=0`;
    const { aggregations } = await get<{
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
    }>(path);
    const found = new Map(aggregations.content_type?.buckets.map(({ key, doc_count }) => [key, doc_count]));
    for (const type of contentTypes) {
      const level = await get<{ hits: { total: { value: number } } }>(
        `/api/content-type/section-level/${type}/${division}/${section}?size=1`,
      );
      expect(found.get(type) ?? 0, type).toBe(level.hits.total.value);
    }
  });

  it('a manufacturer: what its profile, its product pages and the search for it count', async () => {
    const { _source: company } = await get<{ _source: { counts: CountsByType } }>(
      '/api/manufacturers/es/31250',
    );
    for (const type of contentTypes) {
      const { items } = await get<{ items: unknown[] }>(`/api/manufacturers/slug/31250/${type}`);
      expect(items.length, type).toBe(company.counts[type]);
    }
    const { product, content } = await get<{
      product: { counts: CountsByType };
      content: { content_type: keyof CountsByType }[];
    }>('/api/search/product/1');
    const counted: CountsByType = {};
    for (const { content_type } of content) counted[content_type] = (counted[content_type] ?? 0) + 1;
    expect(counted).toEqual(product.counts);
  });
});
