import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  declared,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD International PCR: Taps and Valves';
const epoxy = chosen('coating', 'AWWA C550', 'Fusion-bonded epoxy');
const water = measured('serviceTemperature', null, 125, 180, 5);
/** Flow coefficient for a resistance K: Cv = 29.9 d² / √K. */
const open = (lines: readonly Values[], resistance: number) =>
  derived(lines, (line) => ({
    flowCoefficient: toNearest((29.9 * numberIn(line, 'diameter') ** 2) / Math.sqrt(resistance), 5),
  }));
const sized = (lines: readonly Values[], rating: string) => [
  ...tabled('diameter', null, lines),
  ...tabled('pressure', rating, lines),
  ...tabled('flowCoefficient weight', null, lines),
];
const ordered = option('Lead time', 'To 12 in: 2 weeks', 'Larger: 14 weeks');
const ports = (lines: readonly Values[]) => sizes('Size', lines, 'diameter', 'in');

/** Turns of the stem: three per inch of port, and two to seat. */
const gates = derived(
  open(
    table(
      'diameter pressure weight',
      [3, 250, 58],
      [4, 250, 82],
      [6, 250, 140],
      [8, 250, 225],
      [10, 250, 335],
      [12, 250, 460],
    ),
    0.15,
  ),
  (line) => ({ turnsToClose: 3 * numberIn(line, 'diameter') + 2 }),
);
const gate: ProductKind = {
  noun: 'Resilient-seated gate valve',
  materials: [
    'a ductile iron body and a wedge encapsulated in EPDM',
    'a ductile iron body and a wedge encapsulated in nitrile rubber',
  ],
  descriptions: ['Shuts water mains tight against a rubber-covered wedge, with a clear waterway when open.'],
  uses: ['water treatment plants', 'distribution mains', 'fire service lines', 'pump stations'],
  limitations: [
    'Gate valves serve open or shut and do not throttle.',
    'EPDM swells in oil; choose nitrile for hydrocarbons.',
    'Buried valves need a nonrising stem and a 2 inch operating nut.',
  ],
  attributes: [
    ...sized(gates, 'AWWA C509'),
    ...tabled('turnsToClose', null, gates),
    chosen('seatLeakage', 'AWWA C509', 'No leakage'),
    epoxy,
    chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125', 'Mechanical joint'),
    chosen('operation', null, 'Handwheel', 'Operating nut'),
  ],
  series: gates,
  standards: ['AWWA C509', 'AWWA C550', 'ASME B16.1', 'NSF/ANSI/CAN 61', 'NSF/ANSI/CAN 372'],
  epd: declared('1 unit', 64, [130, 310], pcr),
  options: [
    ports(gates),
    option('Stem', 'Nonrising', 'Outside screw and yoke'),
    ordered,
    option('Warranty', '10 years'),
  ],
};

const butterflies = open(
  table(
    'diameter pressure weight',
    [4, 250, 68],
    [6, 250, 95],
    [8, 250, 140],
    [12, 250, 270],
    [16, 150, 480],
    [24, 150, 1020],
    [36, 150, 2450],
    [48, 150, 4600],
  ),
  0.45,
);
const butterfly: ProductKind = {
  noun: 'Butterfly valve',
  materials: ['a ductile iron body and disc with a Type 316 stainless steel edge and an EPDM seat'],
  descriptions: ['Isolates or throttles large lines with a quarter turn of its disc.'],
  uses: ['filter galleries', 'cooling water', 'low lift pump stations', 'transmission mains'],
  limitations: [
    'The disc swings into the pipe; check clearance at linings and neighbors.',
    'Wafer bodies are not for the end of a line.',
    'Throttling below 20 degrees open causes cavitation.',
  ],
  attributes: [
    ...sized(butterflies, 'AWWA C504'),
    measured('cycles', 'AWWA C504', 10000),
    chosen('seatLeakage', 'AWWA C504', 'No leakage'),
    epoxy,
    chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125', 'Mechanical joint', 'Lug'),
    chosen('operation', 'AWWA C504', 'Gear and handwheel', 'Electric actuator', 'Pneumatic cylinder'),
  ],
  series: butterflies,
  standards: ['AWWA C504', 'AWWA C550', 'AWWA C542', 'ASME B16.1', 'NSF/ANSI/CAN 61'],
  programs: ['nsf-61', 'fm', 'baba', 'iso-9001'],
  epd: declared('1 unit', 110, [230, 460], pcr),
  options: [
    ports(butterflies),
    option('Operator', 'Gear and handwheel', 'Electric actuator', 'Pneumatic cylinder'),
    ordered,
    option('Warranty', '1 year'),
  ],
};

const plugs = open(
  table(
    'diameter pressure weight',
    [3, 175, 52],
    [4, 175, 75],
    [6, 175, 140],
    [8, 175, 240],
    [12, 175, 560],
    [16, 150, 1150],
    [24, 150, 2900],
  ),
  0.4,
);
const plug: ProductKind = {
  noun: 'Eccentric plug valve',
  materials: ['a cast iron body with a welded nickel seat and a plug faced with nitrile rubber'],
  descriptions: [
    'Shuts off grit, scum and sludge with a plug that leaves its seat at once and does not scrape.',
  ],
  uses: ['sludge lines', 'grit lines', 'raw sewage', 'scum lines'],
  limitations: [
    'Install horizontal lines with the plug to the top when open and the seat upstream.',
    'Ports are 80% of the pipe area at least; choose full port ahead of pumps.',
    'Nitrile serves to 180 degrees Fahrenheit.',
  ],
  attributes: [
    ...sized(plugs, 'AWWA C517'),
    chosen('seatLeakage', 'AWWA C517', 'No leakage'),
    water,
    epoxy,
    chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125', 'Mechanical joint', 'Grooved'),
    chosen('operation', null, 'Lever', 'Gear and handwheel', 'Electric actuator'),
  ],
  series: plugs,
  standards: ['AWWA C517', 'AWWA C550', 'ASME B16.1'],
  programs: ['baba', 'iso-9001'],
  epd: declared('1 unit', 125, [260, 520], pcr),
  options: [ports(plugs), option('Port', '80%', '100%'), ordered, option('Warranty', '1 year', '5 years')],
};

