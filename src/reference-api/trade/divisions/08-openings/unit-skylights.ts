import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const screens = 'Skylights need fall protection screens or tested glazing.';
const plastic = 'Plastic glazing is combustible and limited in area by code.';
const size = option('Curb size, outside', '24 by 24 in', '24 by 48 in', '48 by 48 in', '48 by 96 in');

const fixedUnit: ProductKind = {
  noun: 'Fixed unit skylight',
  materials: ['low-e insulating laminated glass in a thermally broken curb cap'],
  descriptions: ['Brings daylight to the middle of deep buildings through clear insulating glass.'],
  uses: ['houses', 'corridors', 'offices', 'school classrooms'],
  limitations: [screens, 'It is not suitable for slopes under 3 in 12 unless the curb makes the slope.'],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.38, 0.5, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.32, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.45, 0.62, 0.01),
    chosen('performanceGrade', 'AAMA/WDMA/CSA 101', 'CW-PG50', 'CW-PG80'),
    measured('width', null, 22, 48, 2),
    chosen('glazingType', null, 'laminated insulating glass'),
    measured('airLeakage', 'ASTM E283', 0.02, 0.1, 0.02),
    measured('warranty', null, 10),
  ],
  // A coating that blocks heat blocks light as well.
  series: [
    { uFactor: 0.44, solarHeatGain: 0.3, visibleTransmittance: 0.6 },
    { uFactor: 0.4, solarHeatGain: 0.26, visibleTransmittance: 0.54 },
    { uFactor: 0.38, solarHeatGain: 0.23, visibleTransmittance: 0.47 },
  ],
  standards: ['AAMA/WDMA/CSA 101', 'NFRC 100', '29 CFR 1910.29'],
  options: [
    size,
    option('Curb', 'Site built', 'Insulated aluminum, 12 in'),
    option('Lead time', '4 weeks'),
    option('Warranty', 'Glass seal: 10 years'),
  ],
};

const domed: ProductKind = {
  ...fixedUnit,
  noun: 'Domed unit skylight',
  materials: ['two thermoformed plastic domes in an aluminum frame'],
  descriptions: ['Spreads light evenly and without glare in warehouses.'],
  uses: ['warehouses', 'retail floors', 'distribution centers'],
  limitations: [plastic, screens, 'Abrasive cleaners and ammonia craze acrylic.'],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.65, 0.85, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.3, 0.6, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.4, 0.72, 0.01),
    chosen('performanceGrade', 'AAMA/WDMA/CSA 101', 'R-PG40', 'CW-PG50'),
    measured('width', null, 24, 72, 12),
    chosen('glazingType', null, 'acrylic double dome', 'polycarbonate double dome'),
    measured('warranty', null, 10),
  ],
  series: table(
    'glazingType solarHeatGain visibleTransmittance uFactor',
    ['acrylic double dome', 0.55, 0.7, 0.75],
    ['acrylic double dome', 0.34, 0.52, 0.72],
    ['polycarbonate double dome', 0.52, 0.64, 0.75],
    ['polycarbonate double dome', 0.36, 0.48, 0.7],
  ),
  standards: ['AAMA/WDMA/CSA 101', 'NFRC 100', 'ASTM D635', '29 CFR 1910.29'],
  options: [size, option('Glazing', 'Clear over white', 'Prismatic'), option('Lead time', '3 weeks')],
};

const tubular: ProductKind = {
  ...domed,
  noun: 'Tubular daylighting device',
  materials: ['a reflective aluminum tube with a prismatic dome and diffuser'],
  descriptions: ['Leads daylight through a mirrored tube to rooms below an attic or plenum.'],
  uses: ['corridors', 'toilet rooms', 'school classrooms', 'houses'],
  limitations: [plastic, 'Each elbow and each foot of tube takes some of the light.'],
  attributes: [
    measured('diameter', null, 10, 21, 1),
    measured('coverageArea', null, 150, 400, 50),
    measured('visibleTransmittance', 'NFRC 203', 0.4, 0.6, 0.02),
    measured('uFactor', 'NFRC 100', 0.33, 0.55, 0.01),
    measured('length', null, 4, 30, 2),
    measured('warranty', null, 10),
  ],
  series: table('diameter coverageArea', [10, 150], [14, 250], [21, 400]),
  standards: ['NFRC 203', 'NFRC 100', 'ASTM D635'],
  programs: ['nfrc', 'miami-dade', 'florida'],
  epd: null,
  options: [
    option('Diameter', '10 in', '14 in', '21 in'),
    option('Accessories', 'Dimmer', 'Light kit', 'Ventilation kit'),
    option('Lead time', 'Stock'),
  ],
};

const venting: ProductKind = {
  ...fixedUnit,
  noun: 'Venting unit skylight',
  descriptions: ['Lets warm air out of stairs and halls, by pole or motor, and closes when it rains.'],
  uses: ['houses', 'stairs', 'studios'],
  limitations: [screens, 'It is not a smoke vent.', 'Motors need power and a rain sensor.'],
};

const translucent: ProductKind = {
  ...domed,
  noun: 'Translucent panel skylight',
  materials: ['translucent insulated panels in a thermally broken aluminum frame'],
  descriptions: ['Diffuses daylight and insulates better than glass domes.'],
  uses: ['gymnasiums', 'natatoriums', 'maintenance shops'],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.12, 0.3, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.14, 0.3, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.1, 0.25, 0.01),
    chosen('glazingType', null, 'polycarbonate multiwall', 'aerogel-filled fiberglass'),
    measured('thickness', null, 1.5, 2.75, 0.25),
    measured('designPressure', 'ASTM E330', 30, 60, 10),
    measured('warranty', null, 10),
  ],
  series: table(
    'glazingType uFactor solarHeatGain visibleTransmittance',
    ['polycarbonate multiwall', 0.27, 0.3, 0.25],
    ['aerogel-filled fiberglass', 0.12, 0.14, 0.12],
  ),
};

export const unitSkylights: SectionDeclaration = {
  number: '086200',
  descriptions: [
    'Brings daylight to the middle of deep buildings.',
    'Spreads light evenly and without glare in warehouses.',
    'Vents heat and smoke-free air from stairs and halls.',
  ],
  uses: ['warehouses', 'school classrooms', 'corridors', 'retail floors', 'houses'],
  limitations: [
    'Plastic domes are combustible and limited in area by code.',
    screens,
    'It is not suitable for slopes under the minimum marked on the unit.',
    'Abrasive cleaners and ammonia craze acrylic.',
  ],
  standards: ['AAMA/WDMA/CSA 101', 'NFRC 100', 'NFRC 203', 'ASTM E1886', 'ASTM D635', 'ASTM E2112'],
  programs: ['nafs', 'nfrc', 'miami-dade', 'florida', 'fm'],
  epd: declared('1 m2', 30, [80, 190], 'UL PCR Part A: Window Systems'),
  hpd: null,
  bim: { category: 'Windows', ifcClass: 'IfcWindow', host: 'roof' },
  assembly: 'Unit Skylight',
  sheetPrefix: 'USK',
  related: ['075423', '076200', '077233', '088000'],
  installation: [
    'Build curbs 9 inches above the finished roof, square and level.',
    'Flash the curb before the skylight is set.',
    'Bed the frame in sealant tape and fasten at 12 inches on center.',
    'Keep condensation gutters and weeps clear.',
    'Clean with mild soap and remove film within a week.',
  ],
  kinds: [fixedUnit, domed, tubular, venting, translucent],
};
