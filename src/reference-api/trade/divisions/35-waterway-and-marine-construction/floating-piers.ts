import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  crossed,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const marina = 'ASCE MOP 50';
const guides = 'ADA Standards for Accessible Design';
const ice = 'Floats are removed or kept ice-free where ice grows thicker than 4 inches.';
/** Each cubic foot of displaced water carries 62.4 lb; only part of the deck has floats below it. */
const sunk = (lines: readonly Values[]) =>
  derived(lines, (line) => ({
    loadedFreeboard: toNearest(
      numberIn(line, 'freeboard') -
        (numberIn(line, 'liveLoad') / 62.4) * 12 * (100 / numberIn(line, 'floatCoverage')),
      0.5,
    ),
  }));
const afloat = (lines: readonly Values[]) => [
  ...tabled('liveLoad', marina, lines),
  ...tabled('width length', null, lines),
  ...tabled('freeboard', marina, lines),
  ...tabled('loadedFreeboard', marina, lines),
  ...tabled('floatCoverage', null, lines),
];

const concretes = crossed(
  sunk(table('liveLoad freeboard floatCoverage', [30, 20, 95], [40, 22, 95], [50, 24, 100])),
  table('width length', [96, 40], [120, 40], [144, 60], [192, 60]),
);
const concretePier: ProductKind = {
  noun: 'Floating concrete pier',
  materials: ['reinforced concrete of 5,000 psi cast around an expanded polystyrene core'],
  descriptions: ['Its weight keeps it still in wakes, and its deck is ready to drive a cart on.'],
  uses: ['marinas', 'ferry landings', 'fuel docks', 'waterfront parks'],
  limitations: [
    ice,
    'Joints between floats carry wales or post-tensioning, checked each year.',
    'Waves above 2 feet for more than a few hours a year need an attenuator.',
  ],
  attributes: [
    ...afloat(concretes),
    measured('compressiveStrength', 'ASTM C39', 5000),
    measured('serviceLife', null, 40, 50, 10),
  ],
  series: concretes,
  standards: ['ASCE MOP 50', 'ASTM C39', 'ASTM C578', guides, 'NFPA 303'],
  programs: ['baba', 'iso-9001'],
  options: [
    option('Width', '8 ft', '10 ft', '12 ft', '16 ft'),
    option('Anchorage', 'Pile guides', 'Chain and anchor', 'Elastic mooring'),
    option('Lead time', '20 weeks'),
    option('Warranty', '10 years, floats'),
  ],
};

const aluminums = crossed(
  sunk(table('liveLoad freeboard floatCoverage', [25, 20, 50], [30, 22, 60], [40, 24, 70])),
  table('width length', [48, 20], [60, 20], [72, 30], [96, 40]),
);
const aluminumDock: ProductKind = {
  noun: 'Aluminum floating dock',
  materials: [
    'welded 6061-T6 aluminum frames on foam-filled polyethylene floats, decked with ipe',
    'welded 6061-T6 aluminum frames on foam-filled polyethylene floats, decked with fiberglass grating',
  ],
  descriptions: ['A light frame on encased floats that is lifted out for the winter.'],
  uses: ['marinas', 'rowing clubs', 'lakes', 'boat launches'],
  limitations: [
    ice,
    'Aluminum is kept apart from steel and from treated wood with copper.',
    'Foam is encased; exposed foam is banned in most waters.',
  ],
  attributes: [
    ...afloat(aluminums),
    measured('concentratedLoad', marina, 400),
    measured('serviceLife', null, 25, 30, 5),
  ],
  series: aluminums,
  standards: ['ASCE MOP 50', 'ASTM B221', 'ASTM B209', guides, 'NFPA 303'],
  options: [
    option('Width', '4 ft', '5 ft', '6 ft', '8 ft'),
    option(
      'Deck',
      ['Ipe', '#7a5236'],
      ['Thermally modified ash', '#9b7148'],
      ['Gray composite', '#8a8d8f'],
      ['Fiberglass grating', '#b5b89c'],
    ),
    option('Lead time', '10 weeks'),
    option('Warranty', '5 years, frame', '15 years, floats'),
  ],
};

const cubes = crossed(
  sunk(table('liveLoad freeboard floatCoverage', [50, 14, 100])),
  table('width length', [60, 10], [80, 20], [100, 20], [120, 30]),
);
const cubeDock: ProductKind = {
  noun: 'Polyethylene cube dock',
  materials: ['rotationally molded polyethylene cubes joined by pins'],
  descriptions: ['Cubes of 20 inches are pinned to any plan by hand and ride waves like a raft.'],
  uses: ['rowing and paddling clubs', 'swim platforms', 'event platforms', 'work floats'],
  limitations: [
    'It follows waves; do not use it as a route for carts.',
    'It stays in ice only where ice does not move.',
    'Deck heat and color fade follow from ultraviolet light.',
  ],
  attributes: [
    ...afloat(cubes),
    measured('uvStability', 'ASTM D4355', 80),
    measured('warranty', null, 5, 10, 5),
  ],
  series: cubes,
  standards: ['ASCE MOP 50', 'ASTM D4355'],
  programs: ['recycled', 'iso-9001'],
  options: [
    option('Cube', '16 in high', '10 in high, low profile'),
    option('Color', ['Gray', '#9aa0a2'], ['Sand', '#c9bda6'], ['Blue', '#2f5f8a']),
    option('Lead time', '2 weeks'),
  ],
};

