import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, numberIn, option, table } from '#src/reference-api/trade/entries.ts';

const salt =
  'Type 304L is not suitable where salt chlorination holds chlorides above the stated limit; choose Type 316L.';
const steel = chosen('materialType', 'ASTM A240', 'Type 304L', 'Type 316L');
const alloys = option('Alloy', 'Type 304L', 'Type 316L');
/** Gallons per foot of length and depth, for a lane of 7.5 feet. */
const GALLONS = 7.48 * 7.5;

const shell: ProductKind = {
  noun: 'Stainless steel pool shell',
  materials: ['prefabricated stainless steel wall panels with buttresses and a PVC membrane lining'],
  descriptions: ['Contains the water of competition, leisure and therapy pools in welded panels.'],
  uses: ['aquatic centers', 'schools', 'hotels', 'rooftops'],
  limitations: [
    'Shells shall not be emptied where ground water stands above the floor unless relief valves are open.',
    salt,
    'Public pools require two accessible means of entry where the perimeter is 300 feet or more.',
  ],
  attributes: [
    measured('poolLength', 'World Aquatics FR 2', 75, 164, 0.1),
    measured('lanes', null, 4, 10, 1),
    measured('waterDepth', null, 4.5, 7, 0.5),
    measured('tankVolume', null, 75700, 644000, 100),
    measured('thickness', 'ASTM A240', 0.135, 0.1875, 0.0005),
    steel,
    measured('warranty', null, 10, 25, 5),
  ],
  series: [
    { poolLength: 75, lanes: 6, waterDepth: 4.5, thickness: 0.135 },
    { poolLength: 75, lanes: 8, waterDepth: 5, thickness: 0.135 },
    { poolLength: 82, lanes: 8, waterDepth: 6, thickness: 0.1875 },
    { poolLength: 164, lanes: 8, waterDepth: 6.5, thickness: 0.1875 },
    { poolLength: 164, lanes: 10, waterDepth: 7, thickness: 0.1875 },
  ],
  deriveValues: (values) => ({
    tankVolume:
      Math.round(
        (numberIn(values, 'poolLength') *
          numberIn(values, 'lanes') *
          numberIn(values, 'waterDepth') *
          GALLONS) /
          100,
      ) * 100,
  }),
  standards: ['ANSI/APSP/ICC-1', 'ASTM A240', 'World Aquatics FR 2', 'NFPA 70, Article 680'],
  programs: ['iapmo-ues', 'iso-9001'],
  options: [
    option('Course', '25 yd', '25 m', '50 m'),
    option('Lanes', '6', '8', '10'),
    alloys,
    option('Lead time', '20 weeks'),
    option('Warranty', 'Structure: 25 years', 'Lining: 10 years'),
  ],
};

const gutter: ProductKind = {
  ...shell,
  noun: 'Perimeter gutter system',
  materials: ['welded stainless steel gutter with an integral return tube and a grating'],
  descriptions: [
    'Skims the surface continuously over a level overflow edge and returns water without currents in the lanes.',
  ],
  uses: ['aquatic centers', 'schools', 'renovation of old pools', 'rehabilitation centers'],
  limitations: [
    'Hold the overflow edge level within 1/16 inch around the whole perimeter.',
    salt,
    'The surge tank takes the water that bathers displace; size it with the gutter.',
  ],
  attributes: [
    chosen('configuration', null, 'deck-level overflow', 'rollout', 'parapet'),
    measured('width', null, 14, 24, 2),
    measured('depth', null, 10, 18, 2),
    measured('thickness', 'ASTM A240', 0.105, 0.135, 0.03),
    measured('lineLoad', null, 50, 100, 50),
    steel,
    measured('warranty', null, 10, 25, 5),
  ],
  series: [
    { configuration: 'deck-level overflow', width: 24, depth: 18 },
    { configuration: 'rollout', width: 20, depth: 14 },
    { configuration: 'parapet', width: 14, depth: 10 },
  ],
  deriveValues: () => ({}),
  standards: ['NSF/ANSI/CAN 50', 'ANSI/APSP/ICC-1', 'ASTM A240', 'NFPA 70, Article 680'],
  options: [
    option('Profile', 'Deck level', 'Rollout', 'Parapet'),
    option('Grating', ['White', '#f2f3f1'], ['Sand', '#d8cdb6'], ['Blue', '#4f86b5']),
    alloys,
    option('Lead time', '14 weeks'),
  ],
};

