import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, option, table } from '#src/reference-api/trade/entries.ts';

const route = 'Platform lifts are an accessible route only where the accessibility code allows them.';
const heater = 'Exterior lifts require a heater package below 14 degrees Fahrenheit.';
const tests = [
  'ASME A18.1',
  'ADA Standards for Accessible Design',
  'ICC A117.1',
  'CSA B355',
  'NFPA 70, Article 620',
];
const terms = [
  option('Lead time', '10 to 12 weeks'),
  option('Warranty', '2 years', '5 years with a service contract'),
];
const paint = option(
  'Color',
  ['Almond gray', '#cfcabd'],
  ['White', '#f1f1ee'],
  ['Charcoal', '#44474a'],
  ['Custom', '#9aa0a2'],
);
/** ADA Standards 410 and 305: 36 by 48 inches for driving straight through, 42 by 60 for a turn. */
const platforms = [
  { platformArea: 13.5, configuration: 'straight through, 36 by 54 in' },
  { platformArea: 15, configuration: 'on/off same side, 36 by 60 in' },
  { platformArea: 17.5, configuration: '90-degree, 42 by 60 in' },
];

const vertical: ProductKind = {
  noun: 'Vertical platform lift',
  materials: ['a steel mast and platform, powder coated, with 42-inch platform walls'],
  descriptions: ['Carries a person in a wheelchair between two levels where an elevator is not required.'],
  uses: ['entrance lobbies', 'stages', 'courtrooms', 'schools'],
  limitations: [
    route,
    'Rise is limited to 14 feet for vertical lifts by ASME A18.1.',
    'A rise over 60 inches needs an enclosed runway.',
    heater,
  ],
  attributes: [
    measured('loadCapacity', 'ASME A18.1', 750),
    measured('travel', 'ASME A18.1', 2, 5, 0.5),
    measured('speed', 'ASME A18.1', 9, 20, 1),
    measured('platformArea', 'ASME A18.1', 13.5, 17.5, 0.5),
    chosen('configuration', 'ADA Standards 410', ...platforms.map(({ configuration }) => configuration)),
    measured('clearOpening', 'ADA Standards 410', 32, 42, 2),
    chosen('operation', null, 'acme screw', 'roped hydraulic'),
    chosen('voltage', 'NFPA 70, Article 620', '120 V', '24 V battery'),
  ],
  series: crossed(platforms, table('operation speed', ['acme screw', 9], ['roped hydraulic', 17])),
  standards: tests,
  programs: ['csa', 'etl', 'ul-listed'],
  options: [
    option('Platform', '36 by 54 in', '36 by 60 in', '42 by 60 in'),
    option('Doors', 'Gates, 42 in', 'Full height at the top'),
    paint,
    ...terms,
  ],
};

const enclosed: ProductKind = {
  ...vertical,
  noun: 'Enclosed platform lift',
  materials: ['an aluminum-framed enclosure with tempered glass panels around a steel platform'],
  descriptions: ['Brings its own shaft, so that an old building needs no hoistway walls.'],
  uses: ['split levels', 'houses of worship', 'existing buildings', 'entrance lobbies'],
  limitations: [
    route,
    'Rise is limited to 14 feet by ASME A18.1.',
    'It is not fire-rated; it may not pass through a rated floor without a rated shaft.',
    'Provide a pit of 3 inches or a ramp at the bottom.',
  ],
  attributes: [
    measured('loadCapacity', 'ASME A18.1', 750),
    measured('travel', 'ASME A18.1', 5, 14, 0.5),
    measured('stops', null, 2, 3, 1),
    measured('speed', 'ASME A18.1', 9, 20, 1),
    measured('platformArea', 'ASME A18.1', 13.5, 17.5, 0.5),
    chosen('configuration', 'ADA Standards 410', ...platforms.map(({ configuration }) => configuration)),
    measured('clearOpening', 'ADA Standards 410', 32, 42, 2),
    chosen('operation', null, 'acme screw', 'roped hydraulic'),
    chosen('voltage', 'NFPA 70, Article 620', '120 V', '208 V'),
  ],
  standards: [...tests, '16 CFR 1201'],
  options: [
    option('Panels', 'Clear glass', 'Tinted glass', 'Steel'),
    option('Stops', '2', '3'),
    paint,
    ...terms,
  ],
};

