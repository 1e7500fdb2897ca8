import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  fixedUnit,
  domed,
  tubular,
  venting,
  translucent,
} from '#src/reference-api/trade/profiles/division-08-unit-skylights-kinds.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

/** Unit skylights. */
export const unitSkylights = sectionOfKinds(
  {
    number: '086200',
    tradeNames: ['Sunport', 'Dayshaft', 'Lantern Nine', 'Clearcrown', 'Brightwell', 'Skywell', 'Prism Dome'],
    descriptions: [
      'Brings daylight to the middle of deep buildings.',
      'Spreads light evenly and without glare in warehouses.',
      'Vents heat and smoke-free air from stairs and halls.',
    ],
    uses: ['warehouses', 'school classrooms', 'corridors', 'retail floors', 'houses'],
    limitations: [
      'Plastic domes are combustible and limited in area by code.',
      'Skylights need fall protection screens or tested glazing.',
      'It is not suitable for slopes under the minimum marked on the unit.',
      'Abrasive cleaners and ammonia craze acrylic.',
    ],
    standards: cited('AAMA/WDMA/CSA 101', 'NFRC 100', 'NFRC 203', 'ASTM E1886', 'ASTM D635', 'ASTM E2112'),
    programs: ['nafs', 'nfrc', 'miami-dade', 'florida', 'fm'],
    epd: { declaredUnit: '1 m2', massKg: 30, gwp: [80, 190], pcr: 'UL PCR Part A: Window Systems' },
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
  },
  [fixedUnit, domed, tubular, venting, translucent],
);
