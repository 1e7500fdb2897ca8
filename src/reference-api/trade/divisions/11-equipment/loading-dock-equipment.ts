import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, table } from '#src/reference-api/trade/entries.ts';

const base = ['ANSI MH30.1', 'ASTM A36', 'ASTM A572'];
const programs = ['baba', 'iso-9001'];
const years = (least: number, greatest: number) => measured('warranty', null, least, greatest, 1);
const pit = 'Pit dimensions and embedded angles shall be those of the shop drawings.';
const ordered = option('Lead time', 'Stock sizes: 2 weeks', 'Special sizes: 10 weeks');
const power = chosen('voltage', 'UL 508A', '115 V', '208-230 V', '460 V');
const cover = option('Color', ['Black', '#26282a'], ['Safety yellow', '#e0b21f']);
/** Platforms in feet and inches; capacities in pounds. */
const platforms = crossed(table('length', 6, 8, 10), table('width', 72, 78, 84));

const hydraulic: ProductKind = {
  noun: 'Hydraulic dock leveler',
  materials: ['four-way tread plate on formed steel beams, raised by a hydraulic cylinder'],
  descriptions: [
    'Bridges the gap to the truck bed at the push of a button, with full-range lip and velocity fuse.',
  ],
  uses: ['distribution centers', 'warehouses', 'manufacturing plants', 'supermarkets'],
  limitations: [
    pit,
    'Grades above 10 percent slow lift trucks; choose a longer platform.',
    'Capacity is of the truck, load and driver together.',
  ],
  attributes: [
    measured('loadCapacity', 'ANSI MH30.1', 30000, 80000, 5000),
    measured('width', null, 72, 84, 6),
    measured('length', null, 6, 10, 2),
    measured('serviceRange', null, 12),
    chosen('operation', null, 'Push button, hydraulic'),
    power,
    years(1, 10),
  ],
  series: crossed(platforms, table('loadCapacity', 30000, 40000, 50000, 60000, 80000)),
  standards: [...base, 'UL 508A', 'NFPA 70'],
  programs: ['ul-listed', ...programs],
  options: [
    option('Platform', '6 x 6 ft', '6 x 8 ft', '7 x 8 ft', '7 x 10 ft'),
    option('Lip', '16 in', '18 in', '20 in'),
    option('Weather seal', 'None', 'Brush', 'Vinyl'),
    ordered,
    option('Warranty', '1 year', '10 years structure'),
  ],
};

const mechanical: ProductKind = {
  noun: 'Mechanical dock leveler',
  materials: ['four-way tread plate on formed steel beams, raised by springs'],
  descriptions: ['Raised by springs at the pull of a chain, and walked down; needs no power.'],
  uses: ['warehouses', 'retail docks', 'schools', 'plants'],
  limitations: [pit, 'Needs a person on the platform to walk it down.', 'Springs are adjusted once a year.'],
  attributes: [
    measured('loadCapacity', 'ANSI MH30.1', 25000, 45000, 5000),
    measured('width', null, 72, 84, 6),
    measured('length', null, 6, 10, 2),
    measured('serviceRange', null, 12),
    chosen('operation', null, 'Pull chain, spring counterbalanced'),
    years(1, 5),
  ],
  series: crossed(platforms, table('loadCapacity', 25000, 30000, 35000, 45000)),
  standards: base,
  programs,
  options: [option('Platform', '6 x 6 ft', '6 x 8 ft', '7 x 8 ft'), option('Lip', '16 in', '18 in'), ordered],
};

const seal: ProductKind = {
  noun: 'Dock seal',
  materials: [
    'polyurethane foam on treated lumber, covered in coated vinyl',
    'polyurethane foam on steel channels, covered in abrasion-resistant fabric',
  ],
  descriptions: ['The trailer presses into foam pads that close three sides against weather.'],
  uses: ['cold storage', 'food plants', 'warehouses', 'distribution centers'],
  limitations: [
    'Fits doors up to 8 by 9 feet and trailers of like size; wider fleets need a shelter.',
    'Pads narrow the opening; check side clearance for loads.',
  ],
  attributes: [
    measured('width', null, 84, 96, 6),
    measured('height', null, 84, 108, 12),
    measured('projection', null, 8, 18, 2),
    chosen('coverFabric', 'ASTM D751', '22 oz vinyl', '40 oz vinyl', 'Abrasion-resistant polymer'),
    years(1, 3),
  ],
  standards: ['ASTM D751', 'NFPA 701', 'ASTM D3574'],
  programs: ['iso-9001', 'baba'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'wall' },
  options: [
    option('Head', 'Fixed pad', 'Drop curtain'),
    option('Projection', '8 in', '12 in', '18 in'),
    cover,
    option('Lead time', '3 weeks'),
  ],
};