/** At 1:12, a gangway accommodates a twelfth of its length; from 80 ft on it may be steeper (ADA 1003.2.1). */
const gangways = crossed(
  derived(table('length weight', [20, 900], [30, 1450], [40, 2100], [60, 3900], [80, 6200]), (line) => ({
    tideRange: toNearest(numberIn(line, 'length') / 12, 0.1),
  })),
  table('width', 48, 60),
);
const gangway: ProductKind = {
  noun: 'Gangway',
  materials: [
    'a welded 6061-T6 aluminum truss with fiberglass grating',
    'a galvanized steel truss with fiberglass grating',
  ],
  descriptions: ['Spans from shore to float on a hinge ashore and rollers on the float.'],
  uses: ['marinas', 'ferry landings', 'boat launches', 'public fishing piers'],
  limitations: [
    'A gangway of 80 feet or more may be steeper than 1:12; a shorter one that serves an accessible route may not, save at small facilities.',
    'The float below its rollers needs buoyancy for the reaction.',
    'Transition plates are beveled and follow the whole range.',
  ],
  attributes: [
    ...tabled('length', guides, gangways),
    ...tabled('width', guides, gangways),
    ...tabled('tideRange', guides, gangways),
    measured('liveLoad', 'ASCE MOP 50', 100),
    ...tabled('weight', null, gangways),
    measured('height', guides, 42),
  ],
  series: gangways,
  standards: [guides, 'ASCE MOP 50', 'ASTM B221', 'AWS D1.2'],
  programs: ['baba', 'iso-9001'],
  options: [
    sizes('Length', gangways, 'length', 'ft'),
    option('Clear width', '48 in', '60 in'),
    option('Lead time', '12 weeks'),
    option('Warranty', '5 years'),
  ],
};

const attenuators = table(
  'width draft waveHeight wavePeriod liveLoad length',
  [120, 3, 2, 3, 40, 40],
  [144, 4, 3, 3.5, 50, 50],
  [192, 5, 3.5, 4, 50, 60],
  [240, 6, 4, 4.5, 60, 65],
);
const attenuator: ProductKind = {
  noun: 'Wave attenuator',
  materials: [
    'reinforced concrete pontoons with keels, cast around expanded polystyrene',
    'reinforced concrete pontoons, post-tensioned end to end',
  ],
  descriptions: ['A deep, wide pontoon that breaks short waves before they reach the berths behind.'],
  uses: ['exposed marinas', 'ferry terminals', 'seaplane docks', 'harbors of refuge'],
  limitations: [
    'Waves longer than the stated period pass below it.',
    'Anchors are designed for the site by a marine engineer.',
    ice,
  ],
  attributes: [
    ...tabled('waveHeight wavePeriod', 'PIANC Report 149', attenuators),
    ...tabled('width draft length', null, attenuators),
    ...tabled('liveLoad', marina, attenuators),
    measured('compressiveStrength', 'ASTM C39', 6000),
    chosen('materialType', null, 'Concrete'),
  ],
  series: attenuators,
  standards: ['PIANC Report 149', 'ASCE MOP 50', 'ASTM C39', 'ASTM C578'],
  programs: ['baba', 'iso-9001'],
  options: [
    option('Width', '10 ft', '12 ft', '16 ft', '20 ft'),
    option('Anchorage', 'Chain and anchor', 'Piles', 'Elastic mooring'),
    option('Lead time', '30 weeks'),
    option('Warranty', '10 years'),
  ],
};

export const floatingPiers: SectionDeclaration = {
  number: '355113',
  descriptions: [
    'Rises and falls with the water so that boats are boarded at one height.',
    'Spans from shore to float at a slope that follows the tide.',
    'Breaks short waves before they reach the berths behind.',
  ],
  uses: ['marinas', 'ferry landings', 'boat launches', 'rowing clubs', 'waterfront parks'],
  limitations: [
    'Floats shall be removed or kept ice-free where ice is thicker than 4 inches.',
    'Unsinkable foam shall be encased; exposed foam is banned in most waters.',
    'Wave heights above 2 feet for more than a few hours a year need an attenuator.',
    'Gangways over 80 feet long need a landing float of their own.',
  ],
  standards: ['ASCE MOP 50', 'ASTM C578', 'ASTM B209', guides, 'NFPA 303', 'PIANC Report 149'],
  programs: ['baba', 'iso-9001', 'recycled'],
  epd: null,
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcCivilElement', host: 'unhosted' },
  assembly: 'Floating Pier',
  sheetPrefix: 'FLP',
  related: ['355913', '055213', '265600', '033000'],
  installation: [
    'Confirm water depths and datum by survey before piles or anchors are set.',
    'Launch and join floats in calm water; torque wale bolts, then again after thirty days.',
    'Set pile guides with rollers and 1 inch of clearance, and prove free travel over the whole range of water levels.',
    'Install the gangway with a hinge ashore and rollers on the float, no steeper than approved at low water.',
    'Hang utilities in accessible trays with loops that allow the full movement.',
  ],
  kinds: [concretePier, aluminumDock, cubeDock, gangway, attenuator],
};
