import { expect, it } from 'vitest';
import { readRequirements } from '#src/domain/requirements.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const index = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' }).search();
const ask = (query: string) => askAsPage(index, query).answer;

it.each([
  // What it is for: the size of its aggregate, the photocell that it has.
  ['4000 psi ready mix 3/4" aggregate', /ready-mixed concrete/i],
  ['R-6 per inch rigid foam', /continuous insulation/i],
  ['bloque de concreto 8 pulgadas', /concrete masonry unit/i],
  ['boys bathroom partitions hdpe', /toilet partition/i],
  ['science lab fume hood', /fume hood/i],
  ['exterior wall pack photocell', /wall pack/i],
  ['vertical reciprocating lift', /reciprocating conveyor/i],
  ['fiberglas reinforced panel', /FRP/i],
])('%s: found, nothing corrected', (query, noun) => {
  const { corrected, hits } = ask(query);
  expect(corrected).toBeNull();
  const [first] = hits.hits;
  expect(first?._source.content_type === 'product' ? first._source.noun : '').toMatch(noun);
});

it('answers a number of eight digits by the section above it, and says so', () => {
  const { section, understood, lacking } = ask('07 21 13.13');
  expect(section?.number).toBe('072113');
  expect(understood).toContainEqual({ from: '07 21 13.13', to: '07 21 13' });
  expect(lacking).toBeNull();
});

it('takes no speed of wind for a pressure', () => {
  expect(ask('ASCE 7 wind uplift 120 mph').near ?? null).toBeNull();
});

it.each([
  ['mobile pedestal file', '125100'],
  ['tapered iso crickets', '072200'],
  ['válvula de bola de bronce 3/4', '220523'],
  ['bomba de achique', '221429'],
])('%s: the section of what is missing is named', (query, section) => {
  expect(ask(query).lacking?.section?.number).toBe(section);
});

it.each([
  ['ALUM STF frm 2x4-1/2 thermally broken', /storefront framing/i],
  ['stl lkr dbl tier', /locker/i],
  ['alum wdw csmt', /casement aluminum window/i],
  ['aluminum sunscreen', /sunshade/i],
  ['paver 24 x 24 x 2', /paver/i],
  ['baldosa acústica para techo falso', /ceiling panel/i],
  ['malla ciclonica 6 pies', /chain link/i],
  ['wall outlet toilet', /water closet/i],
  ['CAD detail window head jamb sill', /window (?:head|jamb|sill)/i],
  ['epoxy floor coating', /epoxy mortar floor/i],
  ['ladrillo visto fachada', /brick/i],
  ['hide electrical panel in the hallway wall', /panelboard/i],
])('%s: what the abbreviation, size, or part of a detail belongs to comes first', (query, title) => {
  const [first] = ask(query).hits.hits;
  expect(first?._source).toHaveProperty('title', expect.stringMatching(title));
});

it('reads a sample of a paper as the paper, not as certificates with SAMPLE in their number', () => {
  const { hits } = ask('sample submittal');
  expect(hits.hits.slice(0, 5).map(({ _source }) => _source.content_type)).toEqual(
    Array.from({ length: 5 }, () => 'datasheet'),
  );
});

it('reads no board of 54 in. as that thick', () => {
  const state = readRequirements('5/8 moisture resistant gypsum board 54 in');
  expect(state.ranges).toEqual([{ name: 'thickness', from: 0.625, to: 0.625 }]);
});

it('reads no slang that begins within another name: a glass block wall is of no concrete blocks', () => {
  expect(ask('glass block wall').lacking).toMatchObject({ words: 'glass block' });
});
