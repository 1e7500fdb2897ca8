import { expect, it } from 'vitest';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();

it.each([
  'window u-factor <= 0.28',
  'SHGC 0.25',
  'R-30',
  'STC>=50',
  'STC 50 door',
  'SRI 82',
  'FM 1-90',
  '60 mil TPO',
  'EPD concrete 4000 psi',
  'sealant to ASTM C920',
])('the API reads a number with its property by itself, as the page does: %s', (words) => {
  const page = askAsPage(index, words).answer;
  const bare = index.search(words, null, {});
  expect(bare.hits.hits.map(({ _id }) => _id)).toEqual(page.hits.hits.map(({ _id }) => _id));
  expect(bare.near).toEqual(page.near);
  expect(bare.understood).not.toEqual([]);
});

it('takes the words as typed when that is asked for', () => {
  const typed = index.search('R-30', null, { exact: '1' });
  expect(typed.understood).toEqual([]);
  expect(typed.hits.total.value).toBeLessThan(index.search('R-30', null, {}).hits.total.value);
});

it.each([
  ['low', 'Lowland Resilient Flooring', 'Lowcrete'],
  ['slab', 'Slabline'],
  ['copper', 'Copperfen', 'Copperdrain'],
  ['EPD', 'EPDM'],
])('a word that the library has is not the beginning of a name: %s', (word, ...names) => {
  const found = index
    .search(word, null, { size: 5 })
    .hits.hits.map(({ _source }) => ('title' in _source ? _source.title : _source.company));
  expect(found.length).toBeGreaterThan(0);
  for (const name of names) expect(found.filter((title) => title.startsWith(name))).toEqual([]);
});

it.each([
  'HDPE toilet partition',
  'fire extinguisher cabinet',
  'ADA grab bar 36"',
  'U-0.29 window',
  'chain link fence 6 ft',
  'CMU 8x8x16',
])('does not say that there is nothing where there is: %s', (words) => {
  const { answer } = askAsPage(index, words);
  expect(answer.hits.total.value).toBeGreaterThan(0);
  expect(answer.lacking ?? null).toBeNull();
  expect(answer.near ?? null).toBeNull();
});

it.each([
  ['door closer', '087100'],
  ['hand dryer', '102813'],
  ['14 21 00', '142100'],
  ['06 61 16', '066116'],
  ['roof drain', '221426'],
  ['awning', '107313'],
  ['canopy', '107316'],
  ['fire rated glass 90 min', '088813'],
  ['rebar grade 60', '032000'],
])('names the section of what is not there, and the nearest that have something: %s', (words, section) => {
  const { lacking } = askAsPage(index, words).answer;
  expect(lacking?.section?.number).toBe(section);
  expect(lacking?.sections.length).toBeGreaterThan(0);
});

it('finds a product at each size that it is offered in', () => {
  const fences = (height: string) =>
    askAsPage(index, `chain link fence ${height}`).answer.hits.hits.map(
      ({ _source }) => _source.content_type,
    );
  expect(fences('8 ft')).toContain('product');
  expect(fences('9 ft')).not.toContain('product');
});
