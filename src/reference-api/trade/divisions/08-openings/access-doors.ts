import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, table } from '#src/reference-api/trade/entries.ts';

const blocked = 'Frame all four sides of the opening; a frame hung on board alone sags.';
/** The sizes that manufacturers stock. */
const stock = table('width height', [8, 8], [12, 12], [18, 18], [24, 24], [24, 36]);
const sizes = [measured('width', null, 8, 24, 2), measured('height', null, 8, 36, 2)];
const sizeRow = option('Size', '8 by 8 in', '12 by 12 in', '18 by 18 in', '24 by 24 in', '24 by 36 in');
const lockRow = option('Latch', 'Cam, screwdriver', 'Keyed cylinder', 'Allen key');
const terms = [option('Lead time', 'Stock: 3 days', 'Made to size: 3 weeks'), option('Warranty', '1 year')];
/** Steel is coated, stainless is brushed. */
const metals = [
  { materialType: 'steel', finish: 'white powder coat' },
  { materialType: 'stainless steel', finish: 'No. 4 satin' },
];

const flush: ProductKind = {
  noun: 'Flush access door',
  materials: ['a sheet metal door on a concealed hinge in a flanged frame'],
  descriptions: ['Gives maintenance a way to valves and dampers behind finished walls.'],
  uses: ['gypsum board walls', 'masonry walls', 'tile walls', 'ceilings'],
  limitations: [
    'It is not fire-rated.',
    blocked,
    'Exterior use needs a gasketed stainless or aluminum unit.',
  ],
  attributes: [
    ...sizes,
    chosen('materialType', null, 'steel', 'stainless steel'),
    chosen('gauge', null, '14 ga', '16 ga'),
    chosen('hardwareFunction', null, 'cam latch', 'keyed cylinder'),
    chosen('finish', null, 'white powder coat', 'No. 4 satin'),
  ],
  series: crossed(stock, metals),
  standards: ['ASTM A1008', 'ASTM A666'],
  programs: ['baba', 'iso-9001'],
  options: [sizeRow, lockRow, option('Metal', 'Steel', 'Stainless steel, Type 304'), ...terms],
};

const fireRated: ProductKind = {
  ...flush,
  noun: 'Fire-rated access door',
  materials: ['20-gauge steel pans around mineral wool, with a self-closing spring'],
  descriptions: ['Keeps the fire rating of the wall or ceiling it opens.'],
  uses: ['fire-rated shafts', 'corridor walls', 'rated ceilings', 'elevator lobbies'],
  limitations: [
    'Wall-rated doors are not suitable for ceilings unless listed for both.',
    'Fasten through every hole of the frame.',
    'Doors wider than 24 inches need two latches.',
  ],
  attributes: [
    chosen('fireProtectionRating', 'UL 10B', '1-1/2 hours', '3 hours'),
    chosen('configuration', null, 'walls', 'walls and ceilings'),
    ...sizes,
    chosen('temperatureRise', 'UL 10B', '250 °F', 'not limited'),
    chosen('gauge', null, '16 ga frame, 20 ga door'),
    chosen('hardwareFunction', null, 'self-latching', 'self-latching, keyed'),
    chosen('coreType', null, 'mineral wool'),
  ],
  series: crossed(stock.slice(1), [
    { fireProtectionRating: '1-1/2 hours', configuration: 'walls', temperatureRise: '250 °F' },
    { fireProtectionRating: '3 hours', configuration: 'walls and ceilings', temperatureRise: '250 °F' },
  ]),
  standards: ['UL 10B', 'NFPA 252', 'NFPA 80', 'ASTM E119', 'ASTM A1008'],
  programs: ['ul-listed', 'warnock-hersey', 'baba'],
  options: [
    option('Rating', '1-1/2 hours', '3 hours'),
    option('Size', '12 by 12 in', '18 by 18 in', '24 by 24 in', '24 by 36 in'),
    option('Latch', 'Self-latching', 'Self-latching, keyed'),
    ...terms,
  ],
};

const recessed: ProductKind = {
  ...flush,
  noun: 'Recessed access door',
  materials: ['a steel pan door that takes the board or tile of the wall'],
  descriptions: ['Disappears under the tile or board of the wall around it.'],
  uses: ['tile walls', 'gypsum board ceilings', 'plaster ceilings', 'lobbies'],
  limitations: [
    'Recessed doors need the same board as the wall.',
    'Tile joints must fall on the edge of the door.',
    'Weight of the tile limits the size to 24 by 24 inches.',
  ],
  attributes: [
    measured('width', null, 12, 24, 6),
    measured('height', null, 12, 24, 6),
    measured('depth', null, 0.5, 1, 0.125),
    chosen('materialType', null, 'steel', 'galvanized steel'),
    chosen('gauge', null, '16 ga', '18 ga'),
    chosen('hardwareFunction', null, 'cam latch', 'touch latch'),
  ],
  series: crossed(stock.slice(1, 4), table('depth', 0.5, 0.625, 1)),
  standards: ['ASTM A1008', 'ASTM A653'],
  options: [
    option('Recess', '1/2 in', '5/8 in', '1 in'),
    option('Size', '12 by 12 in', '18 by 18 in', '24 by 24 in'),
    ...terms,
  ],
};

