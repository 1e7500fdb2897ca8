import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  declared,
  measured,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD International PCR 2019:14: Construction Products';
const subgrade = 'Subgrade that percolates below 0.5 inch per hour needs underdrains.';
const plow = 'Snow plows ride on skids 1 inch above the surface.';
const grid = ['AASHTO HB-17', 'ASTM D1621', 'ASTM D1557', 'AASHTO M 288'] as const;
const rolls = option('Roll', '20 x 20 in pieces', '6.6 x 33 ft', '8.2 x 65 ft');

/** A 1 in grid carries 2,100 psi empty; filled, the fill carries the load. */
const grassGrids = table(
  'thickness compressiveStrength openArea',
  [1, 5700, 92],
  [1.5, 6000, 93],
  [2, 6400, 94],
);
const grassGrid: ProductKind = {
  noun: 'Grass-filled paving grid',
  materials: ['recycled high-density polyethylene rings on a flexible grid'],
  descriptions: ['Carries fire trucks and overflow parking on a lawn whose roots stay free below the rings.'],
  uses: ['fire lanes', 'overflow parking', 'utility access', 'helicopter pads'],
  limitations: [
    'It is for fewer than five trips a day; daily traffic needs gravel fill.',
    'Slopes to 15% need pins; steeper ones are not for vehicles.',
    subgrade,
    plow,
  ],
  attributes: [
    ...tabled('compressiveStrength', 'ASTM D1621', grassGrids),
    ...tabled('thickness openArea', null, grassGrids),
    measured('infiltrationRate', 'ASTM C1701', 15, 30, 5),
    chosen('loadClass', 'AASHTO HB-17', 'H-20', 'HS-20'),
    measured('recycledContent', 'ISO 14021', 100),
    measured('warranty', null, 5, 10, 5),
  ],
  series: grassGrids,
  standards: [...grid, 'ASTM C1701'],
  epd: declared('1 m2', 2.6, [1.9, 4.4], pcr),
  options: [sizes('Depth', grassGrids, 'thickness', 'in'), rolls, option('Lead time', '1 week')],
};

const gravelGrids = table(
  'thickness compressiveStrength openArea',
  [1, 5700, 90],
  [1.5, 6100, 91],
  [2, 6800, 92],
);
const gravelGrid: ProductKind = {
  noun: 'Gravel-filled paving grid',
  materials: [
    'recycled high-density polyethylene rings on a geotextile',
    'recycled high-density polyethylene cells on a geotextile',
  ],
  descriptions: ['Keeps gravel where it is laid, so that daily traffic neither ruts nor spreads it.'],
  uses: ['daily parking', 'driveways', 'trails', 'storage yards'],
  limitations: [
    'Slopes over 8% need anchors.',
    'Fill is angular, washed stone of 3/16 to 3/8 inch; round gravel rolls.',
    subgrade,
    plow,
  ],
  attributes: [
    ...tabled('compressiveStrength', 'ASTM D1621', gravelGrids),
    ...tabled('thickness openArea', null, gravelGrids),
    measured('infiltrationRate', 'ASTM C1701', 200, 400, 50),
    chosen('loadClass', 'AASHTO HB-17', 'H-20', 'HS-20', 'HS-25'),
    measured('recycledContent', 'ISO 14021', 100),
    measured('warranty', null, 5, 10, 5),
  ],
  series: gravelGrids,
  standards: [...grid, 'ASTM C1701', 'ADA Standards for Accessible Design'],
  epd: declared('1 m2', 2.9, [2.1, 4.8], pcr),
  options: [
    sizes('Depth', gravelGrids, 'thickness', 'in'),
    rolls,
    option('Color', ['Black', '#26282a'], ['Gray', '#8f9496'], ['Tan', '#b79f74']),
    option('Lead time', '1 week'),
  ],
};

const rubbers = table('thickness loadClass', [1.5, 'Pedestrian'], [2, 'Pedestrian'], [2.5, 'Light vehicles']);
const rubber: ProductKind = {
  noun: 'Porous rubber paving',
  materials: ['recycled tire rubber and stone in a polyurethane binder'],
  descriptions: ['A flexible walk that drains through and gives with roots and frost.'],
  uses: ['trails', 'tree surrounds', 'park walks', 'playground paths'],
  limitations: [
    'It is not for turning trucks.',
    'Bases are 4 inches of open-graded stone at least.',
    'It is vacuumed or washed each year to keep it open.',
    subgrade,
  ],
  attributes: [
    ...tabled('thickness loadClass', null, rubbers),
    measured('infiltrationRate', 'ASTM C1701', 500, 900, 100),
    measured('tensileStrength', 'ASTM D412', 80, 120, 10),
    measured('slipResistance', 'ANSI A326.3', 0.6),
    measured('recycledContent', 'ISO 14021', 50, 60, 5),
    measured('warranty', null, 5),
  ],
  series: rubbers,
  standards: ['ASTM C1701', 'ASTM D412', 'ANSI A326.3', 'ADA Standards for Accessible Design'],
  programs: ['recycled', 'baba'],
  epd: declared('1 m2', 38, [24, 46], pcr),
  hpd: null,
  options: [
    sizes('Thickness', rubbers, 'thickness', 'in'),
    option(
      'Color',
      ['Black', '#2b2b2b'],
      ['Brown', '#6b4f3a'],
      ['Gray', '#7f8488'],
      ['Terracotta', '#9c5a41'],
    ),
    option('Lead time', 'Mixed on site: 3 weeks'),
  ],
};

