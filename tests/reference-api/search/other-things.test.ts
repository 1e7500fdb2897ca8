import { expect, it } from 'vitest';
import { commonWords } from '#src/reference-api/content/words.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
const ask = (query: string) => askAsPage(index, query).answer;

const told = `
mail boxes | 105500
insulated concrete forms | 031119
hurricane ties | 060523
LVL header | 061713
CLT | 061719
jail cell | 111900
baby changing station | 102813
medical gas outlet | 226313
tamper resistant receptacle | 262726
occupancy sensor ceiling | 260923
irrigation controller | 328000
standpipe hose valve | 211200
floor drain trap primer | 221319
cast iron soil pipe | 221316
UL 762 fan | 233400
diffuser, linear slot | 233713
fire damper | 233300
spray foam roofing | 075700
walk in cooler | 114100
tree grate | 329443
pergola | 107300
speakers | 274100
sloped glazing | 086300
stone tile | 093033
garden roof | 073363
precast stairs | 034100
wood slat wall | 064200
railroad ties | 341133
swimming pool gutter | 131100
auditorium chairs | 126100
PEX pipe | 221116
UPS for data room | 263353
nana wall | 084333
fm200 | 212200
tilt-up brace insert | 031500
non shrink grout | 036000
masonry veneer anchor | 040519
pvc roof membrane | 075419
submersible pump wastewater | 221329
bacnet controls | 230900
checkered plate | 055000
walnut veneer wall panel | 064200
ASTM E1745 class A | 072600
knock down frames drywall | 081200
roll-up grille storefront | 083326
epoxy anchor 3/4 rebar | 050523
high speed doors freezer | 083300
1/4" laminated glass | 088100
wifi access point | 272133
pintura exterior | 099113
6x6 wire mesh | 032000
2x6 stud | 061000
MERV 13 filter | 234100
IIC 55 underlayment | 035400
pedestrian traffic coating balcony | 071800
steel bar joist K series | 052100
coat hooks | 102813
jail cell door | 083400
circulator pump | 232123
BIFMA chairs | 125200
26 32 13.13 | 263213
door for a freezer room | 083400
hood for a commercial kitchen | 233813
plexiglass sheet | 088400
granite veneer | 044200
grout | 036000
generator | 263213
adobe | 042400
weatherstrip | 087100
2x6 | 061000
r 38 blown in cellulose attic | 072126
4 inch cast iron no hub | 221316
patch panel 48 port | 271119
wire mesh lockers | 105143
mail box cluster unit | 105500
door sweep | 087100
parking stops | 321713
dampproofing asphalt | 071113
R 19 fiberglass | 072116
fire alarm horn strobe | 284613
duplex receptacle 20A | 262726
wainscot | 064200
diamond plate | 055000
formwork | 031100
demountable wall | 102219
low energy operator | 087113
buckling restrained brace | 051200
door position switch | 281500
kitchen hood fire suppression | 212300
domestic water booster pump VFD | 221123
medium voltage switchgear | 261300
RO water system | 223200
baldosas de goma | 096513
`;