/** High-rate sand filters take 15 gpm per square foot, regenerative media 1.5. */
const sand = [
  { diameter: 36, filterArea: 7.1 },
  { diameter: 42, filterArea: 9.6 },
  { diameter: 48, filterArea: 12.6 },
  { diameter: 60, filterArea: 19.6 },
].map((one) => ({ ...one, configuration: 'high-rate sand', filtrationRate: 15, pressure: 50 }));

const filter: ProductKind = {
  ...shell,
  noun: 'Pool filter',
  materials: ['a fiberglass-reinforced pressure vessel with graded media or coated tubes'],
  descriptions: ['Takes the whole pool through its bed each turnover and is cleaned without being opened.'],
  uses: ['aquatic centers', 'hotels', 'health clubs', 'water parks'],
  limitations: [
    'Filter flow shall be confirmed with the health authority’s turnover time before equipment is released.',
    'Sand is backwashed to a drain that takes its flow; regenerative media needs a tenth of the water.',
    'Leave 24 inches above the manway.',
  ],
  attributes: [
    measured('filterArea', 'NSF/ANSI/CAN 50', 7.1, 600, 0.1),
    measured('filtrationRate', 'NSF/ANSI/CAN 50', 1.5, 15, 0.5),
    measured('flowRate', 'NSF/ANSI/CAN 50', 106, 900, 1),
    measured('pressure', 'NSF/ANSI/CAN 50', 50),
    chosen('configuration', null, 'high-rate sand', 'regenerative media'),
    measured('diameter', null, 34, 60, 1),
    measured('warranty', null, 5, 10, 5),
  ],
  series: [
    ...sand,
    ...[
      { diameter: 34, filterArea: 150 },
      { diameter: 42, filterArea: 320 },
      { diameter: 54, filterArea: 600 },
    ].map((one) => ({ ...one, configuration: 'regenerative media', filtrationRate: 1.5, pressure: 50 })),
  ],
  deriveValues: (values) => ({
    flowRate: Math.floor(numberIn(values, 'filterArea') * numberIn(values, 'filtrationRate')),
  }),
  standards: ['NSF/ANSI/CAN 50', 'ANSI/APSP/ICC-1'],
  programs: ['nsf-50', 'iso-9001'],
  options: [
    option('Vessel', '36 in', '42 in', '48 in', '60 in'),
    option('Media', 'Silica sand', 'Glass', 'Perlite'),
    option('Lead time', '8 weeks'),
    option('Warranty', 'Tank: 10 years', 'Internals: 5 years'),
  ],
};

const bulkhead: ProductKind = {
  ...shell,
  noun: 'Movable pool bulkhead',
  materials: ['fiberglass grating and panels on a stainless steel frame with buoyancy chambers'],
  descriptions: ['Divides one tank into two courses of regulation length.'],
  uses: ['aquatic centers', 'schools', 'training pools'],
  limitations: [
    'It rolls on the gutter; the gutter must be made for its wheels.',
    'Lock it at both ends before swimmers enter.',
    salt,
  ],
  attributes: [
    measured('length', 'World Aquatics FR 2', 45, 82, 1),
    measured('width', null, 42, 72, 6),
    measured('height', null, 42, 60, 6),
    measured('liveLoad', null, 100),
    steel,
    chosen('operation', null, 'manual', 'motor drive'),
    measured('warranty', null, 5, 10, 5),
  ],
  series: crossed(table('length', 45, 60, 75, 82), table('width', 42, 54, 72)),
  deriveValues: () => ({}),
  standards: ['World Aquatics FR 2', 'ANSI/APSP/ICC-1', 'ASTM A240', 'NFPA 70, Article 680'],
  programs: ['iso-9001'],
  options: [
    option('Width', '42 in', '54 in', '72 in'),
    option('Drive', 'By hand', 'Motor'),
    option('Lead time', '18 weeks'),
  ],
};

