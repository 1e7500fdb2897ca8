import { describe, expect, it } from 'vitest';

import { contentTypes } from '#src/contracts/content-types.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const worlds = sampleWorlds().map((world) => ({ world, seed: world.seed }));

describe.each(worlds)('in the world of seed $seed', ({ world: { content } }) => {
  it('a detail number is one sheet’s, and a sheet one product’s', () => {
    const details = content.all('cad');
    expect(repeated(details.map(({ detailNumber }) => detailNumber))).toEqual([]);
    expect(details.filter(({ productIds }) => productIds.length !== 1)).toEqual([]);
  });

  it('a model number is one product’s', () => {
    expect(repeated(content.all('product').map(({ model }) => model))).toEqual([]);
  });

  it('a trade name is one maker’s', () => {
    const owners = Map.groupBy(content.all('product'), ({ tradename }) => tradename);
    const shared = [...owners].filter(([, products]) => new Set(products.map(({ coid }) => coid)).size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });
});

describe('odd records that only tests need', () => {
  const [{ world } = { world: undefined }] = worlds;
  const odd = (text: string) => /[\p{Script=Arabic}\p{Script=Han}\p{M}]|<script|<b>/u.test(text);
  const corner = world?.content.ofCompany(19_001, 'product') ?? [];

  it('are of a maker of their own, and each has its address', () => {
    expect(corner.map(({ id }) => id)).toEqual([900_001, 900_002, 900_003, 900_004, 900_005]);
    expect(corner.filter(({ id }) => world?.content.find('product', id)?.coid !== 19_001)).toEqual([]);
    expect(world?.companies.get(19_001)?.companyNoHtml).toBe('Edge Case Test Records');
    expect(corner.filter(({ title }) => odd(title)).length).toBe(4);
  });

  it('are in no list', () => {
    expect([...(world?.companies.keys() ?? [])]).not.toContain(19_001);
    for (const type of contentTypes) {
      const all = world?.content.all(type) ?? [];
      expect(
        all.filter(({ coid, title }) => coid === 19_001 || odd(title)).map(({ title }) => title),
      ).toEqual([]);
    }
    expect(world?.content.inDivision('07', 'product').filter(({ coid }) => coid === 19_001)).toEqual([]);
  });
});
