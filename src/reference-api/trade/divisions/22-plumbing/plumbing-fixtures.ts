import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const access = 'ADA Standards for Accessible Design - Sections 602 through 606';

const china = [
  content('Ceramic materials and wares', '66402-68-4', 'Fired body', 90, 96, 'LT-UNK'),
  content('Frits, chemicals', '65997-18-4', 'Glaze', 3, 7, 'LT-UNK'),
  content('Zirconium silicate', '10101-52-7', 'Opacifier', 0.4, 1.5, 'LT-UNK'),
];
const unit = (massKg: number, gwp: readonly [number, number]) =>
  declared('1 unit', massKg, gwp, 'UL PCR Part B: Plumbing Fixtures and Fittings');

const waterCloset: ProductKind = {
  noun: 'Wall-hung water closet',
  materials: ['vitreous china, white, with a fully glazed trapway'],
  descriptions: [
    'Clears the bowl at low volume, with nothing on the floor to clean around.',
    'Elongated bowl with top spud for an exposed or concealed flush valve.',
  ],
  uses: ['public toilet rooms', 'schools', 'arenas', 'offices'],
  limitations: [
    'Wall-hung closets require carriers bolted to the floor; walls do not carry them.',
    'Flush volumes of 1.1 gallons need drain lines sloped 1/4 inch per foot for carry.',
  ],
  attributes: [
    measured('flushVolume', 'ASME A112.19.2', 1.1, 1.6, 0.02),
    measured('flushPerformance', 'MaP Protocol', 600, 1000, 200),
    measured('loadCapacity', 'ASME A112.19.2', 500, 1000, 250),
    chosen('accessibility', 'ADA Standards 604', 'Accessible height 17-19 in', 'Standard height 15 in'),
    measured('warranty', null, 1, 5, 1),
  ],
  series: table('flushVolume flushPerformance', [1.1, 600], [1.28, 800], [1.28, 1000], [1.6, 1000]),
  standards: ['ASME A112.19.2/CSA B45.1', 'ASME A112.6.1M', access],
  programs: ['watersense', 'cupc', 'icc-pmg', 'csa'],
  epd: unit(22, [34, 62]),
  hpd: china,
  options: [option('Spud', 'Top, 1-1/2 in', 'Back, 1-1/2 in'), option('Color', ['White', '#f7f7f4'])],
};

const urinal: ProductKind = {
  noun: 'Washout urinal',
  materials: ['vitreous china, white, with an integral flushing rim and trap'],
  descriptions: ['Washes the whole bowl with a pint or more of water.'],
  uses: ['public toilet rooms', 'schools', 'stadiums', 'offices'],
  limitations: [
    'Volumes of 0.125 gallons need a flush valve of the same rating; other valves flood or starve the trap.',
  ],
  attributes: [
    measured('flushVolume', 'ASME A112.19.2', 0.125, 0.5, 0.125),
    chosen('accessibility', 'ADA Standards 605', 'Rim at 17 in or lower', 'Rim at 24 in'),
    measured('loadCapacity', 'ASME A112.19.2', 250),
    measured('warranty', null, 1, 5, 1),
  ],
  series: [{ flushVolume: 0.125 }, { flushVolume: 0.5 }],
  standards: ['ASME A112.19.2/CSA B45.1', 'ASME A112.6.1M', access],
  programs: ['watersense', 'cupc', 'icc-pmg', 'csa'],
  epd: unit(19, [30, 52]),
  hpd: china,
  options: [option('Spud', 'Top, 3/4 in', 'Back, 3/4 in'), option('Color', ['White', '#f7f7f4'])],
};

