import type { ProductKind, Values } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  declared,
  derived,
  fixed,
  leadTime,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { toNearest } from '#src/reference-api/trade/profiles/sizing.ts';

export const pcr = 'EPD International PCR: Taps and Valves';
const flanged = chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125', 'Mechanical joint');
export const epoxy = chosen('coating', 'AWWA C550', 'Fusion-bonded epoxy');
export const water = measured('serviceTemperature', null, 125, 180, 5);
/** Cv of a resistance K: 29.9 d² / √K. */
export const open = (lines: readonly Values[], resistance: number) =>
  derived(lines, (line) => ({
    flowCoefficient: toNearest((29.9 * numberIn(line, 'diameter') ** 2) / Math.sqrt(resistance), 5),
  }));
export const sized = (lines: readonly Values[], rating: string) => [
  tabled('diameter', null, lines),
  tabled('pressure', rating, lines),
  tabled('flowCoefficient', null, lines),
  tabled('weight', null, lines),
];
export const ordered = leadTime('To 12 in: 2 weeks', 'Larger: 14 weeks');
export const ports = (lines: readonly Values[]) => sizes('Size', lines, 'diameter', 'in');

/** Turns of the stem: three for each inch of the port, and two to seat. */
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
    tabled('turnsToClose', null, gates),
    chosen('seatLeakage', 'AWWA C509', 'No leakage'),
    epoxy,
    flanged,
    chosen('operation', null, 'Handwheel', 'Operating nut'),
  ],
  series: gates,
  standards: cited('AWWA C509', 'AWWA C550', 'ASME B16.1', 'NSF/ANSI/CAN 61', 'NSF/ANSI/CAN 372'),
  programs: ['nsf-61', 'fm', 'ul-listed', 'baba', 'iso-9001'],
  epd: declared('1 unit', 64, [130, 310], pcr),
  options: [
    ports(gates),
    option('Stem', 'Nonrising', 'Outside screw and yoke'),
    ordered,
    warranties('10 years'),
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
    fixed('cycles', 'AWWA C504', 10000),
    chosen('seatLeakage', 'AWWA C504', 'No leakage'),
    epoxy,
    chosen('endConnection', 'ASME B16.1', 'Flanged, Class 125', 'Mechanical joint', 'Lug'),
    chosen('operation', 'AWWA C504', 'Gear and handwheel', 'Electric actuator', 'Pneumatic cylinder'),
  ],
  series: butterflies,
  standards: cited('AWWA C504', 'AWWA C550', 'AWWA C542', 'ASME B16.1', 'NSF/ANSI/CAN 61'),
  programs: ['nsf-61', 'fm', 'baba', 'iso-9001'],
  epd: declared('1 unit', 110, [230, 460], pcr),
  options: [
    ports(butterflies),
    option('Operator', 'Gear and handwheel', 'Electric actuator', 'Pneumatic cylinder'),
    ordered,
    warranties('1 year'),
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
  standards: cited('AWWA C517', 'AWWA C550', 'ASME B16.1'),
  programs: ['baba', 'iso-9001'],
  epd: declared('1 unit', 125, [260, 520], pcr),
  options: [ports(plugs), option('Port', '80%', '100%'), ordered, warranties('1 year', '5 years')],
};

export const processValvesKinds: readonly ProductKind[] = [gate, butterfly, plug];
