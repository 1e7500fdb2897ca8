import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import {
  chosen,
  content,
  declared,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Storefront and Window Wall';
const finishes = ['clear anodized', 'dark bronze anodized', 'black anodized', 'PVDF'] as const;
const lead = option('Lead time', 'Clear and dark bronze: 2 weeks', 'Painted: 5 to 6 weeks');
const terms = option(
  'Warranty',
  'Framing: 2 years',
  'PVDF: 10 years',
  'PVDF: 20 years',
  'Anodized Class I: 10 years',
);

const thermal: ProductKind = {
  noun: 'Thermal storefront framing',
  materials: [
    '6063-T6 aluminum with polyamide thermal breaks',
    '6063-T6 aluminum with poured and debridged urethane breaks',
  ],
  descriptions: [
    'Limits heat flow at the front of the building with a continuous thermal break.',
    'Drains water at every bay through a subsill.',
  ],
  uses: ['retail fronts', 'school entrances', 'office lobbies', 'ribbon windows'],
  limitations: [
    'It is not suitable above the ground floors where wind and water loads call for curtain wall.',
    'Subsills need end dams sealed before glazing.',
    'Spans over 10 feet may need steel in the mullion.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.34, 0.45, 0.01),
    measured('condensationResistance', 'AAMA 1503', 58, 70, 1),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.38, 0.01),
    chosen('glazingType', null, '1 in insulating, low-e', '1 in insulating, low-e, argon'),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 10, 12, 2),
    measured('designPressure', 'ASTM E330', 30, 60, 5),
    measured('depth', null, 4.5, 6, 0.5),
    chosen('finish', null, ...finishes),
  ],
  series: table(
    'uFactor condensationResistance glazingType depth waterResistance',
    [0.45, 58, '1 in insulating, low-e', 4.5, 10],
    [0.41, 62, '1 in insulating, low-e', 4.5, 10],
    [0.38, 65, '1 in insulating, low-e, argon', 4.5, 12],
    [0.34, 70, '1 in insulating, low-e, argon', 6, 12],
  ),
  standards: ['ASTM E283', 'ASTM E331', 'ASTM E330', 'AAMA 1503', 'NFRC 100', 'AAMA 611', 'AAMA 2605'],
  programs: ['nfrc', 'florida', 'declare', 'recycled', 'c2c'],
  epd: declared('1 m2', 38, [95, 165], pcr),
  options: [
    option('System depth', '4-1/2 in', '6 in'),
    option('Glass', '1 in', '1/4 in with adapter'),
    anodized,
    pvdfColors,
    lead,
    terms,
  ],
};

const nonthermal: ProductKind = {
  ...thermal,
  noun: 'Nonthermal storefront framing',
  materials: ['extruded aluminum, Alloy 6063-T6'],
  descriptions: ['Frames glass at ground level where heat loss does not govern, at a modest price.'],
  uses: ['warm climates', 'vestibule interiors', 'retail in malls', 'covered entrances'],
  limitations: [
    'It is not suitable for heated buildings in climates where the energy code asks for a thermal break.',
    'Frost and condensation form on frames in the cold.',
    'Subsills need end dams sealed before glazing.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.52, 0.68, 0.01),
    measured('condensationResistance', 'AAMA 1503', 40, 50, 1),
    measured('solarHeatGain', 'NFRC 200', 0.25, 0.42, 0.01),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 8, 10, 2),
    measured('designPressure', 'ASTM E330', 25, 50, 5),
    measured('depth', null, 4, 4.5, 0.5),
    chosen('finish', null, ...finishes),
  ],
  series: table('uFactor condensationResistance depth', [0.68, 40, 4.5], [0.6, 45, 4.5], [0.52, 50, 4.5]),
  epd: declared('1 m2', 36, [85, 150], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 92, 97, 'LT-P1'),
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Gasket', 2, 5, 'LT-UNK'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.3, 0.7, 'LT-UNK'),
  ],
};

const entranceDoor: ProductKind = {
  noun: 'Aluminum entrance door',
  materials: ['6063-T6 aluminum stiles and rails with welded and bolted corners'],
  descriptions: ['Carries the traffic of an entrance on corners that are bolted through the stile.'],
  uses: ['retail fronts', 'school entrances', 'office lobbies', 'vestibules'],
  limitations: [
    'Narrow stiles are not suitable for schools and other heavy traffic.',
    'Painted finishes wear at pulls.',
    'Concealed closers need their header.',
  ],
  attributes: [
    chosen('configuration', null, 'narrow stile, 2-1/8 in', 'medium stile, 3-1/2 in', 'wide stile, 5 in'),
    measured('width', null, 36, 48, 6),
    measured('height', null, 84, 108, 12),
    measured('uFactor', 'NFRC 100', 0.5, 0.77, 0.01),
    measured('airLeakage', 'ASTM E283', 0.5, 1, 0.5),
    measured('designPressure', 'ASTM E330', 25, 50, 5),
    chosen('finish', null, ...finishes),
    chosen('accessibility', 'ICC A117.1', '10 in bottom rail'),
  ],
  series: [
    { configuration: 'narrow stile, 2-1/8 in', width: 36 },
    { configuration: 'medium stile, 3-1/2 in', width: 36 },
    { configuration: 'medium stile, 3-1/2 in', width: 42 },
    { configuration: 'wide stile, 5 in', width: 42 },
    { configuration: 'wide stile, 5 in', width: 48 },
  ],
  standards: ['ASTM E283', 'ASTM E330', 'NFRC 100', 'AAMA SFM-1', 'ICC A117.1', 'AAMA 611', 'AAMA 2605'],
  programs: ['nfrc', 'florida', 'declare', 'recycled'],
  epd: declared('1 m2', 32, [90, 170], pcr),
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  options: [
    option('Stile', 'Narrow', 'Medium', 'Wide'),
    option('Hardware', 'Push-pull with deadlock', 'Rim exit device', 'Concealed vertical rod exit device'),
    option('Hanging', 'Butt hinges', 'Continuous hinge', 'Offset pivots'),
    anodized,
    lead,
    option('Warranty', 'Corners: life of the installation', 'Finish: 10 years'),
  ],
};

