import { expect, it } from 'vitest';
import { offeredSizes, optionsWithStated } from '#src/reference-api/trade/offered-sizes.ts';
import type { Attribute } from '#src/contracts/content.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

const stated = (label: string, value: number, unit: string): Attribute => ({
  key: label.toLowerCase(),
  label,
  symbol: '',
  value,
  unit,
  si: null,
  standard: null,
  better: null,
});
const offered = (name: string, ...texts: string[]) => ({
  name,
  values: texts.map((text) => ({ text, swatch: null })),
});

it.each([
  [stated('Thickness', 4.5, 'in'), offered('Thickness', '4 in', '5 in'), ['4 in', '4-1/2 in', '5 in']],
  [stated('Depth', 12, 'in'), offered('Depth', '4 in', '6 in'), ['4 in', '6 in', '12 in']],
  [stated('Depth', 0.875, 'in'), offered('Depth', '1-1/2 in'), ['7/8 in', '1-1/2 in']],
  [stated('Eave height', 18, 'ft'), offered('Eave height', '16 ft', '20 ft'), ['16 ft', '18 ft', '20 ft']],
  [stated('Length', 3, 'ft'), offered('Length', '24 in', '36 in'), ['24 in', '36 in']],
  [stated('Height', 3, 'ft'), offered('Lead time', '2 weeks'), ['2 weeks']],
])('offers the size that is stated: %j', (attribute, option, texts) => {
  const [own] = optionsWithStated([option], [attribute]);
  expect(own?.values.map(({ text }) => text)).toEqual(texts);
});

it('no product of any sample world states a size that it is not offered in', () => {
  const odd = sampleWorlds().flatMap(({ content }) =>
    content.all('product').filter((product) => {
      const again = optionsWithStated(product.options, product.attributes);
      return again.some(({ values }, at) => values.length !== product.options[at]?.values.length);
    }),
  );
  expect(odd.map(({ id, noun }) => `${id} ${noun}`)).toEqual([]);
});

it('reads other sizes into the attribute’s own unit', () => {
  const [world] = sampleWorlds();
  const bar = world?.content.all('product').find(({ noun }) => noun === 'Grab bar');
  const lengths = bar === undefined ? [] : offeredSizes(bar).filter(({ key }) => key === 'length');
  expect(lengths.map(({ value }) => value)).toContain(4);
});