const inclined: ProductKind = {
  ...vertical,
  noun: 'Inclined platform lift',
  materials: ['a folding steel platform on two aluminum rails along the stair'],
  descriptions: ['Rides along a stair and folds against the wall when it is not in use.'],
  uses: ['existing stairs', 'stages', 'transit stations', 'schools'],
  limitations: [
    route,
    'Inclined lifts shall leave the required egress width of the stair when folded, or an approved alternate.',
    'Stairs steeper than 45 degrees do not take it.',
    heater,
  ],
  attributes: [
    measured('loadCapacity', 'ASME A18.1', 495, 660, 165),
    measured('travel', 'ASME A18.1', 4, 20, 1),
    measured('speed', 'ASME A18.1', 12, 20, 1),
    measured('platformArea', 'ASME A18.1', 10, 13.5, 0.5),
    measured('depth', null, 13, 16, 1),
    chosen('operation', null, 'rack and pinion', 'traction rope'),
    chosen('configuration', null, 'straight stair'),
    chosen('voltage', 'NFPA 70, Article 620', '120 V', '24 V battery'),
  ],
  series: table('loadCapacity platformArea', [495, 10], [660, 10], [660, 13.5]),
  options: [
    option('Platform', '31-1/2 by 48 in', '36 by 54 in'),
    option('Mounting', 'Wall', 'Towers on the stair'),
    option('Site', 'Indoor', 'Outdoor with cover'),
    ...terms,
  ],
};

const stairway: ProductKind = {
  ...inclined,
  noun: 'Stairway wheelchair lift',
  materials: ['a folding aluminum platform on tubular rails bent to the stair'],
  descriptions: ['Follows a stair around turns and landings to one more floor.'],
  uses: ['stairs with landings', 'curved stairs', 'museums', 'subway entrances'],
  limitations: [
    route,
    'Rails are bent to a survey of the finished stair; later changes need new rails.',
    'Inclined lifts shall leave the required egress width of the stair when folded, or an approved alternate.',
    heater,
  ],
  attributes: [
    measured('loadCapacity', 'ASME A18.1', 450, 500, 50),
    measured('travel', 'ASME A18.1', 8, 36, 1),
    measured('stops', null, 2, 4, 1),
    measured('speed', 'ASME A18.1', 15, 20, 1),
    measured('platformArea', 'ASME A18.1', 10, 12, 0.5),
    measured('depth', null, 13, 16, 1),
    chosen('operation', null, 'traction drive', 'rope drive'),
    chosen('configuration', null, 'turning stair'),
    chosen('voltage', 'NFPA 70, Article 620', '120 V', '208 V'),
  ],
  series: table('loadCapacity', 450, 500),
  options: [
    option('Landings', '2', '3', '4'),
    option('Site', 'Indoor', 'Outdoor with cover'),
    paint,
    option('Lead time', '16 weeks after survey'),
    option('Warranty', '2 years'),
  ],
};

export const wheelchairLifts: SectionDeclaration = {
  number: '144200',
  descriptions: [
    'Carries a person in a wheelchair between two or three levels where an elevator is not required.',
    'Rides along a stair and folds against the wall when it is not in use.',
    'Gives access to stages, courtrooms and split levels within existing buildings.',
  ],
  uses: ['entrance lobbies', 'stages', 'courtrooms', 'houses of worship', 'schools'],
  limitations: [
    route,
    'Rise is limited to 14 feet for vertical lifts by ASME A18.1.',
    'Inclined lifts shall leave the required egress width of the stair when folded, or an approved alternate.',
    heater,
  ],
  standards: [
    'ASME A18.1',
    'ADA Standards for Accessible Design',
    'ICC A117.1',
    'CSA B355',
    'NFPA 70, Article 620',
    '16 CFR 1201',
  ],
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
  kinds: [vertical, inclined, enclosed, stairway],
};
