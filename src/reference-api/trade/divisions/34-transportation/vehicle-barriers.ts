import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  crossed,
  declared,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const crash = 'ASTM F2656';
const mash = 'AASHTO MASH';
const tested = 'The rating holds only for the foundation, spacing and soil that were tested.';
/** Kinetic energy in foot-kips. */
const struck = (lines: readonly Values[]) =>
  derived(lines, (line) => ({
    energyAbsorption: toNearest(
      (numberIn(line, 'vehicleWeight') * (numberIn(line, 'designSpeed') * 1.466667) ** 2) / 2 / 32.174 / 1000,
      1,
    ),
  }));
const impact = (lines: readonly Values[]) => [
  ...tabled('crashRating', crash, lines),
  ...tabled('penetrationRating', crash, lines),
  ...tabled('vehicleWeight', crash, lines),
  ...tabled('designSpeed', crash, lines),
  ...tabled('energyAbsorption', crash, lines),
];
const roadCare = option('Warranty', '1 year');

const bollards = struck(
  table(
    'crashRating vehicleWeight designSpeed penetrationRating diameter height foundationDepth',
    ['M30', 15000, 30, 'P1', 8.625, 38, 12],
    ['M30', 15000, 30, 'P1', 8.625, 38, 36],
    ['M40', 15000, 40, 'P1', 10.75, 40, 18],
    ['M50', 15000, 50, 'P1', 10.75, 42, 18],
    ['M50', 15000, 50, 'P1', 12.75, 42, 60],
    ['M50', 15000, 50, 'P2', 10.75, 42, 12],
  ),
);
const bollard: ProductKind = {
  noun: 'Crash-rated bollard',
  materials: [
    'ASTM A53 steel pipe, filled with concrete, on a welded steel grid',
    'ASTM A500 steel tube, filled with concrete, in a reinforced footing',
  ],
  descriptions: ['Stops a truck of 15,000 pounds at the speed of its rating while people walk between.'],
  uses: ['building perimeters', 'plazas', 'embassies', 'stadium entrances'],
  limitations: [
    tested,
    'Bollards stand 36 inches clear or more for accessible routes, and 48 inches clear or less to stop cars.',
    'Utilities are located before the depth is chosen.',
  ],
  attributes: [
    ...impact(bollards),
    ...tabled('diameter height', null, bollards),
    ...tabled('foundationDepth', crash, bollards),
    chosen('operation', null, 'Fixed', 'Removable'),
  ],
  series: bollards,
  standards: ['ASTM F2656', 'ASTM A53', 'ASTM A500', 'ASTM A123', 'ADA Standards for Accessible Design'],
  programs: ['baba', 'iso-9001', 'aisc'],
  options: [
    option('Rating', 'M30', 'M40', 'M50'),
    option(
      'Cover',
      ['Stainless steel, No. 4', '#b9bcbe'],
      ['Powder coat, black', '#232527'],
      ['Powder coat, bronze', '#4b3f35'],
      ['Cast aluminum', '#9fa3a5'],
    ),
    option('Lead time', '8 weeks'),
    option('Warranty', '1 year', '5 years, finish'),
  ],
};

