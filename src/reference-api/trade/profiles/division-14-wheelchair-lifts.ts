import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  enclosed,
  inclined,
  stairway,
  vertical,
} from '#src/reference-api/trade/profiles/division-14-wheelchair-lifts-kinds.ts';

/** Wheelchair lifts. */
export const wheelchairLifts = sectionOfKinds(
  {
    number: '144200',
    tradeNames: [
      'Landingway',
      'Evenrise',
      'Stepover',
      'Platform Nine',
      'Halfstory',
      'Rampless',
      'Glidestep',
      'Inclina Row',
    ],
    descriptions: [
      'Carries a person in a wheelchair between two or three levels where an elevator is not required.',
      'Rides along a stair and folds against the wall when it is not in use.',
      'Gives access to stages, courtrooms and split levels within existing buildings.',
    ],
    uses: ['entrance lobbies', 'stages', 'courtrooms', 'houses of worship', 'schools'],
    limitations: [
      'Platform lifts are an accessible route only where the accessibility code allows them.',
      'Rise is limited to 14 feet for vertical lifts by ASME A18.1.',
      'Inclined lifts shall leave the required egress width of the stair when folded, or an approved alternate.',
      'Exterior lifts require a heater package below 14 degrees Fahrenheit.',
    ],
    standards: cited(
      'ASME A18.1',
      'ADA Standards for Accessible Design',
      'ICC A117.1',
      'CSA B355',
      'NFPA 70, Article 620',
      '16 CFR 1201',
    ),
    programs: ['csa', 'etl', 'ul-listed', 'iso-9001'],
    epd: null,
    hpd: null,
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
    assembly: 'Wheelchair Lift',
    sheetPrefix: 'WCL',
    related: ['055213', '033000', '084229', '262416'],
    installation: [
      'Verify runway dimensions, pit depth and load-bearing walls by field measurement before fabrication.',
      'Anchor the mast to a wall that resists the pull-out forces of the approved drawings.',
      'Hold the running clearance between platform and runway wall between 3/8 and 3/4 inch.',
      'Wire interlocks, emergency stop and call stations, and test under-platform sensing on all sides.',
      'Obtain the acceptance certificate of the authority having jurisdiction before the lift is used.',
    ],
  },
  [vertical, inclined, enclosed, stairway],
);
