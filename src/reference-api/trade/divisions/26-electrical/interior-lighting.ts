import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const exitUnit = (massKg: number, gwp: readonly [number, number]) =>
  declared('1 unit', massKg, gwp, 'PSR-0014: Luminaires');

/** Listed with the luminaires, but without lumens. */
const exitSign: ProductKind = {
  noun: 'Emergency exit sign',
  materials: [
    'die-cast aluminum with a brushed face',
    'injection-molded thermoplastic, flame retardant',
    'edge-lit acrylic with an aluminum canopy',
  ],
  descriptions: ['Shows the way out for ninety minutes after power fails.'],
  uses: ['exit doors', 'corridors', 'exit stairs', 'places of assembly'],
  limitations: [
    'Viewed from 100 feet at most.',
    'Batteries are tested each month and for 90 minutes each year.',
  ],
  attributes: [
    measured('powerInput', 'UL 924', 1, 5, 0.5),
    measured('emergencyTime', 'UL 924', 90),
    measured('characterHeight', 'UL 924', 6),
    chosen('legendColor', 'UL 924', 'Red', 'Green'),
    measured('viewingDistance', 'UL 924', 100),
    chosen('voltage', 'UL 924', '120-277 V'),
    chosen('mounting', null, 'Universal: wall, end and ceiling', 'Recessed', 'Pendant'),
  ],
  standards: ['UL 924', 'NFPA 101', 'NFPA 70'],
  programs: ['ul-listed', 'etl', 'baba'],
  epd: exitUnit(1.6, [12, 24]),
  hpd: [
    content('Aluminum', '7429-90-5', 'Housing', 68, 82, 'LT-P1'),
    content('Polymethyl methacrylate', '9011-14-7', 'Face', 6, 14, 'LT-UNK'),
    content('Nickel', '7440-02-0', 'Battery', 2, 6, 'LT-1'),
    content('Glass fiber laminate', '65997-17-3', 'Circuit board', 1, 3, 'LT-UNK'),
  ],
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'wall' },
  options: [
    option('Legend', ['Red', '#c0272d'], ['Green', '#1e8a4c']),
    option('Faces', 'Single', 'Double'),
    option('Power', 'AC only', 'Self-powered', 'Self-powered with self-test'),
    option('Lead time', 'Stock types: 1 week', 'Made to order: 6 weeks'),
    option('Warranty', '5 years', '10 years'),
  ],
};

const pcr = 'PSR-0014: Luminaires';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const flux = (least: number, greatest: number) => measured('luminousFlux', 'IES LM-79', least, greatest, 50);
const efficacy = (least: number, greatest: number) => measured('efficacy', 'IES LM-79', least, greatest, 1);
const color = measured('colorTemperature', 'ANSI C78.377', 2700, 5000, 100);
const rendering = measured('colorRendering', 'CIE 13.3', 80, 95, 5);
const glare = measured('glareRating', 'CIE 117', 16, 22, 1);
const life = measured('lumenMaintenance', 'IES TM-21', 50000, 100000, 10000);
const power = measured('powerInput', 'IES LM-79', 3, 120, 0.1);
const dimming = chosen('dimming', null, '0-10 V, 1 percent', '0-10 V, 10 percent', 'DALI-2', 'Not dimmed');
const base = ['UL 1598', 'UL 8750', 'IES LM-79', 'IES TM-21', 'ANSI C78.377', 'ASHRAE 90.1'];
const programs = ['dlc', 'ul-listed', 'etl', 'declare', 'baba'];
const whites = crossed(table('colorTemperature', 3000, 3500, 4000), table('colorRendering', 80, 90));
/** Watts follow from lumens and efficacy. */
const watts = (values: { readonly [key: string]: number | string }) => ({
  powerInput: Math.round((Number(values['luminousFlux']) / Number(values['efficacy'])) * 10) / 10,
});
const cct = option('Color temperature', '3000 K', '3500 K', '4000 K', 'Tunable 2700-6500 K');
const driver = option('Driver', '0-10 V, 1 percent', 'DALI-2', 'With emergency battery');
const finishes = option('Finish', ['Matte white', '#f3f3f0'], ['Silver', '#b3b6b8'], ['Black', '#242628']);
const ordered = option('Lead time', 'Stock types: 1 week', 'Made to order: 6 weeks');
const ambient = 'Lumen maintenance is projected to the ambient temperature tested, not above it.';
const protocol = 'Dimming curves differ by protocol; drivers and controls shall be tested together.';
const housing = content('Iron', '7439-89-6', 'Housing', 58, 74, 'LT-P1');
const extrusion = content('Aluminum', '7429-90-5', 'Housing', 62, 80, 'LT-P1');
const lens = content('Polymethyl methacrylate', '9011-14-7', 'Lens', 8, 18, 'LT-UNK');
const copper = content('Copper', '7440-50-8', 'Wiring', 1, 4, 'LT-P1');
const board = content('Glass fiber laminate', '65997-17-3', 'Circuit board', 1, 3, 'LT-UNK');

