import { describe, expect, it } from 'vitest';

import type { Product } from '#src/contracts/content.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { sharedWorld } from '#src/reference-api/shared-world.ts';
import { plumbingRelations } from '#tests/reference-api/trade/relations/plumbing.ts';
import type { Relation } from '#tests/reference-api/trade/relations/relation.ts';

const relations: readonly Relation[] = [...plumbingRelations];
const today = '2026-11-02';
const products = [1, 2, 3].flatMap((seed) =>
  sharedWorld({ seed, scale: 1, today })
    .world.content.all('product')
    .filter((item): item is Product => item.content_type === 'product'),
);

const concerns = ({ sections, nouns }: Relation, { csi, noun }: Product) =>
  (sections.length === 0 || sections.some((number) => csi[0]?.number.startsWith(number))) &&
  (nouns?.test(noun) ?? true);

describe('Values of a product agree with each other, in three worlds', () => {
  it.each(relations.map((relation) => [relation.name, relation] as const))('%s', (_, relation) => {
    const verdicts = products
      .filter((product) => concerns(relation, product))
      .map((product) => ({ title: product.title, holds: relation.holds(product) }));
    expect(verdicts.filter(({ holds }) => holds !== null).length, 'products that state it').toBeGreaterThan(
      0,
    );
    expect(verdicts.filter(({ holds }) => holds === false).map(({ title }) => title)).toEqual([]);
  });

  it('each stays within what its kind offers', () => {
    const kinds = new Map(
      sectionProfiles.flatMap(({ number, kinds: ofSection }) =>
        (ofSection ?? []).map((kind) => [`${number}/${kind.noun}`, kind] as const),
      ),
    );
    const strays = products.flatMap(({ title, csi, noun, attributes }) =>
      (kinds.get(`${csi[0]?.number ?? ''}/${noun}`)?.attributes ?? []).flatMap(({ key, values }) => {
        const value = attributes.find((one) => one.key === key)?.value;
        if (value === undefined) return [];
        const isWithin =
          'least' in values
            ? typeof value === 'number' && value >= values.least && value <= values.greatest
            : typeof value === 'string' && values.includes(value);
        return isWithin ? [] : [`${title}: ${key} ${String(value)}`];
      }),
    );
    expect(strays).toEqual([]);
  });
});
