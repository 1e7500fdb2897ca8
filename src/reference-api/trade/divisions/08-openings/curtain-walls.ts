import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/metal-finishes.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Curtain Wall';
const glass = option(
  'Glass',
  '1 in insulating',
  '1-5/16 in laminated insulating',
  '1-3/4 in triple insulating',
);
const fireWork = 'Perimeter fire containment at floors is by other sections and must be coordinated.';

const stick: ProductKind = {
  noun: 'Stick-built curtain wall',
  materials: ['6063-T6 aluminum with a fiberglass pressure plate and snap covers'],
  descriptions: [
    'Hangs a glass and metal skin outside the structure, with mullions and rails assembled on site.',
    'Drains each lite through weeps in its pressure plate.',
  ],
  uses: ['low-rise offices', 'schools', 'hospitals', 'atria'],
  limitations: [
    'Splices take the slab movement that is stated; larger movement needs a unitized wall.',
    fireWork,
    'It is not suitable for sloped glazing without a different drainage design.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.34, 0.48, 0.01),
    measured('condensationResistance', 'AAMA 1503', 60, 72, 1),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 12, 15, 3),
    measured('designPressure', 'ASTM E330', 30, 80, 5),
    measured('depth', null, 6, 10.5, 1.5),
    measured('soundTransmission', 'ASTM E90', 31, 37, 1),
    chosen('impactClass', 'ASTM E1996', 'none'),
  ],
  series: [
    { uFactor: 0.48, condensationResistance: 60, depth: 6, soundTransmission: 31 },
    { uFactor: 0.42, condensationResistance: 65, depth: 7.5, soundTransmission: 33 },
    { uFactor: 0.36, condensationResistance: 70, depth: 7.5, soundTransmission: 34 },
    { uFactor: 0.34, condensationResistance: 72, depth: 10.5, soundTransmission: 37 },
  ],
  standards: ['AAMA 501', 'AAMA 501.4', 'ASTM E283', 'ASTM E331', 'ASTM E330', 'NFRC 100', 'AAMA 2605'],
  programs: ['nfrc', 'florida', 'declare', 'c2c', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 52, [115, 200], pcr),
  options: [
    option('Mullion depth', '6 in', '7-1/2 in', '10-1/2 in'),
    glass,
    anodized,
    pvdfColors,
    option('Lead time', 'Stock lengths: 4 weeks', 'Painted: 8 weeks'),
    option('Warranty', 'Weathertightness: 2 years', 'Weathertightness: 5 years', 'PVDF: 20 years'),
  ],
};

const unitized: ProductKind = {
  ...stick,
  noun: 'Unitized curtain wall',
  materials: ['factory-glazed aluminum units with silicone gaskets at their stack joints'],
  descriptions: [
    'Encloses towers fast with units glazed and tested at the plant.',
    'Takes building sway and slab movement in its stack joints.',
  ],
  uses: ['office towers', 'hotels', 'hospitals', 'laboratories'],
  limitations: [
    'Anchors must be set to line before units arrive.',
    fireWork,
    'Small areas do not repay the dies and the plant mockup.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.28, 0.44, 0.01),
    measured('condensationResistance', 'AAMA 1503', 62, 78, 1),
    measured('airLeakage', 'ASTM E283', 0.02, 0.06, 0.02),
    measured('waterResistance', 'ASTM E331', 15, 20, 1),
    measured('designPressure', 'ASTM E330', 40, 120, 5),
    measured('depth', null, 6, 9, 0.5),
    measured('soundTransmission', 'ASTM E90', 32, 42, 1),
    chosen('impactClass', 'ASTM E1996', 'none', 'small missile', 'large missile'),
  ],
  series: table('uFactor condensationResistance', [0.44, 62], [0.36, 70], [0.28, 78]),
  programs: ['nfrc', 'miami-dade', 'florida', 'declare', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 56, [125, 230], pcr),
  options: [
    option('Unit width', '4 ft', '5 ft', '6 ft'),
    glass,
    anodized,
    pvdfColors,
    option('Lead time', 'First units: 26 weeks from approved shop drawings'),
    option('Warranty', 'Weathertightness: 10 years', 'PVDF: 20 years'),
  ],
};

const structuralSilicone: ProductKind = {
  ...stick,
  noun: 'Structural silicone glazed curtain wall',
  materials: ['6063-T6 aluminum with glass bonded on two or four sides by structural silicone'],
  descriptions: ['Shows glass without metal outside, bonded to the mullions with structural silicone.'],
  uses: ['lobbies', 'university buildings', 'museums', 'retail'],
  limitations: [
    'Structural silicone needs adhesion tests on every substrate and finish.',
    'Four-sided systems are glazed at the plant; field bonding is for two sides only.',
    fireWork,
  ],
  standards: ['ASTM C1401', 'ASTM C1184', 'AAMA 501', 'ASTM E283', 'ASTM E331', 'ASTM E330', 'NFRC 100'],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.3, 0.42, 0.01),
    measured('condensationResistance', 'AAMA 1503', 64, 76, 1),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 12, 15, 3),
    measured('designPressure', 'ASTM E330', 30, 80, 5),
    measured('depth', null, 5, 7.5, 0.5),
    measured('bondStrength', 'ASTM C1135', 50, 120, 10),
    measured('soundTransmission', 'ASTM E90', 31, 38, 1),
    chosen('impactClass', 'ASTM E1996', 'none', 'large missile'),
  ],
  series: table('uFactor condensationResistance', [0.42, 64], [0.36, 70], [0.3, 76]),
};

