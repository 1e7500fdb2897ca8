import { describe, expect, it } from 'vitest';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import {
  drawingOfNoun,
  nounsOf,
  productDrawingKeys,
} from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { sketches } from '#src/reference-api/drawings/products/sketches.ts';
import { drawingToSvg } from '#src/reference-api/drawings/svg/drawing-to-svg.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

const svgOf = new Map(
  productDrawingKeys.map((key) => [
    key,
    drawingToSvg(drawProduct(key, 0), { thumbnail: true, title: 'Picture' }),
  ]),
);

describe('the pictures of products', () => {
  it('show every kind that is sold by a drawing made for it', () => {
    const without = sectionProfiles
      .flatMap(({ number, nouns }) => nouns.map((noun) => ({ number, noun, key: drawingOfNoun(noun) })))
      .filter(({ noun, key }) => !nounsOf[key].includes(noun) || !sketches[key])
      .map(({ number, noun }) => `${number} ${noun}`);
    expect(without).toEqual([]);
  });

  it('name each kind once', () => {
    const nouns = productDrawingKeys.flatMap((key) => nounsOf[key].map((noun) => noun.toLowerCase()));
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
  });

  it('are drawn once each: no two keys give the same drawing', () => {
    const keys = new Map<string, string[]>();
    for (const [key, svg] of svgOf) keys.set(svg, [...(keys.get(svg) ?? []), key]);
    expect([...keys.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('are whole and small enough for a list of fifty', () => {
    const groups = (svg: string, tag: RegExp): number => svg.match(tag)?.length ?? 0;
    const broken = [...svgOf].filter(
      ([, svg]) => groups(svg, /<g\b/g) !== groups(svg, /<\/g>/g) || /NaN|Infinity|undefined/.test(svg),
    );
    expect(broken.map(([key]) => key)).toEqual([]);
    const sizes = [...svgOf].map(([key, svg]) => ({ key, size: svg.length }));
    expect(sizes.filter(({ size }) => size > 70_000)).toEqual([]);
    expect(
      sizes.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)],
    ).toBeLessThan(9000);
  });
});