const waterless: ProductKind = {
  noun: 'Waterless urinal',
  materials: ['vitreous china, white, with a replaceable trap cartridge'],
  descriptions: ['Drains without water through a cartridge with a floating sealant.'],
  uses: ['public toilet rooms', 'parks', 'transit stations', 'stadiums'],
  limitations: [
    'Shall not discharge into copper drains.',
    'The cartridge is replaced on the schedule of the manufacturer; the trap dries when it is not.',
  ],
  attributes: [
    measured('flushVolume', 'ASME A112.19.2', 0),
    chosen('accessibility', 'ADA Standards 605', 'Rim at 17 in or lower', 'Rim at 24 in'),
    measured('loadCapacity', 'ASME A112.19.2', 250),
    measured('warranty', null, 1, 5, 1),
  ],
  standards: ['ASME A112.19.19', 'ASME A112.6.1M', access],
  programs: ['cupc', 'icc-pmg', 'csa'],
  epd: unit(18, [29, 48]),
  hpd: china,
  options: [option('Cartridge', 'Standard', 'High traffic')],
};

const lavatory: ProductKind = {
  noun: 'Undercounter lavatory',
  materials: [
    'vitreous china, white, with a front overflow',
    'Type 304 stainless steel, 18 gauge, sound deadened',
  ],
  descriptions: ['Mounts below the counter, so that water is wiped straight into the bowl.'],
  uses: ['public toilet rooms', 'hotels', 'restaurants', 'offices'],
  limitations: ['Needs a counter with a polished or sealed cutout; plastic laminate is not suited.'],
  attributes: [
    measured('width', null, 15, 21, 1),
    measured('depth', null, 12, 16, 0.5),
    chosen('accessibility', 'ADA Standards 606', 'Knee clearance with a 34 in rim'),
    measured('warranty', null, 1, 10, 1),
  ],
  standards: ['ASME A112.19.2/CSA B45.1', 'ASME A112.19.3/CSA B45.4', access],
  programs: ['cupc', 'icc-pmg', 'csa'],
  epd: unit(9, [14, 24]),
  hpd: china,
  options: [option('Size', '15 x 12 in', '17 x 14 in', '19 x 15 in', '21 x 16 in')],
};

const faucet: ProductKind = {
  noun: 'Sensor faucet',
  materials: ['cast brass, low lead, chrome plated'],
  descriptions: ['Delivers water without touch and shuts it off when the hands are withdrawn.'],
  uses: ['public toilet rooms', 'airports', 'schools', 'hospitals'],
  limitations: [
    'Battery sensors need access for replacement within the reach of a person on the floor.',
    'Mixing shall be limited to 110 degrees Fahrenheit by a valve to ASSE 1070.',
  ],
  attributes: [
    measured('flowRate', 'ASME A112.18.1', 0.35, 0.5, 0.05),
    chosen('operation', null, 'Sensor, battery', 'Sensor, hard wired', 'Sensor, turbine'),
    measured('pressure', 'ASME A112.18.1', 125),
    chosen('finish', null, 'Polished chrome', 'Brushed nickel', 'Matte black'),
    measured('warranty', null, 3, 5, 1),
  ],
  series: [{ flowRate: 0.35 }, { flowRate: 0.5 }],
  standards: ['ASME A112.18.1/CSA B125.1', 'NSF/ANSI/CAN 372', 'ASSE 1070', access],
  programs: ['cupc', 'nsf-61', 'icc-pmg', 'csa'],
  epd: unit(2.2, [9, 19]),
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcValve', host: 'face' },
  options: [
    option(
      'Finish',
      ['Polished chrome', '#c9ced2'],
      ['Brushed nickel', '#b5ab9c'],
      ['Matte black', '#26272a'],
    ),
    option('Outlet', '0.35 gpm multi-laminar', '0.5 gpm spray'),
  ],
};