const highPerformance: ProductKind = {
  ...stick,
  noun: 'High-performance thermal curtain wall',
  materials: ['6063-T6 aluminum with wide polyamide breaks and foam in the glazing pocket'],
  descriptions: ['Reaches the U-factor of a good window with wide breaks and triple glass.'],
  uses: ['cold climates', 'laboratories', 'hospitals', 'low-energy buildings'],
  limitations: ['Triple glass weighs about half again as much; check anchors and rails.', fireWork],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.17, 0.28, 0.01),
    measured('condensationResistance', 'AAMA 1503', 76, 86, 1),
    measured('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 15),
    measured('designPressure', 'ASTM E330', 40, 80, 5),
    measured('depth', null, 6, 9, 1.5),
    measured('soundTransmission', 'ASTM E90', 36, 44, 1),
    chosen('impactClass', 'ASTM E1996', 'none'),
  ],
  series: [
    { uFactor: 0.28, condensationResistance: 76, soundTransmission: 36 },
    { uFactor: 0.22, condensationResistance: 82, soundTransmission: 39 },
    { uFactor: 0.17, condensationResistance: 86, soundTransmission: 41 },
  ],
  epd: declared('1 m2', 68, [140, 240], pcr),
};

const sunshade: ProductKind = {
  noun: 'Curtain wall sunshade',
  materials: ['extruded aluminum blades and outriggers, Alloy 6063-T6'],
  descriptions: ['Shades glass from the high sun on outriggers anchored to the mullions.'],
  uses: ['south facades', 'schools', 'offices', 'libraries'],
  limitations: [
    'Ice and snow fall from blades; keep them clear of entrances or heat them.',
    'Anchors are fixed to reinforced mullions before glazing.',
  ],
  attributes: [
    measured('depth', null, 12, 36, 6),
    measured('liveLoad', 'ASCE 7', 25, 60, 5),
    measured('designPressure', 'ASCE 7', 30, 80, 5),
    chosen('configuration', null, 'airfoil blades', 'Z blades', 'tube blades', 'perforated plate'),
    measured('openArea', null, 40, 70, 5),
    measured('length', null, 4, 6, 1),
    chosen('finish', null, 'PVDF', 'clear anodized'),
  ],
  standards: ['ASCE 7', 'ASTM B221', 'AAMA 2605'],
  programs: ['recycled', 'declare', 'baba'],
  epd: declared('1 m', 11, [60, 120], 'UL PCR Part B: Fabricated Metal Products'),
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 96, 98.5, 'LT-P1'),
    content('Magnesium', '7439-95-4', 'Alloying element', 0.4, 0.9, 'LT-UNK'),
    content('Polyvinylidene fluoride', '24937-79-9', 'Finish', 0.3, 1, 'LT-UNK'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcShadingDevice', host: 'face' },
  options: [
    option('Projection', '12 in', '24 in', '30 in', '36 in'),
    option('Blade', 'Airfoil', 'Z', 'Tube', 'Perforated plate'),
    anodized,
    pvdfColors,
    option('Lead time', '10 weeks'),
  ],
};

export const curtainWalls: SectionDeclaration = {
  number: '084413',
  descriptions: [
    'Hangs a glass and metal skin outside the structure, floor after floor.',
    'Takes building sway and slab movement in its splices.',
    'Encloses towers fast with units glazed and tested at the plant.',
  ],
  uses: ['office towers', 'hospitals', 'laboratories', 'atria', 'university buildings'],
  limitations: [
    'Anchors must be set to line before units arrive.',
    'Structural silicone needs adhesion tests on every substrate and finish.',
    'It is not suitable for sloped glazing without a different drainage design.',
    'Perimeter fire containment is by other sections and must be coordinated.',
  ],
  standards: ['AAMA 501', 'AAMA 501.4', 'ASTM E283', 'ASTM E331', 'ASTM E330', 'ASTM C1401', 'ASTM E2307'],
  programs: ['nfrc', 'miami-dade', 'florida', 'declare', 'c2c', 'recycled', 'iso-9001'],
  epd: declared('1 m2', 52, [105, 230], pcr),
  hpd: [
    content('Aluminum', '7429-90-5', 'Extrusion', 84, 93, 'LT-P1'),
    content('Polyamide 66 with glass fiber', '32131-17-2', 'Thermal break', 2, 6, 'LT-UNK'),
    content('Silicone rubber', '63394-02-5', 'Gasket', 2, 6, 'LT-UNK'),
    content('Steel', '7439-89-6', 'Anchors', 1, 4, 'LT-P1'),
  ],
  bim: { category: 'Curtain Panels', ifcClass: 'IfcCurtainWall', host: 'unhosted' },
  assembly: 'Glazed Curtain Wall',
  sheetPrefix: 'GCW',
  related: ['051200', '072726', '079200', '084113', '088000'],
  installation: [
    'Set anchors from survey lines, not from the slab edge.',
    'Leave expansion at splices as dimensioned for the temperature of the day.',
    'Seal joints from the outside before the next unit covers them.',
    'Tighten pressure plates to the torque stated.',
    'Test the first bay for water by AAMA 501.2 and again at one-third and two-thirds.',
    'Protect glass from welding and alkaline runoff.',
  ],
  kinds: [stick, unitized, structuralSilicone, highPerformance, sunshade],
};
