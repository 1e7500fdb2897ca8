import type { HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';

import { calls } from '#src/contracts/calls.ts';
import { contentTypes, type CountsByType } from '#src/contracts/content-types.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { answerTo, referenceApi, today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const handlers: HttpHandler[] = await referenceApi();
const matrix = await answerTo(handlers, calls['contentType.topLevel'], { params: { type: 'all' } });

describe('a number is the same on every screen', () => {
  it.each(contentTypes)(
    '%s: the matrix of the home page, its own page, its division and site pages',
    async (type) => {
      const own = await answerTo(handlers, calls['contentType.topLevel'], { params: { type } });
      expect(own.totals[type]).toBe(matrix.totals[type]);
      for (const { division, counts } of matrix.divisions) {
        const params = { type, division };
        const level = await answerTo(handlers, calls['contentType.divisionLevel'], { params });
        const page = await answerTo(handlers, calls['sitePage.division'], { params });
        const items = new Set(level.sections.flatMap(({ number }) => world.content.inSection(number, type)));
        expect({ division, count: items.size }).toEqual({ division, count: counts[type] });
        expect(page.children.map(({ doc_count }) => doc_count)).toEqual(
          level.sections.map(({ counts: one }) => one[type]),
        );
      }
    },
  );

  it.each(contentTypes)('%s: the manufacturers’ counts add up to the total', (type) => {
    const sum = [...world.companies.values()].reduce((total, { counts }) => total + (counts[type] ?? 0), 0);
    expect(sum).toBe(matrix.totals[type]);
  });

  it.each([
    ['075423', '07'],
    ['084413', '08'],
    ['095113', '09'],
  ])('section %s: the search for its number and the page of the section', async (section, division) => {
    const { aggregations } = await answerTo(handlers, calls['search.terms'], {
      params: { terms: section },
      query: { online: '1', division, section, size: 0 },
    });
    const found = new Map(aggregations?.content_type?.buckets.map(({ key, doc_count }) => [key, doc_count]));
    for (const type of contentTypes) {
      const params = { type, division, section };
      const level = await answerTo(handlers, calls['contentType.sectionLevel'], {
        params,
        query: { size: 1 },
      });
      expect({ type, count: found.get(type) ?? 0 }).toEqual({ type, count: level.hits.total.value });
    }
  });

  it('a manufacturer: what its profile, its product pages and its lists count', async () => {
    const company = await answerTo(handlers, calls['manufacturers.es'], {
      params: { coid: 31250 },
    });
    for (const contentType of contentTypes) {
      const params = { coid: 31250, contentType };
      const { items } = await answerTo(handlers, calls['manufacturers.slug'], { params });
      expect({ contentType, count: items.length }).toEqual({
        contentType,
        count: company.counts[contentType],
      });
    }
    const { product, content } = await answerTo(handlers, calls['search.product'], { params: { id: 1 } });
    const counted: CountsByType = {};
    for (const { content_type } of content) counted[content_type] = (counted[content_type] ?? 0) + 1;
    expect(counted).toEqual(product.counts);
  });
});