const impact: ProductKind = {
  ...thermal,
  noun: 'Impact-resistant storefront',
  descriptions: ['Holds laminated glass through windborne debris and the pressure cycles of a hurricane.'],
  uses: ['hurricane coasts', 'emergency shelters', 'essential facilities', 'retail fronts'],
  limitations: [
    'It needs the laminated glass and glazing silicone of the tested assembly.',
    'Anchors and perimeter are those of the approval.',
    'It is not suitable above the ground floors where loads call for curtain wall.',
  ],
  attributes: [
    chosen('impactClass', 'ASTM E1996', 'large missile, level D', 'small missile, level A'),
    measured('designPressure', 'ASTM E1886', 50, 90, 5),
    measured('uFactor', 'NFRC 100', 0.4, 0.55, 0.01),
    measured('condensationResistance', 'AAMA 1503', 50, 62, 1),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.35, 0.01),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 10, 15, 1),
    measured('depth', null, 5, 6, 0.5),
    chosen('finish', null, ...finishes),
  ],
  // Water is tested at 15 percent of the design pressure.
  deriveValues: (values) => ({
    waterResistance: Math.max(10, Math.ceil(0.15 * numberIn(values, 'designPressure'))),
  }),
  series: table('uFactor condensationResistance', [0.55, 50], [0.46, 58], [0.4, 62]),
  standards: ['ASTM E1886', 'ASTM E1996', 'ASTM E283', 'ASTM E331', 'ASTM E330', 'NFRC 100', 'AAMA 2605'],
  programs: ['miami-dade', 'florida', 'nfrc', 'recycled'],
  epd: declared('1 m2', 52, [125, 210], pcr),
  options: [
    option('System depth', '5 in', '6 in'),
    option('Glass', '1-5/16 in insulating laminated', '9/16 in laminated'),
    anodized,
    pvdfColors,
    option('Lead time', '6 weeks'),
    terms,
  ],
};

const interior: ProductKind = {
  ...nonthermal,
  noun: 'Interior storefront framing',
  descriptions: ['Divides rooms with glass in slim frames that need no sill drainage.'],
  uses: ['office fronts', 'conference rooms', 'school libraries', 'interior partitions'],
  limitations: [
    'It is not suitable for outside walls.',
    'It carries no fire rating.',
    'Guards and doors need safety glazing.',
  ],
  attributes: [
    measured('depth', null, 1.75, 4, 0.25),
    measured('width', null, 1, 2, 0.25),
    measured('soundTransmission', 'ASTM E90', 30, 42, 1),
    measured('designPressure', 'IBC 1607', 5, 10, 5),
    chosen('glazingType', null, '1/4 in tempered', '3/8 in tempered', '7/16 in laminated'),
    chosen('finish', null, ...finishes),
  ],
  series: [
    { glazingType: '1/4 in tempered', soundTransmission: 30 },
    { glazingType: '3/8 in tempered', soundTransmission: 33 },
    { glazingType: '7/16 in laminated', soundTransmission: 37 },
  ],
  standards: ['ASTM E90', '16 CFR 1201', 'AAMA 611', 'AAMA 2605'],
  programs: ['declare', 'recycled', 'c2c'],
  epd: declared('1 m2', 27, [60, 115], pcr),
};

export const storefronts: SectionDeclaration = {
  number: '084113',
  descriptions: [
    'Frames glass at ground level and carries the doors people use.',
    'Drains water at every bay through a subsill.',
    'Limits heat flow with a continuous thermal break.',
  ],
  uses: ['retail fronts', 'school entrances', 'office lobbies', 'ribbon windows', 'interior partitions'],
  limitations: [
    'It is not suitable above the ground floors where wind and water loads call for curtain wall.',
    'Subsills need end dams sealed before glazing.',
    'Spans over 10 feet may need steel in the mullion.',
    'Painted finishes on doors wear at pulls.',
  ],
  standards: ['ASTM E283', 'ASTM E331', 'ASTM E330', 'AAMA 1503', 'AAMA 611', 'AAMA 2605', 'NFRC 100'],
  programs: ['nfrc', 'miami-dade', 'florida', 'declare', 'recycled', 'c2c'],
  epd: declared('1 m2', 38, [85, 175], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 86, 94, 'LT-P1'),
    content('Polyamide 66 with glass fiber', '32131-17-2', 'Thermal break', 2, 5, 'LT-UNK'),
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Gasket', 2, 5, 'LT-UNK'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.3, 0.7, 'LT-UNK'),
  ],
  bim: { category: 'Curtain Panels', ifcClass: 'IfcCurtainWall', host: 'wall' },
  assembly: 'Aluminum Storefront',
  sheetPrefix: 'ASF',
  related: ['072726', '079200', '084229', '084413', '087100', '088000'],
  installation: [
    'Survey openings and report those out of tolerance before fabrication.',
    'Set the subsill level in sealant and seal end dams.',
    'Plumb mullions within 1/8 inch in 12 feet.',
    'Seal joinery behind the glass line before glazing.',
    'Field test water penetration at two-thirds of the design pressure to AAMA 503.',
  ],
  kinds: [thermal, nonthermal, entranceDoor, impact, interior],
};