const shelter: ProductKind = {
  noun: 'Dock shelter',
  materials: [
    'fabric curtains on a flexible frame with a translucent head',
    'fabric curtains on a rigid steel frame',
  ],
  descriptions: ['Curtains close against the sides of trailers of any size and leave the whole door clear.'],
  uses: ['distribution centers', 'parcel terminals', 'warehouses', 'supermarkets'],
  limitations: [
    'Rigid frames need bumpers and guides in front of them.',
    'Shelters seal less than foam pads; coolers need a seal at the floor too.',
  ],
  attributes: [
    measured('width', null, 132),
    measured('height', null, 120, 138, 6),
    measured('projection', null, 18, 36, 6),
    chosen('coverFabric', 'ASTM D751', '22 oz vinyl', '40 oz vinyl'),
    years(1, 3),
  ],
  standards: ['ASTM D751', 'NFPA 701', 'ASTM A36'],
  programs: ['iso-9001', 'baba'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'wall' },
  options: [
    option('Frame', 'Flexible', 'Rigid'),
    option('Projection', '18 in', '24 in', '36 in'),
    cover,
    option('Lead time', '3 weeks'),
  ],
};

const restraint: ProductKind = {
  noun: 'Vehicle restraint',
  materials: ['a zinc-plated steel hook on a dock-face track', 'a galvanized wheel chock on a ground track'],
  descriptions: ['Holds the trailer at the dock, and shows red and green lights to driver and dock.'],
  uses: ['distribution centers', 'warehouses', 'plants', 'cross docks'],
  limitations: [
    'Hooks need a rear impact guard; trailers without one need a wheel restraint.',
    'Interlock with leveler and door where a fall is possible.',
  ],
  attributes: [
    measured('concentratedLoad', 'ANSI MH30.3', 32000, 100000, 4000),
    measured('serviceRange', null, 9, 30, 1),
    chosen('operation', null, 'Powered, push button', 'Manual'),
    power,
    years(1, 5),
  ],
  series: [
    { concentratedLoad: 32000, serviceRange: 21, operation: 'Manual' },
    { concentratedLoad: 32000, serviceRange: 21, operation: 'Powered, push button' },
    { concentratedLoad: 100000, serviceRange: 30, operation: 'Powered, push button' },
  ],
  deriveValues: ({ operation }) => (operation === 'Manual' ? { voltage: null } : {}),
  standards: ['ANSI MH30.3', 'UL 508A', 'NFPA 70'],
  programs: ['ul-listed', ...programs],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'face' },
  options: [
    option('Mounting', 'Dock face', 'Driveway'),
    option('Lights', 'LED, inside and outside', 'LED with horn'),
    ordered,
  ],
};

const bumper: ProductKind = {
  noun: 'Dock bumper',
  materials: ['laminated rubber pads from truck tires between steel angles', 'molded reinforced rubber'],
  descriptions: ['Takes the blow of a backing trailer before it reaches the wall.'],
  uses: ['loading docks', 'ramps', 'waste docks', 'parking structures'],
  limitations: [
    'Bumpers 4 inches deep suit level drives; sloped drives need 6 inches or more.',
    'Embed plates in the dock face; expansion anchors work loose.',
  ],
  attributes: [
    measured('depth', null, 4.5, 6, 1.5),
    measured('height', null, 10, 24, 2),
    measured('width', null, 12, 36, 2),
    measured('hardness', 'ASTM D2240', 70, 85, 5),
    measured('recycledContent', 'ISO 14021', 0, 95, 5),
    years(1, 5),
  ],
  series: table('depth height width', [4.5, 10, 14], [4.5, 12, 24], [6, 20, 12], [6, 24, 36]),
  standards: ['ASTM D2240', 'ASTM A36', 'ASTM D624'],
  programs: ['recycled', 'baba'],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'wall' },
  options: [
    option('Size', '4-1/2 x 10 x 14 in', '4-1/2 x 12 x 24 in', '6 x 20 x 12 in', '6 x 24 x 36 in'),
    option('Face', 'Rubber', 'Steel, spring mounted'),
    option('Lead time', 'In stock'),
  ],
};

export const dockEquipment: SectionDeclaration = {
  number: '111300',
  descriptions: [
    'Bridges the gap and the height difference between the building floor and a trailer bed.',
    'Seals the trailer to the opening against weather and conditioned-air loss.',
    'Holds the trailer at the dock until the operator releases it, and shows so by light.',
  ],
  uses: ['warehouses', 'distribution centers', 'food plants', 'hospital docks', 'retail stores'],
  limitations: [
    'Rated capacity shall be chosen from the gross fork-truck load and the number of crossings, not from the load alone.',
    'Foam dock seals are not suitable where trailers differ in height by more than 6 inches.',
    'Levelers in refrigerated docks need insulated decks and low-temperature fluid.',
    'Restraints cannot hold trailers with lift gates unless the model is made for them.',
  ],
  standards: ['ANSI MH30.1', 'ANSI MH30.3', 'ASTM A786', 'ASTM D2000', 'NFPA 70', 'OSHA 29 CFR 1910.26'],
  programs: ['ul-listed', 'etl', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
  assembly: 'Loading Dock Leveler',
  sheetPrefix: 'LDE',
  related: ['083323', '033000', '055213', '078413'],
  installation: [
    'Furnish pit templates and curb angles to the concrete trade before forms are set.',
    'Check the pit for square, depth and level within 1/8 inch; do not shim more than 1/2 inch.',
    'Weld levelers to curb angles as detailed on the approved drawings and grind welds flush.',
    'Interlock leveler, restraint and overhead door so that the leveler works only with the door open and the trailer held.',
    'Test each leveler at rated load through ten cycles and adjust lip extension and toe guards.',
  ],
  kinds: [hydraulic, mechanical, seal, shelter, restraint, bumper],
};