const floorDoor: ProductKind = {
  ...flush,
  noun: 'Floor access door',
  materials: ['1/4-inch aluminum diamond plate in a channel frame with a drain'],
  descriptions: ['Opens a vault with one hand and carries the walk above it.'],
  uses: ['sidewalk vaults', 'pump pits', 'utility tunnels', 'mechanical rooms'],
  limitations: [
    'Doors of 300 psf take people and carts, not trucks.',
    'Connect the channel drain; it is not watertight without it.',
    'Provide a fall protection grate where the vault is deeper than 4 feet.',
  ],
  attributes: [
    measured('width', null, 24, 48, 6),
    measured('height', null, 24, 48, 6),
    measured('liveLoad', null, 150, 300, 150),
    chosen('materialType', 'ASTM B209', 'aluminum'),
    measured('thickness', 'ASTM B209', 0.25),
    chosen('operation', null, 'enclosed compression springs', 'gas struts'),
    chosen('hardwareFunction', null, 'slam lock with removable key', 'keyed cylinder'),
  ],
  series: table('width height', [24, 24], [30, 30], [36, 36], [36, 48], [48, 48]),
  standards: ['ASTM B209', 'ASTM B221', '29 CFR 1910.29'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'floor' },
  options: [
    option('Size', '24 by 24 in', '30 by 30 in', '36 by 36 in', '36 by 48 in', '48 by 48 in'),
    option('Load', '150 psf', '300 psf'),
    option('Hardware', 'Stainless steel', 'Zinc-plated steel'),
    option('Lead time', '2 weeks'),
    option('Warranty', '10 years'),
  ],
};

const beaded: ProductKind = {
  ...flush,
  noun: 'Gypsum-bead access door',
  materials: ['16-gauge steel door in a frame with a galvanized drywall bead'],
  descriptions: ['Disappears into gypsum board with a taped bead.'],
  uses: ['gypsum board walls', 'gypsum board ceilings', 'corridors', 'apartments'],
  limitations: ['It is not fire-rated.', 'The bead is for board of 1/2 and 5/8 inch.', blocked],
  attributes: [
    ...sizes,
    chosen('materialType', null, 'steel'),
    chosen('gauge', null, '16 ga'),
    chosen('edgeDetail', null, 'galvanized drywall bead'),
    chosen('hardwareFunction', null, 'cam latch', 'keyed cylinder'),
    chosen('finish', null, 'white powder coat', 'prime coat'),
  ],
  series: stock,
  standards: ['ASTM A1008', 'ASTM A653'],
  options: [sizeRow, lockRow, ...terms],
};

export const accessDoors: SectionDeclaration = {
  number: '083113',
  descriptions: [
    'Gives maintenance a way to valves and dampers behind finished walls.',
    'Keeps the fire rating of the wall or ceiling it opens.',
    'Disappears into gypsum board with a taped bead or a recessed face.',
  ],
  uses: ['gypsum board walls', 'tile walls', 'fire-rated shafts', 'plaster ceilings', 'sidewalk vaults'],
  limitations: [
    'Wall-rated doors are not suitable for ceilings unless listed for both.',
    'Doors wider than 24 inches in ratings need two latches.',
    'Recessed doors need the same board as the wall.',
    'Exterior use needs a gasketed stainless or aluminum unit.',
  ],
  standards: [
    'UL 10B',
    'NFPA 252',
    'NFPA 80',
    'ASTM E119',
    'ASTM A1008',
    'ASTM A653',
    'ASTM A666',
    'ASTM B221',
    'ASTM B209',
    '29 CFR 1910.29',
  ],
  programs: ['ul-listed', 'warnock-hersey', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcDoor', host: 'face' },
  assembly: 'Access Door',
  sheetPrefix: 'ACD',
  related: ['042200', '078413', '092900', '093013'],
  installation: [
    'Coordinate locations with valves, dampers and cleanouts before framing.',
    'Frame all four sides of the opening.',
    'Set the frame flush with the finish and square within 1/16 inch.',
    'Fasten through every hole in the frame of a rated door.',
    'Adjust latches and deliver keys.',
  ],
  kinds: [fireRated, beaded, flush, floorDoor, recessed],
};
