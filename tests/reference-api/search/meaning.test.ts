import { expect, it } from 'vitest';

import type { Content } from '#src/contracts/content.ts';
import { createMeaningIndex } from '#src/reference-api/meaning/meaning-index.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = createMeaningIndex();
const looked = 5;

/** Layman's words, and the sections that they mean. */
const paraphrases: readonly (readonly [coid: number, question: string, meant: readonly string[]])[] = [
  [31250, 'keeps rain out of flat roofs', ['075423', '075323']],
  [31250, 'something that stops heat escaping through the walls', ['072113']],
  [31250, 'how do I climb up onto the top of the building', ['077233']],
  [31250, 'so the storm does not blow off the edge', ['077100']],
  [31250, 'carries rain away from the eaves', ['076200']],
  [31250, 'sloped roof that will not rust', ['074113']],
  [31250, 'stretchy black rubber sheet', ['075323']],
  [31250, 'warm in winter, lower heating bill', ['072113']],
  [31250, 'metal cap on top of a low wall around the roof', ['077100', '076200']],
  [31250, 'does not burn behind the outside wall', ['072113']],
  [40417, 'see outside through the front of the building', ['084413', '084113', '085113']],
  [40417, 'let daylight in from above', ['086200', '088000']],
  [52086, 'save water in the restroom', ['224200']],
];

function isMeant(item: { csi?: Content['csi'] }, meant: readonly string[]): boolean {
  return meant.includes(item.csi?.[0]?.number ?? '');
}

function byMeaning(coid: number, question: string, meant: readonly string[]): number {
  const near = index.near(question, world.content.everythingOf(coid)).slice(0, looked);
  return near.filter(({ item }) => isMeant(item, meant)).length;
}

function byWords(coid: number, question: string, meant: readonly string[]): number {
  const { hits } = search().search(question, null, { coid, size: looked }).hits;
  return hits.filter(({ _source }) => _source.content_type !== 'company' && isMeant(_source, meant)).length;
}

it.each(paraphrases)(
  '%i is asked «%s»: several of the nearest are what is meant',
  (coid, question, meant) => {
    expect(byMeaning(coid, question, meant)).toBeGreaterThanOrEqual(2);
    expect(byMeaning(coid, question, meant)).toBeGreaterThanOrEqual(byWords(coid, question, meant));
  },
);

it('finds over paraphrases at least twice what the words find', () => {
  const sum = (count: typeof byWords) =>
    paraphrases.reduce((total, [coid, question, meant]) => total + count(coid, question, meant), 0);
  expect(sum(byMeaning)).toBeGreaterThan(2 * sum(byWords));
});

it('orders by similarity, between 0 and 1, and tells words that the item writes', () => {
  const near = index.near('keeps rain out of flat roofs', world.content.everythingOf(31250));
  const figures = near.map(({ similarity }) => similarity);
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  expect(Math.max(...figures)).toBeLessThanOrEqual(1.000001);
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
  const [first] = near;
  const text = JSON.stringify(first?.item).toLowerCase();
  expect(first?.words().length).toBeGreaterThan(0);
  for (const word of first?.words() ?? []) expect(text).toContain(word);
});

it('reads a mistyped word as the likest known one', () => {
  const own = world.content.everythingOf(31250);
  const nearest = (question: string) => index.near(question, own)[0]?.item.csi[0]?.number;
  expect(nearest('polyisocyanuratte')).toBe(nearest('polyisocyanurate'));
});

it.each(['', '§§§', '1234 5678'])('knows nothing near to «%s»', (question) => {
  expect(index.near(question, world.content.everythingOf(31250))).toEqual([]);
});