const lift: ProductKind = {
  ...shell,
  noun: 'Pool lift',
  materials: ['stainless steel mast and arm, powder coated, with a molded seat'],
  descriptions: ['Brings a person from a wheelchair into the water and back without help.'],
  uses: ['hotels', 'health clubs', 'schools', 'rehabilitation centers'],
  limitations: [
    'Keep it in place and charged whenever the pool is open.',
    'It needs 36 by 48 inches of clear deck beside the seat.',
    'Bond the anchor to the pool’s grid.',
  ],
  attributes: [
    measured('loadCapacity', 'ADA Standards 1009', 300, 450, 25),
    measured('submergedDepth', 'ADA Standards 1009', 18, 20, 1),
    measured('seatHeight', 'ADA Standards 1009', 16, 19, 1),
    chosen('voltage', null, '24 V battery'),
    chosen('mounting', null, 'anchored in deck', 'portable with ballast'),
    measured('warranty', null, 2, 5, 1),
  ],
  series: [
    { loadCapacity: 300, mounting: 'anchored in deck' },
    { loadCapacity: 400, mounting: 'anchored in deck' },
    { loadCapacity: 450, mounting: 'anchored in deck' },
    { loadCapacity: 350, mounting: 'portable with ballast' },
  ],
  deriveValues: () => ({}),
  standards: ['ADA Standards for Accessible Design', 'ANSI/APSP/ICC-1', 'NFPA 70, Article 680'],
  programs: ['ul-listed'],
  options: [
    option('Armrests', 'None', 'Pair'),
    option('Seat', ['Blue', '#2f6ea8'], ['Gray', '#8f9496']),
    option('Lead time', '2 weeks'),
    option('Warranty', 'Frame: 5 years', 'Electronics: 2 years'),
  ],
};

export const swimmingPools: SectionDeclaration = {
  number: '131100',
  descriptions: [
    'Contains, circulates and filters the water of competition, leisure and therapy pools.',
    'Skims the surface continuously over a level overflow edge and returns water without currents in the lanes.',
    'Divides one tank into two courses of regulation length.',
  ],
  uses: ['aquatic centers', 'schools', 'health clubs', 'hotels', 'rehabilitation centers'],
  limitations: [
    'Shells shall not be emptied where ground water stands above the floor unless relief valves are open.',
    salt,
    'Public pools require two accessible means of entry where the perimeter is 300 feet or more.',
    'Filter flow shall be confirmed with the health authority’s turnover time before equipment is released.',
  ],
  standards: [
    'NSF/ANSI/CAN 50',
    'ANSI/APSP/ICC-1',
    'ANSI/PHTA/ICC-16',
    'ASTM A240',
    'ADA Standards for Accessible Design',
    'NFPA 70, Article 680',
    'World Aquatics FR 2',
  ],
  programs: ['nsf-61', 'iapmo-ues', 'ul-listed', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
  assembly: 'Swimming Pool',
  sheetPrefix: 'POL',
  related: ['033000', '093013', '071326', '432100', '463300'],
  installation: [
    'Establish the overflow edge by instrument and hold it level within 1/16 inch around the whole perimeter.',
    'Weld stainless steel panels with low-carbon filler, pickle and passivate the welds, and test each seam with dye penetrant.',
    'Fill the pool and watch it for 72 hours before backfilling above gutter piping; allow for evaporation in the loss.',
    'Bond all metal within 5 feet of the water’s edge in accordance with NFPA 70, Article 680.',
    'Balance the water, prove the turnover time by flow meter, and train operators for two days.',
  ],
  kinds: [shell, gutter, filter, bulkhead, lift],
};
