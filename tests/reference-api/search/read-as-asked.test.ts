import { expect, it } from 'vitest';
import { titleOf } from '#src/reference-api/search/document-fields.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const index = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' }).search();
const ask = (query: string) => askAsPage(index, query).answer;
const firstOf = (query: string) => {
  const hit = ask(query).hits.hits[0]?._source;
  return hit === undefined ? '' : hit.content_type === 'product' ? hit.noun : titleOf(hit);
};

it.each([
  ['PET felt baffles', '098436'],
  ['ceiling baffle', '098436'],
  ['hanging baffles', '098436'],
  ['acoustic clouds', '098436'],
  ['cloud', '098436'],
  ['tectum', '095400'],
  ['egg crate ceiling', '095400'],
  ['tilt-up panels', '034713'],
  ['insulated precast wall panel', '034500'],
  ['fiberglass window', '085413'],
  ['bird control', '108113'],
  ['floor flatness', '033500'],
  ['FF 50 FL 30 floor', '033500'],
  ['FF35 slab', '033500'],
])('%s is not shown as what only resembles it', (query, section) => {
  const { lacking, corrected } = ask(query);
  expect(lacking?.section?.number).toBe(section);
  expect(corrected ?? null).toBeNull();
});

it.each(['4 inch cove base', '6 inch rubber base', 'resilient wall base', 'rubber wall base', 'vinyl base'])(
  '%s: no product, but details under another of its names',
  (query) => {
    expect(ask(query).lacking?.section?.number).toBe('096513');
    expect(firstOf(query)).toMatch(/resilient wall base/i);
  },
);

it.each([
  'slip track for head of wall',
  'deflection track',
  'slotted track',
  'slip track',
  'head of wall track',
])('%s: details of a deflection track are found', (query) => {
  expect(firstOf(query)).toMatch(/deflection track/i);
});

it.each([
  ['nfpa 285 compliant cladding', /MCM panel/i],
  ['UL 10C listed door', /door/i],
  ['ASTM C920 compliant sealant', /sealant/i],
  ['NSF 61 certified faucet', /faucet/i],
  ['ASTM E84 tested wall panel', /wall panel/i],
  ['ADA compliant sink', /lavatory/i],
  ['class A rated roof', /roof/i],
  ['24 ga standing seam', /snap-lock/i],
  ['silicone sealant structural glazing', /silicone weatherseal sealant/i],
  ['polyurethane sealant window perimeter', /polyurethane joint sealant/i],
  ['urethane sealant precast joints', /polyurethane joint sealant/i],
  ['acoustical sealant partition', /acoustical sealant/i],
  ['Busline 200 amp', /panelboard/i],
])('%s: a word beside the thing makes nothing else of it', (query, noun) => {
  expect(firstOf(query)).toMatch(noun);
  expect(ask(query).lacking?.words ?? '').not.toMatch(/^(?:compliant|listed|certified|tested|sealant)$/);
});

it.each([
  'exterior acrylic paint',
  'pintura acrilica exterior',
  'exterior latex enamel paint',
  'exterior alkyd paint',
  'oil based exterior paint',
  'pintura de latex exterior',
])('%s is exterior paint, which is missing', (query) => {
  expect(ask(query).lacking?.section?.number).toBe('099113');
});

it.each([
  ['what should I use under hardwood floor on concrete to stop noise', '096013'],
  ['stop noise under hardwood floor on concrete', '096013'],
  ['how do I reduce footstep noise through wood floors', '096013'],
  ['what goes under lvt flooring to make it quiet', '096013'],
  ['something to keep pigeons off ledges', '108113'],
  ['how to keep birds from nesting under the canopy', '108113'],
  ['what keeps swallows from nesting in the eaves', '108113'],
  ['how do I stop condensation on a metal building roof', '072600'],
  ['how to keep sound from going through a door', '083473'],
])('%s asks for a thing that no word names', (query, section) => {
  expect(ask(query).lacking?.section?.number).toBe(section);
});

it.each([
  'warranty',
  'roof warranty',
  'warranty 20 years',
  'warranty 20 year roof',
  '30 year roof warranty',
  '10 yr warranty lvt',
])('%s: what products are measured by is no missing form', (query) => {
  const { lacking, hits } = ask(query);
  expect(lacking ?? null).toBeNull();
  expect(hits.total.value).toBeGreaterThan(0);
});

it('reads a maker as the things of its section, however the section is called', () => {
  const made = ask('bobrick').hits.total.value;
  expect(made).toBeGreaterThan(20);
  expect(made).toBe(ask('toilet accessories').hits.total.value);
});

it.each([
  ['STC 55 partition assembly', /gypsum board/i],
  ['1 hour partition', /gypsum board/i],
  ['garage floor epoxy', /floor/i],
  ['rated access door', /access door/i],
  ['UL listed firestop', /firestop/i],
])('%s: the library has it', (query, noun) => {
  expect(firstOf(query)).toMatch(noun);
  expect(ask(query).lacking ?? null).toBeNull();
});