const flushValve: ProductKind = {
  noun: 'Sensor flush valve',
  materials: ['cast brass, low lead, chrome plated, with a chlorine-resistant diaphragm'],
  descriptions: ['Flushes when the user steps away, at a volume that is set by its kit.'],
  uses: ['public toilet rooms', 'schools', 'airports', 'arenas'],
  limitations: ['Needs 25 psi of flowing pressure at the valve and a 1 inch supply for closets.'],
  attributes: [
    measured('flushVolume', 'ASSE 1037', 0.125, 1.6, 0.005),
    chosen('operation', null, 'Sensor, battery', 'Sensor, hard wired', 'Sensor, turbine'),
    measured('pressure', 'ASSE 1037', 125),
    measured('warranty', null, 3, 5, 1),
  ],
  series: table('flushVolume', 0.125, 0.5, 1.1, 1.28, 1.6),
  standards: ['ASSE 1037', 'NSF/ANSI/CAN 372', access],
  programs: ['watersense', 'cupc', 'icc-pmg', 'csa'],
  epd: unit(3.6, [14, 26]),
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcValve', host: 'wall' },
  options: [option('Rough-in', 'Exposed, 4-3/4 in', 'Concealed, 13 in'), option('Handing', 'Left', 'Right')],
};

const mopBasin: ProductKind = {
  noun: 'Mop service basin',
  materials: ['molded stone with a stainless steel rim guard', 'precast terrazzo with a stainless steel cap'],
  descriptions: ['Receives mop water on the floor and withstands dropped pails.'],
  uses: ['janitor closets', 'kitchens', 'schools', 'hospitals'],
  limitations: ['Walls beside the basin need panels to 48 inches above its rim.'],
  attributes: [
    measured('width', null, 24, 36, 12),
    measured('depth', null, 24, 24, 12),
    measured('height', null, 10, 12, 2),
    measured('warranty', null, 1, 5, 1),
  ],
  standards: ['IAPMO/ANSI Z124.6', 'ASTM C503', 'ASME A112.6.3'],
  programs: ['cupc', 'icc-pmg'],
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcSanitaryTerminal', host: 'floor' },
  options: [option('Size', '24 x 24 x 10 in', '36 x 24 x 10 in', '36 x 24 x 12 in')],
};

export const plumbingFixtures: SectionDeclaration = {
  number: '224200',
  descriptions: [
    'Serves public toilet rooms with fixtures that clear the bowl at low volume.',
    'Delivers water without touch and shuts it off when the hands are withdrawn.',
    'Receives mop water and withstands dropped pails.',
  ],
  uses: ['public toilet rooms', 'schools', 'patient toilets', 'arenas', 'janitor closets'],
  limitations: [
    'Wall-hung fixtures require carriers bolted to the floor; walls do not carry them.',
    'Flush volumes of 1.1 gallons need drain lines sloped 1/4 inch per foot for carry.',
    'Waterless urinals shall not discharge into copper drains.',
    'Battery sensor valves need access for replacement within the reach of a person on the floor.',
  ],
  standards: [
    'ASME A112.19.2/CSA B45.1',
    'ASME A112.18.1/CSA B125.1',
    'ASME A112.19.3/CSA B45.4',
    'ASME A112.6.1M',
    'ASSE 1070',
    'NSF/ANSI/CAN 372',
    access,
  ],
  programs: ['watersense', 'cupc', 'nsf-61', 'icc-pmg', 'csa'],
  epd: null,
  hpd: null,
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcSanitaryTerminal', host: 'wall' },
  assembly: 'Plumbing Fixture',
  sheetPrefix: 'PLF',
  related: ['102800', '102113', '223400', '123661', '079200'],
  installation: [
    'Rough in from the approved fixture schedule; set carriers plumb and at the rim height indicated.',
    'Seal fixtures to walls, floors and counters with white mildew-resistant silicone.',
    'Install a stop and a water hammer arrester at each flush valve and quick-closing faucet.',
    'Insulate exposed traps and hot supplies below accessible lavatories.',
    'Flush lines before sensor valves are set, then adjust range, run time and flush volume by measurement.',
  ],
  kinds: [waterCloset, lavatory, faucet, mopBasin, waterless, flushValve, urinal],
};
