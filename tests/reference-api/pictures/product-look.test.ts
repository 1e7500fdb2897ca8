import { describe, expect, it } from 'vitest';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { filled, glass, toneOf, turnedOver } from '#src/reference-api/drawings/svg/picture-style.ts';
import { coverPicture } from '#src/reference-api/pictures/cover.ts';
import { companyLogo } from '#src/reference-api/pictures/company-logo.ts';
import { colorOf, tagOf } from '#src/reference-api/pictures/product-look.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const products = [...world.content.all('product')];
const product = products[0];
if (!product) throw new Error('The world has no product.');

/** Red, green, and blue, 0 to 255. */
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const brightness = (hex: string): number => channels(hex).reduce((sum, value) => sum + value, 0) / 3;

/** What the site's filter in the dark makes of a color: `invert(1) hue-rotate(180deg)`. */
function filtered(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => 255 - value);
  const gray = 0.213 * red + 0.715 * green + 0.072 * blue;
  return [red, green, blue].map((value) => Math.round(Math.min(255, Math.max(0, 2 * gray - value))));
}

describe('the color of a product', () => {
  it('is one that it is sold in', () => {
    const wrong = products.filter((one) => {
      const swatches = one.options.flatMap(({ values }) => values.flatMap(({ swatch }) => swatch ?? []));
      return swatches.length > 0 && !swatches.includes(colorOf(one).color);
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    expect(productPicture(world, product.id)).toContain(toneOf(colorOf(product).color, false).fill);
  });

  it('stays light enough for lines, and in the dark dim enough', () => {
    for (const color of ['#f4f5f2', '#cdbf9f', '#9a9c9b', '#26282a']) {
      const { fill, dark } = toneOf(color, true);
      expect(brightness(fill)).toBeGreaterThan(90);
      expect(brightness(dark)).toBeLessThan(115);
    }
    const dims = ['#f4f5f2', '#9a9c9b', '#26282a'].map((color) => brightness(toneOf(color, false).dark));
    expect(dims).toEqual(dims.toSorted((one, other) => other - one));
  });

  it.each(['#6e6e6c', '#3a2a26', '#564f43', '#2b333b'])(
    '%s is what the filter of the dark theme shows',
    (dark) => {
      channels(dark).forEach((value, at) =>
        expect(Math.abs(value - (filtered(turnedOver(dark))[at] ?? 0))).toBeLessThan(3),
      );
    },
  );
});

it.each([
  'storefront',
  'interior-storefront',
  'curtain-wall',
  'silicone-curtain-wall',
  'entrance-door',
  'window',
  'casement-window',
  'hung-window',
  'sliding-window',
  'full-view-door',
  'skylight',
] as const)('the glass of a %s has not the color of its frame', (key) => {
  const drawing = drawProduct(key, 3);
  const picture = drawingToPicture(drawing, { title: key, tone: '#6b5a45' });
  expect(picture).toContain(`<path ${filled(glass)} stroke="none"`);
  expect(drawing.faces?.some(({ tone }) => tone === 'lit')).toBe(true);
});

describe('pictures of one kind', () => {
  it('tell thicknesses apart', () => {
    const drawn = [45, 60, 80].map((mil) =>
      drawingToPicture(drawProduct('membrane-roll', 0, new Map([['membraneThickness', mil]])), { title: '' }),
    );
    expect(new Set(drawn).size).toBe(3);
  });

  it('are named on a tag by section, kind, and what tells them apart, for which small ones have no room', () => {
    const { section, name, note } = tagOf(product);
    const picture = productPicture(world, product.id) ?? '';
    for (const words of [section.slice(0, 2), name.toUpperCase(), note])
      expect(picture).toContain(`aria-label="${words}"`);
    expect(picture).toMatch(/max-width:300px\)\{[^@]*\.w\{display:none\}/);
  });
});

describe('covers', () => {
  it.each([
    ['post', world.blogPosts],
    ['course', world.courses],
    ['podcast', world.podcasts],
    ['news', world.news],
  ] as const)('of each %s are drawn from its subject', (kind, records) => {
    const ids = [...records.keys()].filter((_, index) => index % 5 === 0);
    const covers = ids.map((id) => coverPicture(world, kind, id) ?? '');
    expect(covers.filter((svg) => !svg.startsWith('<svg') || /NaN|undefined/.test(svg))).toEqual([]);
    expect(new Set(covers).size).toBe(covers.length);
    expect(coverPicture(world, kind, 99_999)).toBeNull();
  });
});

describe('a logo', () => {
  it('is one word where it is small, and has no paper of its own', () => {
    const company = [...world.companies.values()].find(({ logo }) => logo !== null);
    if (!company) throw new Error('No company has a logo.');
    const svg = companyLogo(company);
    expect(svg).toMatch(/max-width:120px\)\{\.l\{display:none\}/);
    expect(svg).toContain(`aria-label="${company.companyNoHtml.split(' ')[0] ?? ''}"`);
    expect(svg).not.toContain('<rect');
  });
});
