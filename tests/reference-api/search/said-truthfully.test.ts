import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
const ask = (query: string) => askAsPage(index, query).answer;
const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
const firstTitle = (query: string) => {
  const [first] = ask(query).hits.hits;
  return first === undefined ? '' : 'title' in first._source ? first._source.title : '';
};

describe('what is missing', () => {
  it.each(
    rows(`
chain link 8 ft black vinyl | vinyl
carpet tile leather | leather
hollow metal door copper | copper
quartz countertop zinc | zinc
TPO membrane bronze | bronze
handrail stainless black walnut | walnut
`),
  )('%s: other records have %s, and only the hits lack it', (query = '', words = '') => {
    const { lacking, hits } = ask(query);
    expect(hits.total.value).toBeGreaterThan(0);
    expect(lacking).toMatchObject({ words, isElsewhere: index.search(words, null, {}).hits.total.value > 0 });
  });

  it('quotes a designation whole, and misses no handing', () => {
    expect(ask('floor hatch 36 x 36 H-20 aluminum').lacking).toMatchObject({ words: 'H-20' });
    expect(ask('UL 1479 W rated cast-in sleeve').lacking).toMatchObject({ words: 'W' });
    expect(ask('LHR 3-0 x 7-0 hollow metal door 90 min').lacking).toBeNull();
    expect(ask('slip resistant quarry tile').lacking).toBeNull();
  });

  it.each(
    rows(`
toilet partition hdpe floor mtd | null
VCT 12x12 1/8 | null
crane 5 ton jib | null
overhead coiling door 10x10 | null
hydraulic elevator 3500# 2 stop | null
0-10V dimming downlight | dimming
toilet partition leather hdpe walnut | leather, walnut
gypsum board UL 9999 | UL 9999
`),
  )('%s: says that %s is missing, no size, abbreviation, or part of a word', (query = '', words = '') => {
    expect(ask(query).lacking?.words ?? 'null').toBe(words);
  });

  it('quotes no single words of a sentence', () => {
    const sentence = 'lights should go off when nobody is there';
    expect(ask(sentence).lacking?.words).toBe(sentence);
  });

  it('names the section that a broad number of 1995 became', () => {
    expect(ask('section 05500').section?.number).toBe('055000');
    expect(ask('08710').section?.number).toBe('087100');
  });

  it.each(['15400 plumbing fixtures', '15400', '02800', '16500 lighting'])(
    'a broad number that several sections replaced names none of them: %s',
    (words) => {
      expect(ask(words).section ?? null).toBeNull();
    },
  );

  it('a number that one section replaced names it', () => {
    expect(ask('15410').section?.number).toBe('224200');
  });

  it.each(['unobtainium', 'roof hatch unobtainium'])('%s: no record has it', (query) => {
    expect(ask(query).lacking).toMatchObject({ words: 'unobtainium', isElsewhere: false });
  });

  it.each(['4000 psi concrete air entrained', 'entrained air concrete', 'concrete air-entrained'])(
    '%s: nothing, where a record says it in other words',
    (query) => {
      expect(ask(query).lacking).toBeNull();
      expect(firstTitle(query)).toMatch(/concrete/i);
    },
  );
});

it.each(
  rows(`
3070 90 min door | Fire-Rated Hollow Metal Door
3080 hollow metal door | Hollow Metal Door
6070 hollow metal door | Hollow Metal Door
3070 hm frame | Hollow Metal
4080 hollow metal door | Hollow Metal Door
1" low-e insulated glass | Insulating Glass Unit
1-1/4" insulating glass unit | Insulating Glass Unit
3-5/8 20 ga stud | Load-Bearing Steel Stud
33 mil stud 6" | Load-Bearing Steel Stud
12 ga stud | Load-Bearing Steel Stud
54 mil stud | Load-Bearing Steel Stud
NRC 0.70 2x2 ceiling | Ceiling Panel
2x2 lay-in ceiling CAC 35 | Ceiling Panel
2 x 4 ceiling panel | Ceiling Panel
2x4 acoustical ceiling tile | Ceiling Panel
`),
)('%s: a size that is an option counts', (query = '', title = '') => {
  expect(ask(query).lacking).toBeNull();
  expect(firstTitle(query)).toContain(title);
});

it.each([
  ['2868 wood door', '32 in. by 80 in. wood door'],
  ['8080 coiling door', '96 in. by 96 in. coiling door'],
  ['6070 door', '36 in. by 84 in. pair door'],
])('%s is read as %s', (query, read) => {
  expect(ask(query).understood?.at(-1)?.to).toBe(read);
});

