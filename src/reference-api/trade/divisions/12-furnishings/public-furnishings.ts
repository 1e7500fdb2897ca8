import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'BIFMA PCR: Seating';
const unit = (massKg: number, gwp: readonly [number, number], rules = pcr) =>
  declared('1 unit', massKg, gwp, rules);
const seating = ['ANSI/BIFMA X5.4', 'ANSI/BIFMA e3', 'ADA Standards for Accessible Design'];
const upholstery = ['ANSI/BIFMA M7.1', 'California Technical Bulletin 117-2013', 'ASTM D4157'];
const years = (least: number, greatest: number) => measured('warranty', null, least, greatest, 1);
const metals = option('Metal', ['White', '#f1f1ee'], ['Silver', '#a9adb0'], ['Black', '#26282a']);
const textiles = option(
  'Textile',
  ['Indigo', '#2f3f66'],
  ['Moss', '#6b7350'],
  ['Clay', '#a2604a'],
  ['Stone', '#9d988f'],
);
const ordered = option('Lead time', 'Quick-ship: 2 weeks', 'Made to order: 8 weeks');
const indoor = 'For interior use; finishes are not tested for weather.';
const powder = content('Polyester powder coating', '25038-59-9', 'Coating', 1, 3, 'LT-UNK');

const bench: ProductKind = {
  noun: 'Backless public bench',
  materials: ['solid ash slats on powder-coated steel', 'bent laminated beech on cast aluminum supports'],
  descriptions: ['Seats visitors in lobbies and concourses from both sides.'],
  uses: ['lobbies', 'museums', 'libraries', 'university commons'],
  limitations: [indoor, 'Accessible benches need a back; choose another where one is required.'],
  attributes: [
    measured('length', null, 4, 8, 2),
    measured('depth', null, 18, 24, 2),
    measured('height', null, 17, 19, 1),
    measured('loadCapacity', 'ANSI/BIFMA X5.4', 500, 1200, 50),
    years(5, 12),
  ],
  series: table('length loadCapacity', [4, 500], [6, 750], [8, 1000]),
  standards: seating,
  programs: ['bifma', 'fsc', 'greenguard'],
  epd: unit(38, [58, 104]),
  hpd: [
    content('Iron', '7439-89-6', 'Frame', 48, 66, 'LT-P1'),
    content('Hardwood, as cellulose', '9004-34-6', 'Slats', 24, 40, 'LT-UNK'),
    powder,
  ],
  options: [
    option('Length', '48 in', '72 in', '96 in'),
    option('Wood', ['Ash', '#cfb58c'], ['White oak', '#b99b6b'], ['Walnut', '#6a4a32']),
    metals,
    ordered,
    option('Warranty', '5 years', '12 years'),
  ],
};

const beam: ProductKind = {
  noun: 'Tandem beam seating',
  materials: ['polyurethane skin over foam on a steel beam', 'perforated steel seats on an aluminum beam'],
  descriptions: ['Rows of seats on one beam, with armrests, tables and power where they are wanted.'],
  uses: ['airport concourses', 'clinics', 'transit stations', 'courthouses'],
  limitations: [
    'In exit access the beam shall be fixed to the floor.',
    'At least 5 percent of seating groups need an adjoining wheelchair space.',
  ],
  attributes: [
    measured('seats', null, 2, 6, 1),
    measured('length', null, 4, 12.5, 0.5),
    measured('height', null, 33),
    measured('loadCapacity', 'ANSI/BIFMA X5.4', 300, 500, 100),
    measured('cycles', 'ANSI/BIFMA X5.4', 100000, 150000, 10000),
    years(5, 10),
  ],
  series: table('seats length', [2, 4], [3, 6], [4, 8.5], [5, 10.5], [6, 12.5]),
  standards: [...seating, ...upholstery.slice(0, 2)],
  programs: ['bifma', 'greenguard', 'indoor-advantage'],
  epd: unit(64, [148, 232]),
  hpd: [
    content('Iron', '7439-89-6', 'Beam and frame', 58, 74, 'LT-P1'),
    content('Polyurethane foam', '9009-54-5', 'Cushion', 8, 16, 'LT-UNK'),
    content('Aluminum', '7429-90-5', 'Legs and arms', 10, 22, 'LT-P1'),
    powder,
  ],
  options: [
    option('Seats', 'Two', 'Three', 'Four', 'Five', 'Six'),
    option('Power', 'None', 'Outlet and USB'),
    textiles,
    metals,
    ordered,
  ],
};

const planter: ProductKind = {
  noun: 'Interior planter',
  materials: ['powder-coated aluminum sheet with a watertight liner', 'fiberglass-reinforced polymer'],
  descriptions: ['Holds plants in a watertight liner with a reservoir below the soil.'],
  uses: ['lobbies', 'atriums', 'offices', 'retail concourses'],
  limitations: ['Check the floor for the weight of wet soil, 100 pounds a cubic foot.', indoor],
  attributes: [
    measured('length', null, 1.5, 6, 0.5),
    measured('depth', null, 16, 24, 2),
    measured('height', null, 18, 42, 2),
    measured('tankVolume', null, 4, 24, 2),
    years(3, 5),
  ],
  series: table('length depth tankVolume', [1.5, 18, 4], [3, 16, 8], [4, 18, 12], [6, 24, 24]),
  standards: ['ASTM B209', 'ASTM D3359', 'ANSI/BIFMA e3'],
  programs: ['recycled', 'declare', 'greenguard'],
  epd: null,
  hpd: [
    content('Aluminum', '7429-90-5', 'Shell', 84, 94, 'LT-P1'),
    content('Polyethylene', '9002-88-4', 'Liner', 4, 12, 'LT-UNK'),
    powder,
  ],
  options: [option('Height', '18 in', '24 in', '30 in', '42 in'), metals, ordered],
};

