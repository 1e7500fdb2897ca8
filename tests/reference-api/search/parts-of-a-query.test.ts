import { describe, expect, it } from 'vitest';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
const ask = (query: string) => askAsPage(index, query);
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
/** Nouns of the products among the first hits. */
const nounsOf = (query: string) =>
  ask(query)
    .answer.hits.hits.slice(0, 8)
    .flatMap(({ _source: hit }) => (hit.content_type === 'product' ? [hit.noun] : []));

describe('two things joined by «and»', () => {
  it.each(
    rows(`
loading dock bumpers and wheel chocks | Dock bumper | wheel chocks | 111300
benches and trash receptacles | Cast aluminum bench | trash receptacles | 129323
gypsum board and joint compound | Abuse-resistant gypsum board | joint compound | 092900
gutters and snow guards | Gutter and downspout | snow guards | 077253
`),
  )('%s: shows %s, and names %s', (query = '', noun, words, number) => {
    expect(nounsOf(query)[0]).toBe(noun);
    expect(ask(query).answer.lacking).toMatchObject({ words, section: { number } });
  });

  it.each(
    rows(`
water heater and storage tank | Commercial storage water heater | Bolted steel storage tank
door hinges and locksets | Five-knuckle hinge | Mortise lockset
windows and storefronts | Fixed aluminum window | Thermal storefront framing
urinals and toilets | Washout urinal | Wall-hung water closet
`),
  )('%s: shows both, and nothing is missing', (query = '', ...nouns) => {
    expect(nounsOf(query)).toEqual(expect.arrayContaining(nouns));
    expect(ask(query).answer.lacking).toBeNull();
  });

  it.each(
    rows(`
shell and tube heat exchanger | Shell and tube heat exchanger
lighting and appliance panelboard | Lighting and appliance panelboard
gutter and downspout | Gutter and downspout
`),
  )('%s is one name', (query = '', noun = '') => {
    expect(nounsOf(query)[0]).toBe(noun);
    expect(ask(query).answer.lacking).toBeNull();
  });
});

describe('what stands before a preposition', () => {
  it.each(
    rows(`
roof hatch with safety railing | roof hatch
roof hatch with ladder and railing | roof hatch
lockers with benches | locker
concrete roof pavers on pedestals 24x24 | roof paver
panelboard with surge protection | panelboard
`),
  )('%s: the head is shown', (query = '', noun = '') => {
    expect(nounsOf(query)[0]?.toLowerCase()).toMatch(new RegExp(`(?:${noun})$`));
  });

  it('names what comes with it, if no product of that has it', () => {
    expect(ask('roof hatch with safety railing').answer.lacking?.section?.number).toBe('086700');
    expect(ask('glass railing with base shoe').answer.lacking?.section?.number).toBe('057300');
  });

  it.each([
    ['blown in cellulose', '072126'],
    ['stay in place bridge deck form', '031100'],
    ['150 kw diesel generator sound enclosure', '263213'],
  ])('%s: a name may hold one, and an enclosure is of what it encloses', (query, number) => {
    expect(ask(query).answer.lacking?.section?.number).toBe(number);
  });
});

describe('a sentence', () => {
  it.each([
    ['geese on the lawn keep people out landscape fence', /fence$/i],
    ['hard water stains on toilet fixtures what fixture is better', /water closet$/i],
  ])('%s: shows what it is about, and quotes no words', (query, noun) => {
    expect(nounsOf(query)[0]).toMatch(noun);
    expect(ask(query).answer.lacking).toBeNull();
  });

  it('shows the kind that it names beside what the library lacks', () => {
    const query = 'how do i stop condensation on metal roof in my barn';
    expect(ask(query).answer.lacking?.section?.number).toBe('072600');
    expect(nounsOf(query)[0]).toMatch(/metal roof panel$/i);
  });
});

describe('which words are said to be missing', () => {
  it.each(
    rows(`
carpet tile carbon negative | carbon negative
red list free acoustic wall panels HPD | red list free
fabric panel pfas free | pfas free
double glazed casement windows | double glazed
mold resistant drywall greenguard gold | greenguard gold
ASTM E1996 large missile impact storefront | ASTM E1996, missile impact
trench drain class C load | class C
slot machine | slot
`),
  )('%s: %s, as a whole', (query = '', words = '') => {
    expect(ask(query).answer.lacking?.words).toBe(words);
  });

  it.each(
    rows(`
limestone window sills
windows fog between panes replacement
ashrae 62.1 demand control ventilation sensor
50 mm stone wool 100 kg/m3 facade insulation
uv disinfection wastewater
expansion joint cover parking deck
4 ft x 8 ft frp
`),
  )('%s: what says where it goes, or what is wrong, is not missing', (query = '') => {
    expect(ask(query).answer.lacking).toBeNull();
  });
});

it('two numbers are met by one product, not by a specification of several', () => {
  const { answer, near } = ask('u 0.27 shgc 0.23 aluminum window');
  expect(answer.near).not.toBeNull();
  expect(near[0]).toMatchObject({ content_type: 'product', noun: 'Casement aluminum window' });
});

it('the level of a certificate chooses products', () => {
  expect(nounsOf('red list free insulation').every((noun) => noun === 'Mineral wool board')).toBe(true);
});

describe('what stands behind a thing', () => {
  it.each(
    rows(`
hollow metal frame welded galvanized | Hollow metal door | welded
fire rated access door insulated | Fire-rated access door | insulated
`),
  )('%s: the thing is shown whole, and only the attribute is missing', (query = '', noun, words) => {
    const bare = ask(query.split(' ').slice(0, 3).join(' ')).answer;
    expect(nounsOf(query)[0]).toBe(noun);
    expect(ask(query).answer.lacking).toMatchObject({ words, section: null });
    expect(bare.lacking).toBeNull();
  });

  it.each(
    rows(`
insulated metal wall panel horizontal | 07421319
sound mat under hardwood floor | 096013
6 mil poly sheeting | 072600
pads under rooftop equipment | 077200
roof equipment support | 077200
static dissipative vinyl tile | 096536
sds for muriatic acid masonry cleaner | 040120
material safety data sheet for masonry cleaner | 040120
dissimilar metal separation between aluminum and steel | 050500
`),
  )('%s: %s, which the library has none of, stays the section', (query = '', number = '') => {
    expect(ask(query).answer.lacking?.section?.number).toBe(number);
  });

  it('papers on a thing are found whatever follows it', () => {
    const { hits, lacking } = ask('epd for structural steel hot rolled sections').answer;
    expect(hits.hits.map(({ _source: hit }) => hit.content_type)).toEqual(['epd', 'epd']);
    expect(lacking).toBeNull();
  });
});

it('a noun of the trade in a phrase is no trade name', () => {
  const sections = ask('gasket between curtain wall and slab edge').answer.hits.hits.map(({ _source: hit }) =>
    'csi' in hit ? hit.csi[0]?.number : null,
  );
  expect(sections[0]).toBe('084413');
});

it.each(
  rows(`
prefinished standing seam metal roof panel | Standing seam metal roof panel
wall hung toilet bariatric | Wall-hung water closet
100 mm extruded polystyrene 250 kPa | Extruded polystyrene board
pintura epóxica para piso de garaje | Decorative flake floor
impermeabilizante para techo plano | Nonreinforced EPDM membrane
flooring for commercial kitchen | Quarry tile
`),
)('%s: %s first, and what it states in another form is not missing', (query = '', noun = '') => {
  expect(ask(query).answer.lacking).toBeNull();
  expect(nounsOf(query)[0]).toBe(noun);
});
