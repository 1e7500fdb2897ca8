import { describe, expect, it } from 'vitest';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import {
  drawingOfNoun,
  nounsOf,
  productDrawingKeys,
} from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { weights } from '#src/reference-api/drawings/svg/picture-style.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { hashDistance, pictureHash } from '#tests/support/picture-hash.ts';

const pictures = new Map(
  productDrawingKeys.map((key) => [
    key,
    drawingToPicture(drawProduct(key, 0), { title: 'Picture', tone: '#e4e4df' }),
  ]),
);

/** Of the lines and faces that two pictures have, at least this share differs where their kinds do. */
const leastDifference = 0.1;

describe('the pictures of products', () => {
  it('show every kind that is sold by a drawing made for it', () => {
    const without = sectionProfiles
      .flatMap(({ number, nouns }) => nouns.map((noun) => ({ number, noun, key: drawingOfNoun(noun) })))
      .filter(({ noun, key }) => !nounsOf.get(key)?.includes(noun))
      .map(({ number, noun }) => `${number} ${noun}`);
    expect(without).toEqual([]);
  });

  it('all show a kind', () => {
    expect(productDrawingKeys.filter((key) => !nounsOf.has(key))).toEqual([]);
  });

  it('name each kind once', () => {
    const nouns = [...nounsOf.values()].flat().map((noun) => noun.toLowerCase());
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
  });

  it('look different where the kinds are', async () => {
    const hashes = await Promise.all(
      [...pictures].map(async ([key, svg]) => ({ key, hash: await pictureHash(svg) })),
    );
    const alike = hashes.flatMap((one, index) =>
      hashes
        .slice(index + 1)
        .filter((other) => hashDistance(one.hash, other.hash) < leastDifference)
        .map((other) => `${one.key} and ${other.key}`),
    );
    expect(alike).toEqual([]);
  });

  it('are drawn in three weights, which do not grow with the picture', () => {
    const strokes = [...pictures.values()].flatMap(
      (svg) => svg.match(/<path\b[^>]*stroke-width[^>]*?d=/g) ?? [],
    );
    expect(new Set(strokes.map((tag) => Number(/stroke-width="([^"]*)"/.exec(tag)?.[1])))).toEqual(
      new Set(Object.values(weights)),
    );
    expect(strokes.filter((tag) => !tag.includes('vector-effect="non-scaling-stroke"'))).toEqual([]);
    const others = [...pictures].filter(([, svg]) =>
      /<path (?![^>]*(?:stroke-width=|stroke="none"))/.test(svg),
    );
    expect(others.map(([key]) => key)).toEqual([]);
  });

  it('are whole and small enough for a list of fifty', () => {
    const broken = [...pictures].filter(([, svg]) => /NaN|Infinity|undefined|\d\.\d{4}/.test(svg));
    expect(broken.map(([key]) => key)).toEqual([]);
    const sizes = [...pictures].map(([key, svg]) => ({ key, size: svg.length }));
    expect(sizes.filter(({ size }) => size > 36_000)).toEqual([]);
    expect(
      sizes.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)],
    ).toBeLessThan(6000);
  });
});
