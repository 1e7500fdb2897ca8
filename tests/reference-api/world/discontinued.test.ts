import { expect, it } from 'vitest';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const ended = sampleWorlds().flatMap(({ content }) =>
  content.all('product').flatMap((product) => {
    const { discontinued, title, created_at } = product;
    if (discontinued === null) return [];
    const successor = content.find('product', discontinued.replacedBy?.id ?? 0);
    return [
      { title, created: created_at.slice(0, 10), since: discontinued.since, noun: product.noun, successor },
    ];
  }),
);
const kindOf = (noun = '') => noun.toLowerCase().split(' ').slice(-2).join(' ');

it('a product that is no longer made was made before', () => {
  expect(ended.length).toBeGreaterThan(20);
  expect(ended.filter(({ created, since }) => created >= since)).toEqual([]);
});

it('what replaces it is of its kind, and still made', () => {
  const replaced = ended.filter(({ successor }) => successor !== null);
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.filter(({ noun, successor }) => kindOf(noun) !== kindOf(successor?.noun))).toEqual([]);
  expect(replaced.filter(({ successor }) => successor?.discontinued !== null)).toEqual([]);
});