const resins = table('thickness', 0.625, 0.75, 1);
const resin: ProductKind = {
  noun: 'Resin-bound porous surfacing',
  materials: ['washed aggregate in a UV-stable aliphatic polyurethane binder'],
  descriptions: ['A smooth, troweled surface of natural stone that rain passes through.'],
  uses: ['plazas', 'courtyards', 'accessible walks', 'driveways'],
  limitations: [
    'It is laid on open-graded asphalt or pervious concrete, not on stone.',
    'Air and base are at 40 to 95 degrees Fahrenheit and dry until it cures.',
    'Steel tracks and turning trucks tear it.',
    subgrade,
  ],
  attributes: [
    ...tabled('thickness', null, resins),
    measured('infiltrationRate', 'ASTM C1701', 300, 800, 100),
    chosen('loadClass', null, 'Pedestrian', 'Light vehicles'),
    measured('porosity', null, 20, 25, 5),
    measured('slipResistance', 'ANSI A326.3', 0.6),
    measured('cureTime', null, 4, 12, 4),
    measured('warranty', null, 10),
  ],
  series: resins,
  standards: ['ASTM C1701', 'ANSI A326.3', 'ADA Standards for Accessible Design'],
  programs: ['iso-9001', 'iso-14001'],
  epd: declared('1 m2', 32, [7, 13], pcr),
  hpd: null,
  options: [
    option(
      'Aggregate',
      ['Amber quartz', '#c49a5a'],
      ['Silver granite', '#9da0a1'],
      ['River brown', '#8a6d4f'],
      ['Charcoal basalt', '#44474a'],
    ),
    option('Thickness', '5/8 in', '3/4 in', '1 in'),
    option('Lead time', '2 weeks'),
  ],
};

export const porousPaving: SectionDeclaration = {
  number: '321243',
  descriptions: [
    'Carries vehicles over grass or gravel and lets rain soak into the ground.',
    'Gives fire trucks a lane that looks like a lawn.',
    'Stores stormwater in its base course and lets it drain within two days.',
  ],
  uses: ['fire lanes', 'overflow parking', 'trails', 'tree surrounds', 'utility access'],
  limitations: [
    'Grass systems are for fewer than five trips a day; daily traffic needs gravel fill.',
    'Slopes over 8 percent with gravel and 15 percent with grass need an anchored section.',
    'Snow plows shall ride on skids 1 inch above the grid.',
    subgrade,
  ],
  standards: [
    'ASTM C1701',
    'ASTM D1621',
    'ASTM D1557',
    'AASHTO M 288',
    'AASHTO HB-17',
    'ADA Standards for Accessible Design',
  ],
  programs: ['recycled', 'baba', 'iso-14001'],
  epd: declared('1 m2', 2.6, [1.9, 6.2], pcr),
  hpd: [
    content('Polyethylene, recycled', '9002-88-4', 'Grid', 96, 98.5, 'LT-UNK'),
    content('Carbon black, bound', '1333-86-4', 'UV stabilizer', 1.5, 3, 'BM-1'),
  ],
  bim: { category: 'Site', ifcClass: 'IfcSlab', host: 'floor' },
  assembly: 'Porous Flexible Paving',
  sheetPrefix: 'PFP',
  related: ['321400', '313219', '334600', '312500'],
  installation: [
    'Compact the base of sandy gravel to 95 percent of modified Proctor and verify that it still drains 10 inches an hour.',
    'Lay grids with rings up, interlock them on all sides and pin them where they curve.',
    'Fill grids to the top of the rings, no higher, with concrete sand or with the stone stated.',
    'Sod with 1/2 inch turf grown in sand, or hydroseed, and keep vehicles off until the second mowing.',
    'Mark the edges of fire lanes with signs or planting approved by the fire marshal.',
  ],
  kinds: [grassGrid, gravelGrid, rubber, resin],
};