const troffer: ProductKind = {
  noun: 'Recessed LED troffer',
  materials: ['a die-formed steel housing with a frosted acrylic lens'],
  descriptions: [
    'Lights work planes evenly from the ceiling grid, with low glare.',
    'Drivers are reached from below without tools.',
  ],
  uses: ['open offices', 'classrooms', 'corridors', 'retail sales floors'],
  limitations: [ambient, protocol, 'Seismic categories D, E and F need four clips and two slack wires.'],
  attributes: [flux(2000, 6500), efficacy(115, 145), color, rendering, glare, life, dimming, power],
  series: crossed(table('luminousFlux', 2000, 3300, 4000, 4800, 6500), whites),
  deriveValues: watts,
  standards: [...base, 'NEMA LE 4', 'CIE 117'],
  programs,
  epd: unit(5.2, [32, 58]),
  hpd: [housing, lens, copper, board],
  options: [
    option('Size', '1 x 4 ft', '2 x 2 ft', '2 x 4 ft'),
    option('Lumens', '2,000', '3,300', '4,000', '4,800', '6,500'),
    cct,
    driver,
    ordered,
    option('Warranty', '5 years', '10 years'),
  ],
};

const linear: ProductKind = {
  noun: 'Linear suspended luminaire',
  materials: ['an extruded aluminum housing, powder coated, with a satin acrylic lens'],
  descriptions: ['Runs in rows without dark seams and lights the ceiling as well as the desk.'],
  uses: ['open offices', 'libraries', 'conference rooms', 'lobbies'],
  limitations: [ambient, protocol, 'Joined rows expand; leave the play shown at fixed ends.'],
  attributes: [flux(2400, 9600), efficacy(105, 140), color, rendering, glare, life, dimming, power],
  series: crossed(
    [{ luminousFlux: 2400 }, { luminousFlux: 4000 }, { luminousFlux: 6400 }, { luminousFlux: 9600 }],
    whites,
  ),
  deriveValues: watts,
  standards: [...base, 'ASTM B221', 'CIE 117'],
  programs: [...programs, 'living-product'],
  epd: unit(6.8, [48, 92]),
  hpd: [extrusion, lens, copper, board],
  options: [
    option('Length', '4 ft', '8 ft', 'Rows to order'),
    option('Distribution', 'Direct', 'Direct and indirect', 'Indirect'),
    finishes,
    cct,
    driver,
    ordered,
  ],
};

const downlight: ProductKind = {
  noun: 'LED downlight',
  materials: [
    'a die-cast aluminum heat sink with a spun aluminum reflector',
    'a die-cast aluminum heat sink with a polycarbonate reflector',
  ],
  descriptions: ['Lights floor and table from a small opening, with a cutoff of 45 degrees.'],
  uses: ['lobbies', 'corridors', 'hotel rooms', 'conference rooms'],
  limitations: ['Without an insulation-contact listing keep insulation 3 inches clear.', ambient, protocol],
  attributes: [
    measured('diameter', null, 3, 8, 1),
    flux(700, 4000),
    efficacy(82, 115),
    color,
    rendering,
    measured('glareRating', 'CIE 117', 13, 19, 1),
    life,
    power,
  ],
  series: crossed(
    table('diameter luminousFlux', [3, 700], [4, 1000], [4, 1500], [6, 2000], [8, 4000]),
    crossed(table('colorTemperature', 2700, 3000, 3500, 4000), table('colorRendering', 80, 90, 95)),
  ),
  deriveValues: watts,
  standards: [...base, 'CIE 117', 'ASTM E283'],
  programs: ['energy-star', 'ul-listed', 'etl', 'declare', 'baba'],
  epd: unit(1.8, [14, 28]),
  hpd: [extrusion, content('Polycarbonate', '25037-45-0', 'Reflector', 8, 18, 'LT-UNK'), copper, board],
  options: [
    option('Aperture', '3 in', '4 in', '6 in', '8 in'),
    option('Beam', 'Narrow 20°', 'Medium 40°', 'Wide 60°', 'Wall wash'),
    option(
      'Reflector',
      ['Clear', '#c9ccce'],
      ['White', '#f3f3f0'],
      ['Black', '#242628'],
      ['Wheat', '#c9a56a'],
    ),
    cct,
    ordered,
  ],
};

