import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import {
  chosen,
  content,
  crossed,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const mirror = 'Mirror finishes show oil-canning and are not suitable for sheet under 16 gauge.';
const separate = 'Different metals need separation where they meet in the weather.';
/** Pounds per square foot of a sheet one inch thick. */
const metals: Readonly<Record<string, number>> = {
  aluminum: 14.1,
  'stainless steel': 41.7,
  bronze: 45.7,
  'weathering steel': 40.8,
};
/** From metal and thickness, less the holes. */
const weight = (values: Values) => ({
  weightPerArea: Number(
    (
      (metals[String(values.materialType)] ?? 0) *
      numberIn(values, 'thickness') *
      (1 - numberIn(values, 'openArea') / 100)
    ).toFixed(2),
  ),
});

const screen: ProductKind = {
  noun: 'Ornamental metal screen',
  materials: ['laser-cut plate in welded frames'],
  descriptions: ['Screens views and sun with metal cut to the designer’s pattern.'],
  uses: ['parking structure screens', 'lobbies', 'gates', 'stair enclosures'],
  limitations: [
    'Exterior screens need an engineer’s wind calculation.',
    separate,
    'Weathering steel stains what is below it for its first two years.',
  ],
  attributes: [
    chosen('materialType', null, 'aluminum', 'stainless steel', 'bronze', 'weathering steel'),
    measured('thickness', null, 0.1196, 0.25, 0.0001),
    measured('openArea', null, 30, 55, 5),
    measured('weightPerArea', null, 0.75, 8, 0.01),
    measured('designPressure', 'ASCE 7', 20, 60, 5),
    chosen('finish', 'NAAMM AMP 500', 'PVDF', 'No. 4 satin', 'statuary bronze', 'weathered'),
  ],
  series: crossed(
    [
      { materialType: 'aluminum', thickness: 0.125, finish: 'PVDF' },
      { materialType: 'aluminum', thickness: 0.19, finish: 'PVDF' },
      { materialType: 'stainless steel', thickness: 0.1196, finish: 'No. 4 satin' },
      { materialType: 'bronze', thickness: 0.125, finish: 'statuary bronze' },
      { materialType: 'weathering steel', thickness: 0.25, finish: 'weathered' },
    ],
    table('openArea', 30, 40, 55),
  ),
  deriveValues: weight,
  standards: ['NAAMM AMP 500', 'ASTM B209', 'ASTM A240', 'ASTM B36', 'ASTM A606', 'AWS D1.6', 'ASCE 7'],
  programs: ['recycled', 'baba'],
  epd: null,
  hpd: null,
  options: [
    option('Pattern', 'Leaf', 'Lattice', 'Wave', 'Drawing of the architect'),
    pvdfColors,
    option('Lead time', '10 to 14 weeks'),
  ],
};

const glassRailing: ProductKind = {
  ...screen,
  noun: 'Decorative glass railing',
  materials: ['laminated tempered glass in an extruded aluminum base shoe with a stainless steel cap rail'],
  descriptions: ['Guards an edge and leaves the view clear.'],
  uses: ['feature stairs', 'balconies', 'mezzanines', 'lobbies'],
  limitations: [
    'The IBC asks for laminated glass and a top rail on three lites, unless the code says otherwise.',
    'Base shoes need a structure that resists the overturning moment.',
    'Drain the shoe out of doors, or the interlayer clouds.',
  ],
  attributes: [
    measured('height', 'IBC 1015', 42),
    chosen('glazingType', 'ASTM C1172', 'laminated tempered'),
    measured('thickness', 'ASTM C1172', 0.5625, 0.8125, 0.125),
    measured('concentratedLoad', 'ASCE 7', 200),
    measured('lineLoad', 'ASCE 7', 50),
    measured('length', null, 3, 6, 1),
    chosen('finish', 'NAAMM AMP 500', 'No. 4 satin', 'No. 8 mirror'),
  ],
  series: table('thickness length', [0.5625, 4], [0.6875, 5], [0.8125, 6]),
  deriveValues: () => ({}),
  standards: ['ASTM E2353', 'ASTM E935', 'ASTM C1172', 'ASTM B221', 'ASCE 7', 'NAAMM AMP 500', '16 CFR 1201'],
  programs: ['icc-es', 'sgcc'],
  bim: { category: 'Railings', ifcClass: 'IfcRailing', host: 'floor' },
  options: [
    option('Base', 'Shoe on the floor', 'Shoe at the fascia', 'Standoffs'),
    option('Glass', '9/16 in', '11/16 in', '13/16 in'),
    option('Cap rail', 'Round stainless', 'U-shaped stainless', 'Wood'),
    option('Lead time', '8 weeks'),
  ],
};

const perforated: ProductKind = {
  ...screen,
  noun: 'Perforated metal panel',
  materials: ['perforated aluminum sheet with formed edges'],
  descriptions: ['Screens and shades with holes that make a pattern or a picture.'],
  uses: ['parking structure screens', 'ceilings and soffits', 'sun screens', 'railing infill'],
  limitations: [
    'Coat after perforation, or the hole edges are bare.',
    'Perforation lessens strength; spans follow the tables for the open area.',
    separate,
  ],
  attributes: [
    chosen('materialType', null, 'aluminum'),
    measured('thickness', null, 0.063, 0.125, 0.0001),
    measured('openArea', null, 23, 51, 1),
    measured('weightPerArea', null, 0.43, 1.36, 0.01),
    measured('designPressure', 'ASCE 7', 20, 60, 5),
    chosen('finish', 'AAMA 2605', 'PVDF'),
  ],
  series: crossed(table('thickness', 0.063, 0.08, 0.125), table('openArea', 23, 40, 51)),
  standards: ['ASTM B209', 'AAMA 2605', 'ASCE 7', 'NAAMM AMP 500'],
  programs: ['recycled', 'declare', 'baba'],
  epd: declared('1 m2', 4.2, [26, 48], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: [
    content('Aluminum', '7429-90-5', 'Base metal', 95, 98, 'LT-P1'),
    content('Magnesium', '7439-95-4', 'Alloying element', 0.5, 3, 'LT-UNK'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.3, 1, 'LT-UNK'),
  ],
  options: [
    option('Holes', '1/4 in at 3/8 in', '1/2 in at 3/4 in', '1 in at 1-3/8 in', 'Picture'),
    pvdfColors,
    option('Lead time', '8 to 10 weeks'),
  ],
};

const columnCover: ProductKind = {
  ...screen,
  noun: 'Column cover',
  materials: ['metal plate rolled into two halves with hemmed joints'],
  descriptions: ['Clads columns in halves whose joint closes on itself.'],
  uses: ['lobbies', 'storefront columns', 'canopies', 'airport terminals'],
  limitations: [
    mirror,
    'It is not fireproofing; protect the column within.',
    'Allow 1-1/2 inches all around the column for clips.',
  ],
  attributes: [
    measured('diameter', null, 12, 48, 6),
    measured('length', null, 8, 12, 1),
    chosen('materialType', null, 'aluminum', 'stainless steel'),
    measured('thickness', null, 0.0595, 0.125, 0.0005),
    measured('weightPerArea', null, 1.76, 2.48, 0.01),
    chosen('finish', 'NAAMM AMP 500', 'PVDF', 'clear anodized', 'No. 4 satin'),
  ],
  series: [
    { materialType: 'aluminum', thickness: 0.125, finish: 'PVDF' },
    { materialType: 'aluminum', thickness: 0.125, finish: 'clear anodized' },
    { materialType: 'stainless steel', thickness: 0.0595, finish: 'No. 4 satin' },
  ],
  standards: ['ASTM B209', 'ASTM A240', 'NAAMM AMP 500', 'AAMA 2605', 'AAMA 611'],
  bim: { category: 'Columns', ifcClass: 'IfcCovering', host: 'unhosted' },
  options: [
    option('Shape', 'Round', 'Square', 'Racetrack'),
    option('Vertical joint', 'Butt', 'Reveal', 'Interlocking'),
    anodized,
    option('Lead time', '8 weeks'),
  ],
};

const cabPanel: ProductKind = {
  ...screen,
  noun: 'Elevator cab panel',
  materials: ['metal sheet bonded to a fire-rated core with hang clips'],
  descriptions: ['Finishes an elevator cab in panels that lift off when one is damaged.'],
  uses: ['elevator cabs', 'lobby surrounds', 'hospital elevators'],
  limitations: [
    'Weigh the cab before and after; a change over 5% needs the elevator maker’s consent.',
    'Panels keep the clear inside size that accessibility asks for.',
    mirror,
  ],
  attributes: [
    chosen('materialType', null, 'stainless steel', 'bronze'),
    measured('thickness', null, 0.5, 0.75, 0.25),
    measured('width', null, 20, 40, 4),
    measured('height', null, 84, 96, 12),
    measured('weightPerArea', null, 3.2, 4.6, 0.1),
    measured('flameSpread', 'ASTM E84', 0, 75, 25),
    measured('smokeDeveloped', 'ASTM E84', 50, 450, 50),
    chosen('finish', 'NAAMM AMP 500', 'textured', 'No. 4 satin', 'statuary bronze'),
  ],
  series: table(
    'materialType thickness weightPerArea finish flameSpread',
    ['stainless steel', 0.5, 3.2, 'textured', 25],
    ['stainless steel', 0.75, 4.2, 'No. 4 satin', 25],
    ['bronze', 0.75, 4.6, 'statuary bronze', 25],
  ),
  deriveValues: () => ({}),
  standards: ['ASME A17.1/CSA B44', 'ASTM E84', 'ASTM A240', 'ASTM B36', 'NAAMM AMP 500'],
  programs: ['declare', 'iso-9001'],
  options: [
    option('Pattern', 'Linen', 'Diamond', 'Leather grain', 'Plain satin'),
    option('Handrail', 'None', 'Flat bar', 'Round'),
    option('Lead time', '10 weeks'),
  ],
};

export const decorativeMetal: SectionDeclaration = {
  number: '057000',
  descriptions: [
    'Screens views and sun with metal cut to the designer’s pattern.',
    'Clads columns and walls in sheet that hides its fasteners.',
    'Finishes public rooms in metal that takes wear and ages well.',
  ],
  uses: ['lobbies', 'parking structure screens', 'elevator cabs', 'feature stairs', 'storefront columns'],
  limitations: [
    mirror,
    'Bronze darkens out of doors unless it is lacquered and kept up.',
    separate,
    'Exterior screens need an engineer’s wind calculation.',
  ],
  standards: [
    'NAAMM AMP 500',
    'ASTM A240',
    'ASTM B209',
    'ASTM B36',
    'ASTM E935',
    'ASTM E2353',
    'AAMA 2605',
    'AAMA 611',
    'AWS D1.6',
    'ASME A17.1/CSA B44',
    'ASTM A606',
    'ASTM C1172',
    'ASTM B221',
    'ASTM E84',
    'ASCE 7',
    '16 CFR 1201',
  ],
  programs: ['recycled', 'declare', 'baba', 'iso-9001'],
  epd: declared('1 m2', 9, [28, 110], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: perforated.hpd ?? null,
  bim: { category: 'Generic Models', ifcClass: 'IfcPlate', host: 'face' },
  assembly: 'Decorative Metal',
  sheetPrefix: 'DCM',
  related: ['055213', '074213', '142400'],
  installation: [
    'Verify that the backing is plumb and rigid before setting panels.',
    'Hang panels from concealed clips, leaving 1/8 inch for movement at each joint.',
    'Remove protective film within 60 days, or sooner in sun.',
    'Clean with mild soap and follow the grain.',
    'Replace panels that are scratched beyond field polish.',
  ],
  kinds: [screen, glassRailing, perforated, columnCover, cabPanel],
};