const receptacle: ProductKind = {
  noun: 'Litter and recycling receptacle',
  materials: [
    'powder-coated steel sheet with a galvanized liner',
    'stainless steel sheet with a polyethylene liner',
  ],
  descriptions: ['Collects trash and recyclables in sorted, lined openings.'],
  uses: ['lobbies', 'cafeterias', 'concourses', 'campus buildings'],
  limitations: ['Plastic liners in rooms of assembly may need a fire-rated receptacle.', indoor],
  attributes: [
    measured('receptacleVolume', null, 24, 96, 1),
    measured('streams', null, 1, 3, 1),
    measured('width', null, 18, 54, 1),
    measured('height', null, 30, 42, 2),
    measured('recycledContent', 'ISO 14021', 25, 60, 5),
    years(3, 10),
  ],
  series: table('streams receptacleVolume width', [1, 24, 18], [2, 48, 36], [3, 72, 54]),
  standards: ['ADA Standards for Accessible Design', 'ASTM A1008', 'ANSI/BIFMA e3'],
  programs: ['recycled', 'baba', 'greenguard'],
  epd: unit(36, [88, 140], 'BIFMA PCR: Storage'),
  hpd: [
    content('Iron', '7439-89-6', 'Body', 84, 94, 'LT-P1'),
    content('Zinc', '7440-66-6', 'Coating', 1, 3, 'LT-P1'),
    powder,
  ],
  options: [
    option('Streams', 'Trash', 'Trash and recycling', 'Trash, recycling and compost'),
    metals,
    ordered,
  ],
};

const lounge: ProductKind = {
  noun: 'Lounge modular seating',
  materials: [
    'polyurethane foam with coated upholstery on a hardwood frame',
    'polyurethane foam with woven upholstery on a steel frame',
  ],
  descriptions: ['Straight, curved and corner pieces that are joined into one group.'],
  uses: ['university commons', 'libraries', 'lobbies', 'lounges'],
  limitations: ['Undiluted bleach damages coated upholstery.', indoor],
  attributes: [
    measured('seats', null, 1, 4, 1),
    measured('depth', null, 26, 36, 2),
    measured('height', null, 17, 34, 1),
    measured('loadCapacity', 'ANSI/BIFMA X5.4', 300, 400, 50),
    measured('abrasionResistance', 'ASTM D4157', 50000, 200000, 10000),
    measured('biobasedContent', 'ASTM D6866', 10, 45, 5),
    years(5, 12),
  ],
  standards: [...seating, ...upholstery],
  programs: ['bifma', 'greenguard', 'indoor-advantage', 'fsc'],
  epd: unit(34, [78, 152]),
  hpd: [
    content('Hardwood, as cellulose', '9004-34-6', 'Frame', 38, 52, 'LT-UNK'),
    content('Polyurethane foam', '9009-54-5', 'Cushion', 24, 36, 'LT-UNK'),
    content('Polyethylene terephthalate', '25038-59-9', 'Upholstery', 8, 14, 'LT-UNK'),
  ],
  options: [
    option('Piece', 'Straight', 'Inside curve', 'Outside curve', 'Corner'),
    textiles,
    option('Power', 'None', 'Outlet and USB'),
    ordered,
  ],
};

export const publicFurnishings: SectionDeclaration = {
  number: '129300',
  descriptions: [
    'Seats visitors in lobbies, concourses and waiting areas.',
    'Collects trash and recyclables in sorted, lined openings.',
    'Sets planting and seating as one fixed group in public spaces.',
  ],
  uses: ['lobbies', 'airport concourses', 'libraries', 'museums', 'university commons'],
  limitations: [
    'Freestanding pieces are for interior use; finishes are not tested for weather.',
    'Tandem seating in exit access shall be fixed to the floor.',
    'At least 5 percent of fixed seating groups need an adjoining wheelchair space.',
    'Coated upholstery shall not be cleaned with undiluted bleach.',
  ],
  standards: [
    'ANSI/BIFMA X5.4',
    'ANSI/BIFMA e3',
    'ANSI/BIFMA M7.1',
    'California Technical Bulletin 117-2013',
    'ASTM D4157',
    'ADA Standards for Accessible Design',
  ],
  programs: ['bifma', 'greenguard', 'declare', 'fsc', 'indoor-advantage', 'iso-14001'],
  epd: declared('1 unit', 42, [68, 190], pcr),
  hpd: [
    content('Iron', '7439-89-6', 'Frame', 48, 66, 'LT-P1'),
    content('Hardwood, as cellulose', '9004-34-6', 'Slats', 18, 34, 'LT-UNK'),
    content('Polyurethane foam', '9009-54-5', 'Cushion', 6, 14, 'LT-UNK'),
    content('Polyester powder coating', '25038-59-9', 'Coating', 1, 3, 'LT-UNK'),
  ],
  bim: { category: 'Furniture', ifcClass: 'IfcFurniture', host: 'floor' },
  assembly: 'Public Seating',
  sheetPrefix: 'IPF',
  related: ['096519', '093013', '323300', '124813'],
  installation: [
    'Deliver after wet work and flooring are complete and the room is at service conditions.',
    'Assemble with the hardware supplied, torque it as stated, and level with the glides.',
    'Anchor fixed seating with two expansion anchors at each leg; conceal anchors below caps.',
    'Keep a wheelchair space 36 by 48 inches beside fixed groups where indicated.',
    'Remove packaging from the site, clean upholstery, and hand over care guides by material.',
  ],
  kinds: [bench, beam, planter, receptacle, lounge],
};