it.each([
  ['picture rail', '062000'],
  ['stone veneer panel', '044300'],
  ['fire rated plywood sheathing', '061000'],
  ['acoustical ceiling clouds', '098436'],
])('%s is missing, whatever has one of its words', (query, section) => {
  expect(ask(query).lacking?.section?.number).toBe(section);
});

it.each([
  ['slab on grade vapor barrier 15 mil class A', '072600'],
  ['exterior stucco 3 coat', '092400'],
  ['stainless sink 3 compartment', '114000'],
  ['2 hour rated shaft wall', '09211623'],
  ['high strength grout base plate', '036000'],
  ['terrazzo epoxy thin set', '096600'],
  ['which paint is best for a steel bridge', '099600'],
  ['companies that make kitchen hoods', '233800'],
  ['something to stop rust on steel', '099600'],
  ['how do I keep water from coming through a brick wall', '071900'],
  ['sloped floor drain shower', '221319'],
  ['precast concrete stairs', '034100'],
  ['headwall unit patient room', '117300'],
])('%s: what stands last, or is counted, is not the thing', (query, section) => {
  expect(ask(query).lacking?.section?.number).toBe(section);
});

it.each(['CLT panel 5 ply', 'headwall unit patient room', 'spec section 33 41 00'])(
  '%s: nothing is shown that only shares a general word',
  (query) => {
    expect(ask(query).hits.total.value).toBe(0);
  },
);

it.each([
  ['lockers 3 tier with louvers', '3 tier'],
  ['energy star roof', 'energy star'],
])('%s: what is missing is told as it was typed', (query, words) => {
  expect(ask(query).lacking?.words).toBe(words);
});

it.each([
  'Doors shall be 1-3/4 inch thick, 18 gage, level 3',
  '36" wide x 80" tall hollow metal door 90 minute',
  'Section 08 71 00 door hardware spec in Word',
  'high impact wall protection sheet PVC free',
  'roof hatch',
  'cast in place concrete',
])('%s: nothing is said to be missing that nobody asked for', (query) => {
  expect(ask(query).lacking ?? null).toBeNull();
});

it('shows products that meet a standard before a film about it', () => {
  expect(firstOf('ASTM D4637')).toMatch(/EPDM membrane/);
});

it('does not tell of a reading that only adds hyphens', () => {
  expect(ask('cast in place concrete').understood).toEqual([]);
});

it.each([
  ['cross laminated timber floor panels', '061719'],
  ['slip joint deflection clips for cold formed framing', '054000'],
  ['mushroom button door release', '281500'],
  ['gooseneck barn light', '265600'],
  ['glass railing with base shoe', '057300'],
  ['208V 3 phase tankless water heater', '223300'],
  ['durock type board', '092813'],
  ['handrail brackets', '055200'],
  ['floor is too uneven for vinyl plank', '035400'],
  ['white powder on masonry', '040120'],
  ['neighbors hear footsteps through ceiling', '096013'],
  ['what do I need behind tile in a steam shower', '092813'],
])('%s: the section of what is missing is named', (query, section) => {
  expect(ask(query).lacking?.section?.number).toBe(section);
});

it.each([
  ['epoxy floor locker room', /epoxy/i],
  ['pavers clay herringbone', /clay/i],
  ['seismic expansion joint cover floor', /seismic/i],
  ['lever handle mortise lock', /mortise lockset/i],
  ['large format porcelain tile', /porcelain/i],
  ['installation video standing seam metal roof', /standing seam/i],
  ['ventanas de aluminio con ruptura de puente térmico', /aluminum window/i],
  ['tablero electrico 100 amperes', /panelboard/i],
  ['kettle steam 40 gallon', /kettle/i],
  ['drainable louvers for mechanical penthouse', /drainable/i],
  ['edge metal for low slope roof', /edge|coping|gravel stop/i],
])('%s: the first is what was asked for, and nothing is said against it', (query, noun) => {
  expect(firstOf(query)).toMatch(noun);
  expect(ask(query).lacking ?? null).toBeNull();
});

it.each([
  ['monorail hoist', 'monorail hoist', /hoist/i],
  ['10 14 00 signage CAD', 'CAD', /sign/i],
  ['mineral wool acoustic insulation', 'Acoustic Insulation', /mineral wool/i],
  ['lana mineral aislamiento acústico', 'Acoustic Insulation', /mineral wool/i],
])('%s: %s is said to be missing, and the nearest is shown', (query, words, noun) => {
  expect(ask(query).lacking?.words).toBe(words);
  expect(firstOf(query)).toMatch(noun);
});

it('shows partitions as the nearest to a wall of STC 60', () => {
  const { answer, near } = askAsPage(index, 'STC 60 wall');
  expect(answer.near?.terms).toBe('gypsum board partition');
  expect(near[0]).toHaveProperty('noun', expect.stringMatching(/gypsum board/i));
});