const rails = table(
  'crashRating designSpeed height deflection postSpacing',
  ['MASH TL-2', 44, 31, 3.5, 6.25],
  ['MASH TL-3', 62, 31, 5, 6.25],
  ['MASH TL-3', 62, 31, 2.6, 3.125],
);
const rail: ProductKind = {
  noun: 'Guiderail',
  materials: [
    '12 gauge galvanized W-beam on steel posts with composite blocks',
    '12 gauge galvanized W-beam on treated wood posts',
  ],
  descriptions: ['Turns cars and pickups along the road and away from the drop or pole behind it.'],
  uses: ['highways', 'parking structures’ approaches', 'campus roads', 'bridge approaches'],
  limitations: [
    'It needs a tested end terminal at each exposed end.',
    'Nothing rigid stands within the deflection behind it.',
    'Curbs ahead of it are 6 inches high at most.',
  ],
  attributes: [
    ...tabled('crashRating', mash, rails),
    ...tabled('designSpeed', mash, rails),
    ...tabled('deflection', mash, rails),
    ...tabled('height', 'AASHTO M 180', rails),
    ...tabled('postSpacing', null, rails),
    measured('metalThickness', 'AASHTO M 180', 0.105),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized'),
  ],
  series: rails,
  standards: ['AASHTO MASH', 'AASHTO M 180', 'ASTM A123', 'ASTM A653'],
  programs: ['baba', 'iso-9001'],
  options: [
    option('Post', 'Steel, 6 ft', 'Wood, 6 ft'),
    option('Finish', ['Galvanized', '#b4b9bb'], ['Weathering steel', '#6e4630']),
    option('Lead time', '2 weeks'),
    roadCare,
  ],
};

