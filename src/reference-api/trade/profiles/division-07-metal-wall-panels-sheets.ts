import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  aluminum,
  pcr,
  sheets,
  terms,
  concealed,
} from '#src/reference-api/trade/profiles/division-07-metal-wall-panels-kinds.ts';
import { pvdfColors } from '#src/reference-api/trade/profiles/metal-finishes.ts';
import {
  chosen,
  content,
  fixed,
  leadTime,
  measured,
  option,
  table,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const corrugated: ProductKind = {
  ...concealed,
  noun: 'Corrugated metal wall panel',
  descriptions: ['Wraps walls in waves or box ribs with exposed or concealed screws.'],
  uses: ['warehouses', 'restaurants', 'houses', 'equipment screens'],
  limitations: [
    'Exposed screws show; choose them in the color of the panel.',
    'It is not an air or water barrier; provide one behind it.',
  ],
  attributes: [
    chosen('gauge', null, '20 ga', '22 ga', '24 ga', '26 ga'),
    measured('metalThickness', null, 0.0179, 0.0359, 0.0001),
    measured('ribHeight', null, 0.5, 1.5, 0.125),
    measured('coverage', null, 32, 37.333, 0.001),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', 'AAMA 621', 'PVDF two-coat'),
    measured('warranty', null, 20, 35, 5),
  ],
  series: [
    ...sheets.slice(0, 3).map((sheet) => ({ ...sheet, ribHeight: 0.875, coverage: 37.333 })),
    { gauge: '26 ga', metalThickness: 0.0179, ribHeight: 0.5, coverage: 32 },
    { gauge: '22 ga', metalThickness: 0.0299, ribHeight: 1.5, coverage: 36 },
  ],
  options: [
    option('Profile', '1/2 in wave', '7/8 in wave', '1-1/2 in box rib'),
    pvdfColors,
    leadTime('2 to 3 weeks'),
    terms,
  ],
};

export const perforated: ProductKind = {
  ...corrugated,
  noun: 'Perforated metal screen panel',
  materials: ['perforated aluminum sheet, finished after perforation'],
  descriptions: ['Screens sun, sight and machines while air passes.'],
  uses: ['parking structure screens', 'equipment screens', 'sun screens', 'stair enclosures'],
  limitations: [
    'It keeps out neither rain nor sound.',
    'Perforation lessens strength; spans follow the tables for the open area.',
    'Coil-coated steel rusts at cut holes; use aluminum or coat after perforation.',
  ],
  attributes: [
    measured('openArea', null, 10, 40, 5),
    chosen('gauge', null, '0.040 in', '0.050 in', '0.063 in'),
    measured('metalThickness', null, 0.04, 0.063, 0.0001),
    measured('depth', null, 0.875, 1.5, 0.125),
    measured('designPressure', 'ASCE 7', 20, 60, 5),
    chosen('finish', null, 'PVDF two-coat', 'clear anodized'),
    measured('warranty', null, 10, 20, 5),
  ],
  series: table('gauge metalThickness', ['0.040 in', 0.04], ['0.050 in', 0.05], ['0.063 in', 0.063]),
  standards: [
    aluminum,
    ...cited('ASCE 7'),
    'AAMA 2605 - Superior Performing Organic Coatings on Aluminum Extrusions and Panels',
  ],
  programs: ['declare', 'recycled', 'iso-9001'],
  epd: { declaredUnit: '1 m2', massKg: 3.6, gwp: [22, 44], pcr },
  hpd: [
    content('Aluminum', '7429-90-5', 'Base metal', 95, 98, 'LT-P1'),
    content('Manganese', '7439-96-5', 'Alloying element', 0.8, 1.5, 'LT-P1'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.5, 1.5, 'LT-UNK'),
  ],
  options: [
    option('Hole pattern', '1/8 in at 3/16 in', '1/4 in at 3/8 in', '1/2 in at 1 in', 'Custom image'),
    pvdfColors,
    leadTime('8 weeks'),
  ],
};

export const plank: ProductKind = {
  ...concealed,
  noun: 'Flush metal plank',
  descriptions: ['Lies flush in narrow courses that run on as soffits.'],
  uses: ['soffits', 'canopies', 'storefront bands', 'offices'],
  attributes: [
    chosen('gauge', null, '22 ga', '24 ga', '0.040 in'),
    measured('metalThickness', null, 0.0239, 0.04, 0.0001),
    fixed('depth', null, 1),
    measured('coverage', null, 6, 12, 2),
    measured('designPressure', 'ASTM E330', 20, 60, 5),
    chosen('combustibility', 'ASTM E136', 'noncombustible'),
    chosen('finish', null, 'PVDF two-coat', 'wood-grain print'),
    measured('warranty', null, 20, 35, 5),
  ],
  series: sheets.slice(1).flatMap((sheet) => [6, 8, 10, 12].map((coverage) => ({ ...sheet, coverage }))),
  options: [
    option('Width', '6 in', '8 in', '10 in', '12 in'),
    option('Vented', 'No', 'Soffit vent'),
    pvdfColors,
    leadTime('3 to 4 weeks'),
    terms,
  ],
};