const checks = open(
  table(
    'diameter pressure weight',
    [3, 175, 62],
    [4, 175, 95],
    [6, 175, 175],
    [8, 175, 310],
    [12, 175, 680],
    [16, 150, 1350],
    [24, 150, 3100],
  ),
  1.5,
);
const check: ProductKind = {
  noun: 'Swing check valve',
  materials: [
    'a ductile iron body with a bronze seat and a rubber-faced disc',
    'a cast iron body with an outside lever and weight',
  ],
  descriptions: ['Lets flow pass one way and closes by its weight or lever before it turns back.'],
  uses: ['pump discharge', 'lift stations', 'gravity lines', 'header connections'],
  limitations: [
    'In vertical pipe it works only with upward flow.',
    'Lever and weight or an air cushion limits slam where flow reverses fast.',
    'Keep five diameters of straight pipe upstream.',
  ],
  attributes: [
    ...sized(checks, 'AWWA C508'),
    chosen('configuration', null, 'Lever and weight', 'Lever and spring', 'Air cushion'),
    epoxy,
    chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125'),
    water,
  ],
  series: checks,
  standards: ['AWWA C508', 'AWWA C550', 'ASME B16.1', 'NSF/ANSI/CAN 61'],
  programs: ['nsf-61', 'baba', 'iso-9001'],
  epd: declared('1 unit', 140, [290, 570], pcr),
  options: [
    ports(checks),
    option('Closure', 'Lever and weight', 'Lever and spring', 'Air cushion'),
    ordered,
    option('Warranty', '1 year'),
  ],
};

const knives = open(
  table(
    'diameter pressure weight',
    [3, 150, 24],
    [4, 150, 33],
    [6, 150, 54],
    [8, 150, 86],
    [12, 150, 178],
    [16, 150, 330],
    [24, 150, 720],
  ),
  0.2,
);
const knife: ProductKind = {
  noun: 'Knife gate valve',
  materials: [
    'a Type 316 stainless steel body and gate with a resilient seat',
    'a Type 304 stainless steel body and gate with a metal seat',
  ],
  descriptions: ['Cuts through thick sludge and pulp with a thin gate in a short body.'],
  uses: ['dewatering', 'pulp mills', 'dry solids', 'scum troughs'],
  limitations: [
    'Resilient seats shut in one direction; mark the arrow on the drawings.',
    'The packing weeps at first; retighten it after a day of pressure.',
    'Pressure is at 100 degrees Fahrenheit and falls with heat.',
  ],
  attributes: [
    ...sized(knives, 'MSS SP-81'),
    chosen('materialType', 'ASTM A240', 'Type 304', 'Type 316'),
    chosen('endConnection', 'ASME B16.5', 'Wafer, Class 150 drilling', 'Lug, Class 150 drilling'),
    measured('serviceTemperature', null, 180, 250, 10),
    chosen('operation', null, 'Handwheel', 'Bevel gear', 'Pneumatic cylinder'),
  ],
  series: knives,
  standards: ['MSS SP-81', 'ASTM A240', 'ASME B16.5'],
  programs: ['baba', 'iso-9001'],
  epd: null,
  options: [
    ports(knives),
    option('Seat', 'EPDM', 'PTFE', 'Metal'),
    option('Lead time', 'To 12 in: 3 weeks', 'Larger: 10 weeks'),
    option('Warranty', '1 year'),
  ],
};

export const processValves: SectionDeclaration = {
  number: '400551',
  descriptions: [
    'Isolates, throttles or checks the flow in process piping.',
    'Closes bubble-tight in both directions at rated pressure.',
    'Passes solids and grit through a full port.',
  ],
  uses: [
    'water treatment plants',
    'wastewater plants',
    'pump stations',
    'chemical feed rooms',
    'central plants',
  ],
  limitations: [
    'Gate valves are for open or shut service and shall not throttle.',
    'EPDM seats swell in oil; choose NBR or FKM for hydrocarbons.',
    'Wafer bodies are not suitable at the end of a line.',
    'Swing checks in vertical pipe work only with upward flow.',
  ],
  standards: [
    'AWWA C509',
    'AWWA C504',
    'AWWA C517',
    'AWWA C508',
    'AWWA C550',
    'ASME B16.34',
    'NSF/ANSI/CAN 61',
  ],
  programs: ['nsf-61', 'fm', 'ul-listed', 'baba', 'iso-9001'],
  epd: declared('1 unit', 64, [130, 310], pcr),
  hpd: null,
  bim: { category: 'Pipe Accessories', ifcClass: 'IfcValve', host: 'unhosted' },
  assembly: 'Process Valve',
  sheetPrefix: 'PVL',
  related: ['407100', '432100', '463300', '434100'],
  installation: [
    'Install valves where they can be operated and removed, with stems upright or horizontal, never below.',
    'Support valves above 3 inches on their own and leave no load on pump or tank flanges.',
    'Align flanges without springing the pipe and tighten bolts in a star pattern in three passes.',
    'Provide chainwheels for operators more than 6 feet above the floor.',
    'Cycle each valve under pressure, set travel stops and record torque of actuated valves.',
  ],
  kinds: [gate, butterfly, plug, check, knife],
};
