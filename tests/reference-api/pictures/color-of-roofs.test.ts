import { expect, it } from 'vitest';
import { colorOf } from '#src/reference-api/pictures/product-look.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const products = sampleWorlds().flatMap(({ content }) => content.all('product'));
const indexOf = ({ attributes }: (typeof products)[number]) =>
  attributes.find(({ key }) => key === 'solarReflectanceIndex')?.value;

it('shows a roof of a high solar reflectance index in white, where it is sold in white', () => {
  const bright = products.filter(
    (product) =>
      Number(indexOf(product)) >= 85 &&
      product.options.some(({ values }) => values.some(({ text }) => text === 'White')),
  );
  expect(bright.length).toBeGreaterThan(5);
  expect(new Set(bright.map((product) => colorOf(product).name))).toEqual(new Set(['White']));
});

it('shows a dark one in a dark color', () => {
  const dark = products.filter((product) => Number(indexOf(product)) <= 30 && colorOf(product).name !== null);
  expect(dark.map((product) => colorOf(product).name).filter((name) => name === 'White')).toEqual([]);
});
