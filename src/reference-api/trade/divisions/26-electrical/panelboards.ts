import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const base = ['UL 67', 'UL 50', 'UL 489', 'NEMA PB 1', 'NFPA 70'];
const bus = (least: number, greatest: number) => measured('current', 'UL 67', least, greatest, 1);
const rating = measured('interruptingRating', 'UL 489', 10, 100, 1);
const enclosure = chosen('enclosureType', 'UL 50', 'Type 1', 'Type 3R', 'Type 4X', 'Type 12');
const circuits = (least: number, greatest: number) => measured('poles', null, least, greatest, 2);
const programs = ['ul-listed', 'csa', 'etl', 'baba'];
const material = option('Bus', 'Tin-plated aluminum', 'Tin-plated copper', 'Silver-plated copper');
const trim = option('Trim', 'Door', 'Door in door', 'Surface', 'Flush');
const ordered = option('Lead time', 'Assembled at distributor: 1 week', 'Factory assembled: 10 weeks');
const space = 'Working space of NFPA 70, Article 110, shall be kept before every panel.';
const ambient = 'Bus ratings are for 104 degrees Fahrenheit; derate above it.';
/** Interrupting ratings of breakers in the frame, in kA, at 240 V and at 480Y/277 V. */
const systems = [
  { voltage: '208Y/120 V', phase: 'Three phase, 4 wire', interruptingRating: 10 },
  { voltage: '208Y/120 V', phase: 'Three phase, 4 wire', interruptingRating: 22 },
  { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', interruptingRating: 14 },
  { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', interruptingRating: 35 },
];
const voltage = chosen('voltage', 'UL 67', '120/240 V', '208Y/120 V', '480Y/277 V');
const phase = chosen('phase', null, 'Single phase, 3 wire', 'Three phase, 4 wire');

const lighting: ProductKind = {
  noun: 'Lighting and appliance panelboard',
  materials: [
    'tin-plated copper bus with bolt-on breakers in a galvanized steel box',
    'tin-plated aluminum bus with bolt-on breakers in a galvanized steel box',
  ],
  descriptions: ['Divides a feeder into branch circuits and protects each of them.'],
  uses: ['electrical rooms', 'tenant spaces', 'classrooms', 'site lighting'],
  limitations: [
    space,
    ambient,
    'Series ratings need both devices of the tested combination and a label that says so.',
  ],
  attributes: [
    bus(100, 600),
    voltage,
    phase,
    rating,
    circuits(18, 84),
    enclosure,
    measured('height', null, 26, 74, 4),
    measured('width', null, 20),
  ],
  series: crossed(systems, [
    { current: 100, poles: 18, height: 26 },
    { current: 100, poles: 30, height: 38 },
    { current: 225, poles: 42, height: 50 },
    { current: 400, poles: 54, height: 62 },
    { current: 600, poles: 84, height: 74 },
  ]),
  standards: [...base, 'NEMA PB 1.1'],
  programs,
  epd: unit(42, [180, 310]),
  options: [option('Main', 'Lugs', 'Breaker'), material, trim, ordered],
};

const distribution: ProductKind = {
  noun: 'Distribution panelboard',
  materials: [
    'tin-plated copper bus with group-mounted breakers',
    'tin-plated aluminum bus with group-mounted breakers',
  ],
  descriptions: ['Feeds panels, motors and equipment through breakers of up to 1,200 amperes.'],
  uses: ['electrical rooms', 'central plants', 'data centers', 'mechanical rooms'],
  limitations: [space, ambient, 'Selective coordination of emergency systems is shown by study.'],
  attributes: [
    bus(400, 1200),
    voltage,
    phase,
    rating,
    measured('width', null, 36, 44, 8),
    measured('height', null, 68, 90, 2),
    enclosure,
  ],
  series: crossed(
    [
      { voltage: '208Y/120 V', phase: 'Three phase, 4 wire', interruptingRating: 65 },
      { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', interruptingRating: 35 },
      { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', interruptingRating: 65 },
      { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', interruptingRating: 100 },
    ],
    table('current width height', [400, 36, 68], [800, 44, 74], [1200, 44, 90]),
  ),
  standards: [...base, 'NEMA PB 1.1'],
  programs,
  epd: unit(190, [820, 1340]),
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricDistributionBoard', host: 'floor' },
  options: [
    option('Main', 'Lugs', 'Breaker, thermal-magnetic', 'Breaker, electronic trip'),
    material,
    ordered,
  ],
};

const loadCenter: ProductKind = {
  noun: 'Load center',
  materials: ['tin-plated aluminum bus with plug-in breakers', 'tin-plated copper bus with plug-in breakers'],
  descriptions: ['Compact panel with plug-in breakers for dwellings and small shops.'],
  uses: ['apartments', 'dormitories', 'small shops', 'model homes'],
  limitations: [space, 'Plug-in breakers are not accepted where bolt-on is specified.'],
  attributes: [
    bus(100, 225),
    chosen('voltage', 'UL 67', '120/240 V', '208Y/120 V'),
    phase,
    measured('interruptingRating', 'UL 489', 10, 22, 12),
    circuits(12, 42),
    chosen('enclosureType', 'UL 50', 'Type 1', 'Type 3R'),
    measured('height', null, 20, 40, 4),
    measured('width', null, 14),
  ],
  series: [
    { current: 100, poles: 12, height: 20, voltage: '120/240 V', phase: 'Single phase, 3 wire' },
    { current: 125, poles: 24, height: 28, voltage: '120/240 V', phase: 'Single phase, 3 wire' },
    { current: 200, poles: 42, height: 40, voltage: '120/240 V', phase: 'Single phase, 3 wire' },
    { current: 225, poles: 42, height: 40, voltage: '208Y/120 V', phase: 'Three phase, 4 wire' },
  ],
  standards: base,
  programs,
  epd: unit(14, [62, 104]),
  options: [
    option('Main', 'Lugs', 'Breaker'),
    option('Cover', 'Surface', 'Flush'),
    option('Lead time', 'In stock'),
  ],
};

const metered: ProductKind = {
  noun: 'Metered panelboard',
  materials: ['tin-plated copper bus with current transformers on every branch'],
  descriptions: ['Measures the energy of each circuit for tenants, codes and commissioning.'],
  uses: ['tenant spaces', 'laboratories', 'retail centers', 'data centers'],
  limitations: [space, 'Tenant billing needs meters of revenue grade.', ambient],
  attributes: [
    bus(100, 400),
    voltage,
    phase,
    rating,
    circuits(30, 84),
    measured('accuracy', 'ANSI C12.20', 0.5, 1, 0.5),
    chosen('protocol', 'ASHRAE 135', 'BACnet/IP', 'Modbus TCP', 'Modbus RTU'),
    enclosure,
  ],
  series: crossed(systems, table('current poles', [100, 30], [225, 42], [400, 84])),
  standards: [...base, 'ANSI C12.20'],
  programs: [...programs, 'btl'],
  epd: unit(54, [260, 420]),
  options: [
    option('Meters', 'Each branch', 'Mains and branches'),
    material,
    trim,
    option('Lead time', '12 weeks'),
  ],
};

const surge: ProductKind = {
  noun: 'Surge protective device',
  materials: [
    'metal oxide varistors with thermal disconnects in a steel enclosure',
    'metal oxide varistors with thermal disconnects in a Type 4X polymer enclosure',
  ],
  descriptions: ['Diverts surges to ground before they reach electronic loads.'],
  uses: ['service entrances', 'distribution panels', 'data rooms', 'elevator feeders'],
  limitations: [
    'Leads longer than 12 inches let more voltage through.',
    'Type 2 devices stand on the load side of the service disconnect.',
  ],
  attributes: [
    measured('surgeCurrent', 'UL 1449', 50, 300, 50),
    measured('protectionRating', 'UL 1449', 600, 1200, 100),
    chosen('configuration', 'UL 1449', 'Type 1', 'Type 2'),
    voltage,
    phase,
    chosen('enclosureType', 'UL 50', 'Type 1', 'Type 4X'),
    measured('warranty', null, 5, 20, 5),
  ],
  series: crossed(
    [
      { voltage: '120/240 V', phase: 'Single phase, 3 wire', protectionRating: 600 },
      { voltage: '208Y/120 V', phase: 'Three phase, 4 wire', protectionRating: 700 },
      { voltage: '480Y/277 V', phase: 'Three phase, 4 wire', protectionRating: 1200 },
    ],
    table('surgeCurrent', 50, 100, 200, 300),
  ),
  standards: ['UL 1449', 'IEEE C62.41.2', 'NFPA 70', 'UL 50'],
  programs: ['ul-listed', 'csa', 'baba'],
  epd: unit(4.5, [26, 48]),
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcProtectiveDevice', host: 'wall' },
  options: [
    option('Surge current per phase', '50 kA', '100 kA', '200 kA', '300 kA'),
    option('Monitoring', 'Lights', 'Lights, counter and contact'),
    option('Lead time', 'In stock'),
  ],
};

export const panelboards: SectionDeclaration = {
  number: '262416',
  descriptions: [
    'Divides a feeder into branch circuits and protects each of them.',
    'Measures the energy of each circuit for tenants and for commissioning.',
    'Diverts surges to ground before they reach electronic loads.',
  ],
  uses: ['electrical rooms', 'tenant spaces', 'mechanical rooms', 'patient care areas', 'site lighting'],
  limitations: [
    'Series ratings require both devices to be of the tested combination and the panel to be labeled so.',
    'Recessed panels in fire-rated walls need an enclosing rated assembly.',
    'Bus ratings are for 104 degrees Fahrenheit ambient; derate above it.',
    space,
  ],
  standards: ['UL 67', 'UL 489', 'UL 50', 'UL 1449', 'NEMA PB 1', 'NEMA PB 1.1', 'NFPA 70'],
  programs: ['ul-listed', 'csa', 'etl', 'baba', 'iso-14001'],
  epd: declared('1 unit', 62, [240, 590], pcr),
  hpd: null,
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricDistributionBoard', host: 'wall' },
  assembly: 'Panelboard',
  sheetPrefix: 'PNB',
  related: ['265100', '251400', '284600', '078413', '481400'],
  installation: [
    'Install in accordance with NEMA PB 1.1, with the top of the trim 78 inches above the floor.',
    'Fasten boxes to strut or backing, plumb, with 1/4 inch air space at exterior and damp walls.',
    'Run three spare 3/4 inch conduits from recessed panels to the accessible ceiling.',
    'Torque lugs and bus bolts to the values on the label and mark each with paint.',
    'Scan at full load with an infrared camera after thirty days and correct rises above 27 degrees Fahrenheit.',
  ],
  kinds: [lighting, distribution, loadCenter, metered, surge],
};