const grazer: ProductKind = {
  noun: 'Wall grazer',
  materials: ['an extruded aluminum housing with asymmetric acrylic optics'],
  descriptions: ['Draws the relief of stone, brick and fabric with light that falls steeply along the wall.'],
  uses: ['lobby walls', 'stone walls', 'coves', 'elevator lobbies'],
  limitations: ['Shows every joint and wave of the wall; use a washer on smooth board.', ambient],
  attributes: [
    measured('fluxPerLength', 'IES LM-79', 300, 1200, 50),
    measured('length', null, 1, 4, 1),
    efficacy(75, 105),
    color,
    measured('colorRendering', 'CIE 13.3', 90, 95, 5),
    life,
    dimming,
  ],
  series: crossed(
    table('length', 1, 2, 4),
    crossed(table('fluxPerLength', 400, 800, 1200), table('colorTemperature', 2700, 3000, 3500, 4000)),
  ),
  standards: [...base, 'ASTM B221'],
  programs: ['ul-listed', 'etl', 'declare'],
  epd: unit(2.4, [18, 34]),
  hpd: [extrusion, lens, copper, board],
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'wall' } as const,
  options: [
    option('Beam', '10 x 60°', '15 x 60°', '30 x 60°'),
    option('Length', '1 ft', '2 ft', '4 ft'),
    cct,
    finishes,
    ordered,
  ],
};

const wraparound: ProductKind = {
  noun: 'Surface wraparound luminaire',
  materials: ['a die-formed steel housing with a wraparound acrylic lens'],
  descriptions: ['Lights stairs and service rooms from a lens that is lit on three sides.'],
  uses: ['stairwells', 'storage rooms', 'service corridors', 'mechanical rooms'],
  limitations: ['Damp-listed luminaires are not suitable where water may fall on them.', ambient],
  attributes: [
    flux(2000, 8000),
    efficacy(110, 140),
    color,
    measured('colorRendering', 'CIE 13.3', 80),
    life,
    dimming,
    power,
  ],
  series: crossed(table('luminousFlux', 2000, 4000, 6000, 8000), table('colorTemperature', 3500, 4000, 5000)),
  deriveValues: watts,
  standards: base,
  programs: ['dlc', 'ul-listed', 'etl', 'baba'],
  epd: unit(3.2, [22, 40]),
  hpd: [housing, lens, copper, board],
  options: [
    option('Length', '2 ft', '4 ft', '8 ft'),
    option('Sensor', 'None', 'Occupancy, bi-level'),
    driver,
    ordered,
  ],
};

export const interiorLighting: SectionDeclaration = {
  number: '265100',
  descriptions: [
    'Lights work planes evenly with low glare and little energy.',
    'Washes walls and ceilings so that rooms feel bright at low levels on the desk.',
    'Keeps exit paths lit for ninety minutes after power fails.',
  ],
  uses: ['open offices', 'classrooms', 'corridors', 'patient rooms', 'retail sales floors'],
  limitations: [
    'Luminaires without an insulation-contact listing need 3 inches clear of insulation.',
    ambient,
    protocol,
    'Damp-listed luminaires are not suitable where water may fall on them.',
  ],
  standards: [
    'UL 1598',
    'UL 8750',
    'UL 924',
    'IES LM-79',
    'IES TM-21',
    'ANSI C78.377',
    'IEEE 1789',
    'ASHRAE 90.1',
  ],
  programs: ['dlc', 'ul-listed', 'etl', 'energy-star', 'declare', 'living-product', 'baba'],
  epd: declared('1 unit', 4.8, [24, 92], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Housing', 42, 65, 'LT-P1'),
    content('Iron', '7439-89-6', 'Gear tray', 10, 28, 'LT-P1'),
    content('Polymethyl methacrylate', '9011-14-7', 'Lens', 8, 18, 'LT-UNK'),
    content('Copper', '7440-50-8', 'Wiring', 1, 4, 'LT-P1'),
    content('Glass fiber laminate', '65997-17-3', 'Circuit board', 1, 3, 'LT-UNK'),
  ],
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'ceiling' },
  assembly: 'Interior Luminaire',
  sheetPrefix: 'LTI',
  related: ['095113', '262416', '265600', '251400'],
  installation: [
    'Coordinate rough openings with the ceiling trade and set trims after the ceiling is painted.',
    'Support lay-in luminaires at two opposite corners to the structure, and heavier ones at four.',
    'Align rows with a laser within 1/8 inch in 20 feet; join linear runs with the couplers supplied.',
    'Keep drivers accessible and clear of insulation.',
    'Set trim levels and zones with the controls vendor, and record light levels at the stations indicated.',
  ],
  kinds: [troffer, linear, downlight, grazer, wraparound, exitSign],
};