const concretes = table(
  'crashRating designSpeed height weightPerLength deflection configuration',
  ['MASH TL-3', 62, 32, 415, 5, 'F shape, free-standing'],
  ['MASH TL-3', 62, 32, 415, 1.6, 'F shape, pinned'],
  ['MASH TL-4', 56, 36, 560, 0.5, 'Single slope, anchored'],
  ['MASH TL-4', 56, 42, 680, 0.5, 'Single slope, anchored'],
);
const concrete: ProductKind = {
  noun: 'Precast concrete barrier',
  materials: [
    'reinforced concrete of 4,000 psi with steel pin-and-loop ends',
    'reinforced concrete of 5,000 psi with epoxy-coated bars',
  ],
  descriptions: ['Turns vehicles back by its weight and shape, for a work zone or for good.'],
  uses: ['work zones', 'highway medians', 'parking perimeters', 'event security'],
  limitations: [
    'The rating holds for runs of 200 feet or more, pinned at each joint.',
    'Free-standing barrier needs its deflection clear behind it.',
    'Drainage slots are kept open.',
  ],
  attributes: [
    ...tabled('crashRating', mash, concretes),
    ...tabled('configuration', null, concretes),
    ...tabled('designSpeed', mash, concretes),
    ...tabled('deflection', mash, concretes),
    ...tabled('height weightPerLength', null, concretes),
    measured('compressiveStrength', 'ASTM C39', 4000),
  ],
  series: concretes,
  standards: ['AASHTO MASH', 'ASTM C39', 'ASTM A615', 'ASTM C825'],
  programs: ['baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [150, 260], 'NSF PCR: Precast Concrete'),
  options: [
    option('Length', '10 ft', '12.5 ft', '20 ft'),
    option('End', 'Pin and loop', 'J-hook'),
    option('Lead time', 'Stock: 1 week', 'Single slope: 6 weeks'),
    roadCare,
  ],
};

const wedges = crossed(
  struck(
    table(
      'crashRating vehicleWeight designSpeed penetrationRating height foundationDepth motorPower',
      ['M30', 15000, 30, 'P1', 28, 18, 5],
      ['M50', 15000, 50, 'P1', 38, 24, 10],
    ),
  ),
  table('clearWidth', 8, 10, 12, 14),
);
const wedge: ProductKind = {
  noun: 'Wedge vehicle barrier',
  materials: [
    'a welded steel plate wedge with a hydraulic drive',
    'a welded steel plate wedge with an electric drive and springs',
  ],
  descriptions: ['Lies flush while vehicles pass and rises within two seconds in an emergency.'],
  uses: ['checkpoints', 'embassies', 'data centers', 'power plants'],
  limitations: [
    tested,
    'It needs safety loops, signals and signs before it is put in service.',
    'Its pit drains to the storm system through a backwater valve.',
  ],
  attributes: [
    ...impact(wedges),
    ...tabled('clearWidth height', null, wedges),
    ...tabled('foundationDepth', crash, wedges),
    ...tabled('motorPower', 'NEMA MG 1', wedges),
    measured('responseTime', null, 1.5),
    chosen('voltage', 'NFPA 70', '208 V', '480 V'),
  ],
  series: wedges,
  standards: ['ASTM F2656', 'UL 325', 'NFPA 70', 'ASTM A36'],
  programs: ['etl', 'baba', 'iso-9001'],
  options: [
    sizes('Clear opening', wedges, 'clearWidth', 'ft'),
    option('Drive', 'Hydraulic', 'Electric'),
    option('Lead time', '16 weeks'),
    option('Warranty', '2 years'),
  ],
};

const cables = table(
  'crashRating designSpeed cableCount height deflection postSpacing',
  ['MASH TL-3', 62, 3, 30, 9, 16],
  ['MASH TL-3', 62, 4, 35, 7.5, 12],
  ['MASH TL-4', 56, 4, 38, 8.5, 10],
);
const cable: ProductKind = {
  noun: 'Cable barrier',
  materials: ['3/4 inch, 3 x 7 galvanized wire rope, prestretched, on galvanized posts in sleeves'],
  descriptions: ['Catches a car that crosses the median and slows it with little harm.'],
  uses: ['highway medians', 'roadsides with wide shoulders', 'ramps', 'snow country roads'],
  limitations: [
    'Slopes in front of it are 6:1 or flatter, or as tested.',
    'Tension is checked each year and after each hit.',
    'Runs end in tested anchors.',
  ],
  attributes: [
    ...tabled('crashRating', mash, cables),
    ...tabled('designSpeed', mash, cables),
    ...tabled('cableCount', null, cables),
    ...tabled('deflection', mash, cables),
    ...tabled('height postSpacing', null, cables),
    chosen('coating', 'AASHTO M 30', 'Class A zinc'),
  ],
  series: cables,
  standards: ['AASHTO MASH', 'AASHTO M 30', 'ASTM A123'],
  programs: ['baba', 'iso-9001'],
  options: [
    option('Cables', '3', '4'),
    option('Post', 'Driven', 'Socketed in concrete'),
    option('Lead time', '6 weeks'),
    roadCare,
  ],
};

export const vehicleBarriers: SectionDeclaration = {
  number: '347113',
  descriptions: [
    'Stops a vehicle of known weight and speed before it reaches people.',
    'Turns errant vehicles along a road instead of into the hazard.',
    'Opens for those admitted and closes again within two seconds.',
  ],
  uses: ['building perimeters', 'plazas', 'embassies', 'highways', 'airport curbs'],
  limitations: [
    'A crash rating holds only for the foundation, spacing and soil that were tested.',
    'Bollards shall keep 36 inches clear between them for accessible routes.',
    'Active barriers need safety loops, signals and signs before they are put in service.',
    'Guiderail without a tested end terminal is a hazard of its own.',
  ],
  standards: ['ASTM F2656', 'ASTM F3016', 'AASHTO MASH', 'AASHTO M 180', 'ASTM A123', 'NFPA 70'],
  programs: ['baba', 'iso-9001', 'etl', 'aisc'],
  epd: null,
  hpd: null,
  bim: { category: 'Site', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
  assembly: 'Vehicle Barrier',
  sheetPrefix: 'VBR',
  related: ['323100', '323300', '281000', '033000', '321400'],
  installation: [
    'Locate utilities by test pit before excavation; report conflicts, do not shift bollards on site.',
    'Place reinforcement and concrete as in the tested foundation; substitutions void the rating.',
    'Set bollards plumb within 1/4 inch and fill pipes full with 4,000 psi concrete.',
    'Drain pits of active barriers to the storm system with a backwater valve.',
    'Run active barriers for 1,000 cycles, then test emergency operation and the loss of power.',
  ],
  kinds: [bollard, rail, concrete, wedge, cable],
};