it.each(
  rows(`
A156.3 | Rim Exit Device
A156.13 | Mortise Lockset
ANSI/BHMA A156.3 | Rim Exit Device
BHMA A156.13 lockset | Mortise Lockset
cat 6a jack | Modular Jack
cat6a | Modular Jack
cat6 | Category 6 Plenum Cable
`),
)('%s: a letter or a part makes it another designation', (query = '', title = '') => {
  const titles = ask(query).hits.hits.map(({ _source }) => ('title' in _source ? _source.title : ''));
  expect(titles[0]).toContain(title);
  expect(titles.filter((one) => one.includes(title))).not.toHaveLength(0);
});

it.each(['A156.19', 'A156.99', 'Z21.10', 'ASME B16.34', 'ANSI A108.99'])(
  '%s: no other part of it is shown',
  (query) => {
    expect(ask(query).hits.total.value).toBe(0);
  },
);

describe('a section that nothing is in', () => {
  it.each(
    rows(`
43 21 13 | 432100 | 434100
41 53 00 | 410000 | 412200
44 99 99 | 440000 | 442000
48 99 00 | 480000 | 481500
25 55 00 | 255500 | 253500
25 54 00 | 255400 | 253500
21 22 00 | 212200 | 211313
10 22 13 | 102213 | 102113
06 40 23 | 064023 | 064100
`),
  )('%s is named, with the nearest, and nothing else is found', (query = '', section = '', nearest = '') => {
    const { lacking, hits } = ask(query);
    expect(hits.total.value).toBe(0);
    expect(lacking?.section?.number).toBe(section);
    expect(lacking?.sections[0]?.number).toBe(nearest);
  });

  it.each(['09 91 13', '07 21 16', '07 84 43'])(
    '%s: its neighbors are not shown as if they were it',
    (query) => {
      const { lacking, hits } = ask(query);
      expect(lacking?.section?.number).toBe(query.replaceAll(' ', ''));
      expect(hits.hits.map(({ _source }) => sectionsOf(_source)[0]?.number)).not.toContain(
        lacking?.section?.number,
      );
    },
  );

  it.each(['09 91 23', '08 11 13.13', '32 31 19', '09 91 00'])(
    '%s: it or the section above has content',
    (query) => {
      expect(ask(query).lacking).toBeNull();
    },
  );
});

it.each(
  rows(`
ductwork | 233113 | 233600
sheet metal duct | 233113 | 233600
galvanized sheet metal ductwork | 233113 | 233600
kitchen cabinets | 123530 | 064100
kitchen cabinetry | 123530 | 064100
residential casework | 123530 | 064100
15 mil under slab | 072600 | 072500
10 mil below slab | 072600 | 072500
20 mil beneath the slab | 072600 | 072500
ul 300 | 212300 | 211313
`),
)('%s: the library has none, and the nearest is of its kind', (query = '', section = '', nearest = '') => {
  const { lacking, hits } = ask(query);
  expect(hits.total.value).toBe(0);
  expect(lacking?.section?.number).toBe(section);
  expect(lacking?.sections[0]?.number).toBe(nearest);
});

it.each([
  ['temporary fencing', 'temporary fence'],
  ['what insulation can I put under a concrete slab?', 'under slab insulation'],
  ['how do I insulate under a slab', 'under slab insulation'],
  ['insulation below slab', 'under slab insulation'],
])('%s finds what %s finds', (query, other) => {
  const found = (words: string) => ask(words).hits.hits.map(({ _id }) => _id);
  expect(found(query)).toEqual(found(other));
  expect(found(query)).not.toHaveLength(0);
});

it.each(
  rows(`
boiler | process boiler | Process Boiler
hot water boiler | process boiler | Process Boiler
caldera | process boiler | Process Boiler
thermostat | wall-mounted temperature sensor | Wall-Mounted Temperature Sensor
programmable thermostat | wall-mounted temperature sensor | Wall-Mounted Temperature Sensor
`),
)('%s is read as %s', (query = '', read = '', title = '') => {
  expect(ask(query).understood?.at(-1)?.to).toBe(read);
  expect(firstTitle(query)).toContain(title);
});

it.each([
  ['puerta cortafuego', /mineral core door|hollow metal door/i, /access door/i],
  ['fire door', /mineral core door|hollow metal door/i, /access door/i],
  ['bridge crane', /bridge crane/i, /jib crane/i],
  ['overhead bridge crane', /bridge crane/i, /jib crane/i],
  ['FM 1-90 roof', /membrane|roof panel/i, /gravel stop|edge anchor|coping/i],
])('%s: what is meant first comes before what may be meant', (query, meant, other) => {
  const titles = ask(query).hits.hits.map(({ _source }) => ('title' in _source ? _source.title : ''));
  const firstOther = titles.findIndex((title) => other.test(title));
  expect(titles[0]).toMatch(meant);
  const before = titles.slice(0, firstOther < 0 ? undefined : firstOther);
  expect(before.every((title) => !other.test(title))).toBe(true);
});
