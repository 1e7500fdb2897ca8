import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { porousPavingKinds } from '#src/reference-api/trade/profiles/division-32-porous-paving-kinds.ts';

export const porousPaving = sectionOfKinds(
  {
    number: '321243',
    tradeNames: [
      'Rainpave',
      'Parkpave',
      'Rainnest',
      'Rainfield',
      'Drainfield',
      'Seepway',
      'Percway',
      'Fieldpave',
    ],
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
      'Subgrade that percolates below 0.5 inch per hour needs underdrains.',
    ],
    standards: cited(
      'ASTM C1701',
      'ASTM D1621',
      'ASTM D1557',
      'AASHTO M 288',
      'AASHTO HB-17',
      'ADA Standards for Accessible Design',
    ),
    programs: ['recycled', 'baba', 'iso-14001'],
    epd: declared('1 m2', 2.6, [1.9, 6.2], 'EPD International PCR 2019:14: Construction Products'),
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
  },
  porousPavingKinds,
);
