import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, crossed, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Window Shades';
const cloth = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const base = ['NFPA 701', 'ANSI/WCMA A100.1', 'ASTM G21', 'ASTM E903', 'CDPH Standard Method v1.2'];
const programs = ['greenguard', 'declare', 'c2c', 'cdph'];
const sizes = [measured('width', null, 24, 144, 6), measured('height', null, 24, 192, 6)];
const years = measured('warranty', null, 10, 25, 5);
const fabrics = option(
  'Color',
  ['White', '#f1efe9'],
  ['Pearl', '#cfcac0'],
  ['Bronze', '#5c5044'],
  ['Charcoal', '#393b3e'],
);
const fascia = option('Fascia', 'None', 'Square fascia', 'Recessed pocket');
const ordered = option('Lead time', 'After field measuring: 4 weeks', 'Special fabrics: 8 weeks');
const polyester = content('Polyethylene terephthalate', '25038-59-9', 'Yarn', 26, 36, 'LT-UNK');
const vinyl = content('Polyvinyl chloride', '9002-86-2', 'Coating', 46, 58, 'LT-P1');
const plasticizer = content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 8, 14, 'BM-3');
const white = content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1');
const glare = 'Openness above 5 percent does not control glare on screens facing east or west.';
const wide = 'Single rollers wider than 12 feet need a center support and show a light gap.';
/** Visible transmittance of a medium-colored screen cloth, from its openness. */
const cloths = [
  { openness: 1, visibleTransmittance: 0.03, shadeSolarTransmittance: 0.05 },
  { openness: 3, visibleTransmittance: 0.06, shadeSolarTransmittance: 0.09 },
  { openness: 5, visibleTransmittance: 0.09, shadeSolarTransmittance: 0.13 },
  { openness: 10, visibleTransmittance: 0.16, shadeSolarTransmittance: 0.2 },
];
const light = [
  measured('openness', 'ASTM E903', 0, 10, 1),
  measured('visibleTransmittance', 'ASTM E903', 0, 0.16, 0.01),
  measured('shadeSolarTransmittance', 'ASTM E903', 0, 0.2, 0.01),
];

const manual: ProductKind = {
  noun: 'Manual roller shade',
  materials: [
    'vinyl-coated polyester screen cloth, basket weave',
    'PVC-free polyester screen cloth with recycled yarn',
  ],
  descriptions: [
    'Controls glare and solar heat at windows while keeping the view.',
    'Runs on a bead chain that stops where the hand leaves it.',
  ],
  uses: ['offices', 'classrooms', 'patient rooms', 'apartments'],
  limitations: [glare, 'Chain loops need a tension device fixed to the wall or frame.', wide],
  attributes: [
    ...light,
    ...sizes,
    chosen('operation', 'ANSI/WCMA A100.1', 'Chain clutch', 'Spring-assisted, cordless'),
    years,
  ],
  series: cloths,
  standards: base,
  programs,
  epd: cloth(1.9, [6.5, 12.4]),
  hpd: [vinyl, polyester, plasticizer, white],
  options: [
    option('Openness', '1 percent', '3 percent', '5 percent', '10 percent'),
    fabrics,
    fascia,
    ordered,
    option('Warranty', '10 years', '25 years'),
  ],
};

const motorized: ProductKind = {
  noun: 'Motorized roller shade',
  materials: [
    'vinyl-coated polyester screen cloth on a tube motor',
    'PVC-free polyester screen cloth on a tube motor',
  ],
  descriptions: [
    'Follows the sun on a schedule, or on signals from the building controls.',
    'Moves whole facades together, level with each other.',
  ],
  uses: ['offices', 'atriums', 'conference rooms', 'lobbies'],
  limitations: [glare, 'Motors need access for service; do not close pockets.', wide],
  attributes: [
    ...light,
    ...sizes,
    chosen('operation', 'UL 325', 'Motor, line voltage', 'Motor, low voltage', 'Motor, battery'),
    measured('soundPressure', null, 36, 46, 2),
    measured('warranty', null, 5, 10, 5),
  ],
  series: crossed(cloths, [
    { operation: 'Motor, line voltage', soundPressure: 46 },
    { operation: 'Motor, low voltage', soundPressure: 38 },
    { operation: 'Motor, battery', soundPressure: 40 },
  ]),
  standards: [...base, 'UL 325'],
  programs: ['ul-listed', 'greenguard', 'declare', 'c2c'],
  epd: cloth(2.6, [9.8, 19.8]),
  hpd: [vinyl, polyester, plasticizer, white],
  options: [
    option('Control', 'Dry contact', 'RS-485', 'Wireless', 'BACnet gateway'),
    fabrics,
    fascia,
    ordered,
    option('Warranty', '5 years motor', '10 years motor'),
  ],
};

