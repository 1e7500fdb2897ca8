import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/profiles/metal-finishes.ts';
import {
  chosen,
  content,
  fixed,
  leadTime,
  measured,
  option,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const air =
  'ASTM E283 - Rate of Air Leakage Through Exterior Windows, Skylights, Curtain Walls, and Doors';
export const water = 'ASTM E331 - Water Penetration by Uniform Static Air Pressure Difference';
export const structural = 'ASTM E330 - Structural Performance by Uniform Static Air Pressure Difference';
export const nfrc = 'NFRC 100 - Determining Fenestration Product U-factors';
export const painting = 'AAMA 2605 - Superior Performing Organic Coatings on Aluminum Extrusions and Panels';
export const pcr = 'UL PCR Part B: Storefront and Window Wall';
export const finishes = ['clear anodized', 'dark bronze anodized', 'black anodized', 'PVDF'] as const;
const lead = leadTime('Clear and dark bronze: 2 weeks', 'Painted: 5 to 6 weeks');
export const terms = warranties(
  'Framing: 2 years',
  'PVDF: 10 years',
  'PVDF: 20 years',
  'Anodized Class I: 10 years',
);

export const thermal: ProductKind = {
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
    fixed('airLeakage', 'ASTM E283', 0.06),
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
  standards: [air, ...cited('ASTM E331', 'ASTM E330', 'AAMA 1503', 'NFRC 100', 'AAMA 611', 'AAMA 2605')],
  programs: ['nfrc', 'florida', 'declare', 'recycled', 'c2c'],
  epd: { declaredUnit: '1 m2', massKg: 38, gwp: [95, 165], pcr },
  options: [
    option('System depth', '4-1/2 in', '6 in'),
    option('Glass', '1 in', '1/4 in with adapter'),
    anodized,
    pvdfColors,
    lead,
    terms,
  ],
};

export const nonthermal: ProductKind = {
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
    fixed('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 8, 10, 2),
    measured('designPressure', 'ASTM E330', 25, 50, 5),
    measured('depth', null, 4, 4.5, 0.5),
    chosen('finish', null, ...finishes),
  ],
  series: table('uFactor condensationResistance depth', [0.68, 40, 4.5], [0.6, 45, 4.5], [0.52, 50, 4.5]),
  epd: { declaredUnit: '1 m2', massKg: 36, gwp: [85, 150], pcr },
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 92, 97, 'LT-P1'),
    content('Ethylene-propylene-diene rubber', '25038-36-2', 'Gasket', 2, 5, 'LT-UNK'),
    content('Silicon', '7440-21-3', 'Alloying element', 0.3, 0.7, 'LT-UNK'),
  ],
};

export const entranceDoor: ProductKind = {
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
  standards: [air, ...cited('ASTM E330', 'NFRC 100', 'AAMA SFM-1', 'ICC A117.1', 'AAMA 611', 'AAMA 2605')],
  programs: ['nfrc', 'florida', 'declare', 'recycled'],
  epd: { declaredUnit: '1 m2', massKg: 32, gwp: [90, 170], pcr },
  bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
  options: [
    option('Stile', 'Narrow', 'Medium', 'Wide'),
    option('Hardware', 'Push-pull with deadlock', 'Rim exit device', 'Concealed vertical rod exit device'),
    option('Hanging', 'Butt hinges', 'Continuous hinge', 'Offset pivots'),
    anodized,
    lead,
    warranties('Corners: life of the installation', 'Finish: 10 years'),
  ],
};
