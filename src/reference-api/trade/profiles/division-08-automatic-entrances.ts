import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  breakout,
  folding,
  icu,
  sliding,
  swing,
} from '#src/reference-api/trade/profiles/division-08-automatic-entrances-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const automaticEntrances = sectionOfKinds(
  {
    number: '084229',
    tradeNames: [
      'Glidepoint',
      'Openhand',
      'Threshold One',
      'Passage Air',
      'Quietslide',
      'Swingaid',
      'Concourse',
    ],
    descriptions: [
      'Opens for people with full hands, carts and wheelchairs.',
      'Breaks out to clear an exit when pushed in an emergency.',
      'Holds an airlock to save heat at busy doors.',
    ],
    uses: ['hospitals', 'supermarkets', 'airports', 'hotels', 'accessible entrances'],
    limitations: [
      'Sensors must cover the whole threshold and be tested daily.',
      'It is not suitable for rooms under smoke control without a listed interface.',
      'Sliding panels need clear wall for their travel.',
      'Power failure operation is to be chosen before wiring.',
    ],
    standards: cited(
      'ANSI/BHMA A156.10',
      'ANSI/BHMA A156.19',
      'UL 325',
      'UL 10C',
      'UL 1784',
      'ASTM E283',
      'ASTM E330',
      'NFPA 101',
      'ICC A117.1',
      '16 CFR 1201',
      'NFPA 80',
    ),
    programs: ['ul-listed', 'bhma', 'florida', 'miami-dade', 'iso-9001'],
    epd: declared(
      '1 entrance',
      190,
      [900, 1900],
      'UL PCR Part B: Power-Operated Pedestrian Doors and Revolving Doors',
    ),
    hpd: null,
    bim: { category: 'Doors', ifcClass: 'IfcDoor', host: 'wall' },
    assembly: 'Automatic Entrance',
    sheetPrefix: 'AUE',
    related: ['084113', '087100', '088000', '124813', '281000'],
    installation: [
      'Verify power, structure at the header and a level floor before setting.',
      'Set the header level within 1/16 inch over its length.',
      'Seal the threshold and perimeter to the air barrier.',
      'Have an AAADM-certified inspector set and sign off sensors.',
      'Instruct the staff in the daily safety check.',
    ],
  },
  [sliding, swing, breakout, icu, folding],
);