const dual: ProductKind = {
  noun: 'Dual roller shade',
  materials: ['a screen cloth and a blackout cloth on two tubes in one bracket'],
  descriptions: ['Puts a screen for the day and a dark cloth for projection in one window.'],
  uses: ['conference rooms', 'classrooms', 'hotel rooms', 'patient rooms'],
  limitations: ['Dual brackets need 7 inches of depth at the head.', wide],
  attributes: [
    ...light,
    ...sizes,
    measured('depth', null, 7),
    chosen('operation', 'ANSI/WCMA A100.1', 'Chain clutch', 'Motor, line voltage', 'Motor, low voltage'),
    years,
  ],
  series: cloths,
  standards: [...base, 'UL 325'],
  programs,
  epd: cloth(3.4, [11.8, 19.6]),
  hpd: [vinyl, polyester, plasticizer, white],
  options: [fabrics, option('Channels', 'None', 'Side channels at the dark cloth'), fascia, ordered],
};

const blackout: ProductKind = {
  noun: 'Blackout roller shade',
  materials: ['opaque vinyl-coated fiberglass', 'acrylic-backed woven polyester, opaque'],
  descriptions: ['Darkens rooms fully, with side channels and a sill gasket.'],
  uses: ['hotel rooms', 'lecture halls', 'laboratories', 'sleep rooms'],
  limitations: ['Without side channels light passes at the edges.', wide],
  attributes: [
    measured('openness', 'ASTM E903', 0),
    measured('visibleTransmittance', 'ASTM E903', 0),
    ...sizes,
    chosen(
      'operation',
      'ANSI/WCMA A100.1',
      'Chain clutch',
      'Spring-assisted, cordless',
      'Motor, low voltage',
    ),
    years,
  ],
  standards: [...base, 'UL 325'],
  programs: ['greenguard', 'declare', 'cdph'],
  epd: cloth(2.4, [8.2, 14.6]),
  hpd: [
    content('Polyvinyl chloride', '9002-86-2', 'Coating', 44, 56, 'LT-P1'),
    content('Glass fiber', '65997-17-3', 'Yarn', 28, 38, 'LT-UNK'),
    plasticizer,
    white,
  ],
  options: [
    fabrics,
    option('Channels', 'Side channels', 'Side channels and sill'),
    ordered,
    option('Warranty', '10 years', '25 years'),
  ],
};

const skylight: ProductKind = {
  noun: 'Skylight shade',
  materials: [
    'screen cloth under tension between two tubes, on cables',
    'screen cloth under tension in zippered side channels',
  ],
  descriptions: ['Keeps cloth flat on sloped and horizontal glass.'],
  uses: ['atriums', 'skylights', 'winter gardens', 'sloped glazing'],
  limitations: ['Service of motors over atriums needs a lift; plan its access.', glare],
  attributes: [
    ...light,
    measured('width', null, 24, 120, 6),
    measured('height', null, 24, 240, 6),
    chosen('operation', 'UL 325', 'Motor, line voltage', 'Motor, low voltage'),
    measured('warranty', null, 5),
  ],
  series: cloths.slice(0, 3),
  standards: [...base, 'UL 325'],
  programs: ['ul-listed', 'greenguard', 'declare'],
  epd: cloth(3.1, [11.4, 19.2]),
  hpd: [vinyl, polyester, plasticizer, white],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcShadingDevice', host: 'face' },
  options: [option('Guidance', 'Cable', 'Zippered channel'), fabrics, ordered],
};

export const rollerShades: SectionDeclaration = {
  number: '122413',
  descriptions: [
    'Controls glare and solar heat at windows while keeping the view.',
    'Darkens rooms fully with side channels and a sill gasket.',
    'Follows the sun on a schedule or on signals from the building controls.',
  ],
  uses: ['offices', 'classrooms', 'patient rooms', 'atriums', 'hotel rooms'],
  limitations: [
    glare,
    wide,
    'Corded operators shall meet the child-safety standard; loops need a tension device.',
    'Fabrics railroaded across a seam shall be approved by sample.',
  ],
  standards: ['NFPA 701', 'ANSI/WCMA A100.1', 'ASTM G21', 'ASTM E903', 'UL 325', 'CDPH Standard Method v1.2'],
  programs: ['greenguard', 'declare', 'ul-listed', 'c2c', 'cdph'],
  epd: declared('1 m2', 1.9, [6.5, 19.8], pcr),
  hpd: [
    content('Polyethylene terephthalate', '25038-59-9', 'Yarn', 30, 98, 'LT-UNK'),
    content('Polyvinyl chloride', '9002-86-2', 'Coating', 0, 60, 'LT-P1'),
    content('Bis(2-ethylhexyl) terephthalate', '6422-86-2', 'Plasticizer', 0, 14, 'BM-3'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
  ],
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcShadingDevice', host: 'wall' },
  assembly: 'Roller Shade',
  sheetPrefix: 'RWS',
  related: ['084113', '084413', '085113', '265100'],
  installation: [
    'Measure every opening after frames are set; do not fabricate from drawings.',
    'Fasten brackets to structure or blocking; ceiling tile, drywall alone and snap covers do not carry shades.',
    'Hang shades level within 1/16 inch and keep bottom bars of a facade aligned within 1/8 inch.',
    'Leave 3/8 inch between fabric edge and glazing frame, and 2 inches clear of handles when rolled down.',
    'Set motor limits, address groups, and demonstrate manual override.',
  ],
  kinds: [manual, motorized, dual, blackout, skylight],
};
