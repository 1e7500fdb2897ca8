import { describe, expect, it } from 'vitest';

import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { detailsOfSection } from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { coverDetail } from '#src/reference-api/pictures/cover.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });

const conditions = Object.values(detailDefinitions).map(({ condition }) => condition);
/** Words that name something; which are in the names of many details, such as `wall`, tell nothing. */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b(inside|unit|below|concrete|and|with|the|for|from)\b/g, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 3);
const telling = (word: string): boolean =>
  conditions.filter((condition) => words(condition).includes(word)).length <= 3;

const records = [
  ...[...world.blogPosts.values()]
    .filter(({ figure }) => figure === null)
    .map((one) => ['post', one] as const),
  ...[...world.podcasts.values()].map((one) => ['podcast', one] as const),
  ...[...world.courses.values()].map((one) => ['course', one] as const),
];

describe('the detail on a cover', () => {
  it('is one that the title names, if a detail of the sections is', () => {
    const naming = records.flatMap(([kind, { id, title, sections }]) => {
      const named = sections
        .flatMap(detailsOfSection)
        .flatMap((key) =>
          words(detailDefinitions[key].condition).filter(
            (word) => telling(word) && words(title).includes(word),
          ),
        );
      if (named.length === 0) return [];
      const shown = coverDetail(world, kind, id);
      const isNamed =
        shown !== null && words(detailDefinitions[shown].condition).some((word) => named.includes(word));
      return [{ title, shown, isNamed }];
    });
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.filter(({ isNamed }) => !isNamed)).toEqual([]);
  });

  it.each([
    ['podcast', 'The Parapet No One Owned', 'parapet-coping'],
    ['podcast', 'Where the Dirt Stops', 'entrance-mat'],
    ['podcast', 'A Hole in the Roof, on Purpose', 'skylight-curb'],
    ['podcast', 'Two Lines of Sealant, One Line of Thinking', 'sealant-joint'],
    ['course', 'Below-Grade Waterproofing: From Soil Report to Backfill', 'below-grade-wall'],
    ['course', 'Daylight, Glare, and the Shade in Between', 'shade-pocket'],
  ])('%s “%s”: %s', (kind, title, key) => {
    const found = records.find(([own, record]) => own === kind && record.title === title);
    expect(found && coverDetail(world, kind, found[1].id)).toBe(key);
  });

  it('is the figure of a post that has one', () => {
    const post = [...world.blogPosts.values()].find(({ figure }) => figure?.src.includes('roof-hatch'));
    expect(post && coverDetail(world, 'post', post.id)).toBe('roof-hatch');
  });

  it('is left to a product where a release is about one', () => {
    const release = [...world.news.values()][0];
    expect(release && coverDetail(world, 'news', release.id)).toBeNull();
  });
});