it.each(
  told
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('%s: the library has none, and I am told its section', (query = '', number = '') => {
  const { lacking, corrected, hits } = ask(query);
  expect(lacking?.section?.number).toBe(number);
  expect(corrected).toBeNull();
  // Nothing that only shares words with it is shown in its place, but the library's own kinds of it are.
  const divisions = hits.hits.map(({ _source: hit }) =>
    sectionsOf(hit).some((section) => section.number.startsWith(number.slice(0, 2))),
  );
  expect(divisions).not.toContain(false);
});

it.each([
  ['lockers metal double tier', /locker/i],
  ['loading dock bumper', /dock bumper/i],
  ['eye wash station', /eyewash/i],
  ['windows that block noise', /window/i],
  ['house wrap', /weather barrier/i],
  ['surge protection', /surge protective device/i],
  ['acoustic wall panel fabric wrapped', /acoustic panel/i],
  ['pedestal paver system for roof deck', /paver/i],
  ['pipe penetration', /penetration/i],
  ['pdf spec for tpo', /thermoplastic-polyolefin/i],
  ['automatic sliding entrance doors', /sliding automatic entrance/i],
  ['firestop sleeve 4 inch pipe', /firestop sleeve/i],
  ['lowE glass SHGC 0.25', /low-e/i],
  ['soundproof', /acoustical|sound/i],
  ['drywal', /gypsum board/i],
  ['ERV', /energy recovery/i],
  ['roof waterproofing', /membrane/i],
  ['impermeabilizante para techo', /membrane/i],
  ['manufacturers of acoustic panels', /acoustic panel/i],
  ['rooftophatch', /roof hatch/i],
  ['gypsm bord', /gypsum board/i],
  ['vynil flooring', /vinyl tile/i],
  ['barandal de acero inoxidable', /stainless steel handrail/i],
  ['FSC certified wood doors', /wood door/i],
  ['CSI section for window shades', /roller shade/i],
  // The thing does not always stand last.
  ['dry fall white', /dry-fall ceiling paint/i],
  ['drywall furring', /furring channel/i],
  ['intumescent coating 2 hour beam', /fireproofing|intumescent/i],
  ['43 mil stud 16 in. o.c.', /load-bearing steel stud/i],
  ['115RE rail', /turnout|rail/i],
  ['600S162-54', /load-bearing/i],
  ['362S125-18', /partition stud/i],
  // Of what passes, products that are closest to the number first.
  ['hydraulic elevator 2500 lb', /holeless hydraulic elevator/i],
  ['SRI 82 roof', /membrane/i],
  ['aluminum window AW-PG50', /fixed aluminum window/i],
  ['200F sidewall sprinkler head', /sidewall sprinkler/i],
  // The size of an opening is read in any notation, and feet are inches.
  ['3-0 x 7-0 flush wood door', /wood veneer door/i],
  ['914 x 2134 door', /door/i],
  [`door 3'-0" x 7'-0"`, /door/i],
  ["8' high fence", /chain link fence/i],
  ['4.8 L/flush toilet', /water closet/i],
  ['45U rack', /equipment rack/i],
  ['420W solar panel', /photovoltaic module/i],
  ['480V panelboard', /panelboard/i],
  // What room it is for, and who says that a standard is his, is missing nowhere.
  ['epoxy flooring commercial kitchen', /epoxy mortar floor/i],
  ['washroom partitions', /partition/i],
  ['ANSI A117.1 grab bars', /grab bar/i],
  ['ASTM C90 block', /concrete masonry unit/i],
  ['FM 4470 roof', /membrane|cap sheet/i],
  ['which roofing can get wet with ponding water', /membrane/i],
  ['HSS 6x6x1/4', /steel/i],
  // Small words of Spanish are read, and its plurals.
  ['ventana valor U 1.6 W/m2K', /aluminum window/i],
  ['losetas de porcelana', /porcelain floor tile/i],
  ['puertas para exteriores', /door/i],
  ['membrana blanca para techo', /white epdm membrane/i],
  ['paneles acústicos para oficinas', /acoustic panel/i],
  ['luminarias exteriores', /area luminaire/i],
  // Words written as one, with a letter missing or wrong.
  ['rollerhades', /roller shade/i],
  ['waterclosett', /water closet/i],
  ['doorhardwear', /hinge|lockset|exit device/i],
  ['gypsumbord', /gypsum board/i],
  ['carpetile', /carpet tile/i],
  // The use that is asked about names the thing; what is done is no thing.
  ['what roofing membrane is best for a white roof', /TPO membrane/i],
  ['how do I stop sound between hotel rooms', /sound-damped gypsum board/i],
  ['dwg roof drain detail', /roof drain in sump/i],
  ['shower room tile', /tile/i],
  ['continuing education fire doors', /fire-rated/i],
  ['900 mm door', /wood veneer door/i],
  ['1200 mm grab bar', /grab bar/i],
  // Sizes by the trade's other names for them.
  ['CMU 12 inch', /concrete masonry unit/i],
  ['16 gauge structural stud', /load-bearing steel stud/i],
  ['osb sheathing w/ integral air barrier', /oriented strand board/i],
  ['what insulation goes under slab', /extruded polystyrene board/i],
  ['spec for tpo roof word doc', /thermoplastic-polyolefin/i],
  ['firedor', /fire-rated/i],
  ['07 21 13 R≥10', /mineral wool/i],
  // What is to be done to a thing is what is asked for.
  // The thin brick of a panel system is no panel; what a style is called names nothing.
  ['thin brick panel system', /thin brick/i],
  ['service sink', /mop service basin/i],
  ['window 1.8 W/m2K', /window/i],
  ['.060 epdm', /epdm/i],
  ['casement window cw-pg50', /casement/i],
  ['ice guard underlayment', /self-adhering/i],
  ['which glass blocks UV', /glass/i],
  ['ventanas de aluminio doble vidrio', /aluminum window/i],
  ['STC 55 demising wall', /gypsum board/i],
  ['how do I fireproof steel beams', /fireproofing|fire-resistive/i],
  ['how do I keep water out of a basement wall', /waterproofing/i],
])('%s: found, and nothing is said to be missing', (query, title) => {
  const { lacking, hits } = ask(query);
  expect(lacking).toBeNull();
  const [first] = hits.hits;
  expect(first?._source).toHaveProperty('title', expect.stringMatching(title));
});

it.each([
  ['STC 40 glass', /glass/i],
  ['U-0.25 curtain wall', /curtain wall/i],
  ['STC 50 door', /door/i],
  ['25 gauge metal studs', /stud/i],
])('%s: nothing of another kind stands above what is nearest', (query, title) => {
  const { answer, near } = askAsPage(index, query);
  expect(answer.hits.total.value).toBe(0);
  expect(answer.near).not.toBeNull();
  expect(near[0]).toHaveProperty('title', expect.stringMatching(title));
});

it.each(['ASTM C1028', 'UL 300', 'NFPA 251'])(
  'lists no documents of all other standards for one that none cites: %s',
  (standard) => {
    expect(ask(standard).hits.total.value).toBe(0);
  },
);

it.each([
  ['pintura para exteriores', '099113'],
  ['puertas exteriores con vidrio', undefined],
  ['ventana valor U 1.6 W/m2K', undefined],
])('%s: Spanish is not corrected as English', (query, section) => {
  const { corrected, lacking } = ask(query);
  expect(corrected).toBeNull();
  expect(lacking?.section?.number).toBe(section);
});

it.each([
  ['corner guards stainless steel', /corner guard/i],
  ['handrail stainless cable', /handrail/i],
  ['door hinges stainless', /hinge/i],
  ['sound rated window OITC 35', /window/i],
  ['seamless gutter 6in K style', /gutter/i],
  ['storefront 1" insulated center glazed', /storefront/i],
  ['stretch fabric wall', /fabric-wrapped/i],
  ['conduit firestop sealant', /firestop sealant/i],
  ['corten steel siding', /metal (?:wall panel|plank)/i],
])('%s: the thing stands first, and what it lacks is said', (query, title) => {
  const { lacking, hits } = ask(query);
  expect(lacking).not.toBeNull();
  expect(hits.hits[0]?._source).toHaveProperty('title', expect.stringMatching(title));
});

it.each([
  'abloy',
  'assa',
  'besam',
  'owens',
  'trox',
  'viega',
  'lenel',
  'stanley',
  'horton',
  'polyurea',
  'nadca',
  'seaman',
  'projected window',
  '4-sided curtain wall',
  'title 24 lighting controls',
  'storeroom lockset',
  // Makers who are close to a word of the trade.
  'roppe',
  'overly',
  'elevate',
  'nailor',
  'metlspan',
  'berridge',
  'rieder',
  'salice',
  'rakks',
  'marino',
  'Owens Corning',
  // Where no other word is known, none tells that this one is mistyped.
  'besam owens',
])('%s is a word of its own, not a misspelled one', (query) => {
  expect(ask(query).corrected).toBeNull();
});

it.each([
  ['metl deck', 'metal deck'],
  ['glassblok', 'glass block'],
  ['hinje', 'hinge'],
  ['kable', 'cable'],
  ['panel de yezo', 'panel de yeso'],
  ['humdad', 'humedad'],
  // Corrected as typed, not as read.
  ['glas block', 'glass block'],
  ['cat 6 plenum cabel', 'cat 6 plenum cable'],
  ['brik veneer', 'brick veneer'],
  ['seiling tiles', 'ceiling tiles'],
  ['puerta de alumnio', 'puerta de aluminio'],
  ['aislamento termico', 'aislamiento termico'],
])('%s is corrected to %s', (query, corrected) => {
  expect(ask(query).corrected?.to).toBe(corrected);
});

it.each([
  ['floor hatch 300 psf', /floor access door/i],
  ['storm drain pipe hdpe 18 in', /storm pipe/i],
  ['bacnet controller', /controller/i],
  ['window blinds', /roller shade/i],
  ['permeable pavers', /porous|paving grid/i],
  ['surface mounted fire extinguisher cabinet', /extinguisher cabinet/i],
])('%s is found by its other name', (query, title) => {
  const { hits, lacking } = ask(query);
  expect(lacking?.section ?? null).toBeNull();
  expect(hits.hits[0]?._source).toHaveProperty('title', expect.stringMatching(title));
});

it('takes no name for the beginning of a word', () => {
  expect(ask('dow').hits.total.value).toBe(0);
});

it('takes no word of plain English for a misspelled one', () => {
  // Each is tried without an index in names-of-other-things.test.ts.
  const some = commonWords.filter((_, at) => at % 8 === 0);
  expect(some.filter((word) => ask(word).corrected !== null)).toEqual([]);
});
