import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  declared,
  leadTime,
  measured,
  option,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import {
  pcr,
  epoxy,
  water,
  open,
  sized,
  ordered,
  ports,
} from '#src/reference-api/trade/profiles/division-40-process-valves-kinds.ts';
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
  standards: cited('AWWA C508', 'AWWA C550', 'ASME B16.1', 'NSF/ANSI/CAN 61'),
  programs: ['nsf-61', 'baba', 'iso-9001'],
  epd: declared('1 unit', 140, [290, 570], pcr),
  options: [
    ports(checks),
    option('Closure', 'Lever and weight', 'Lever and spring', 'Air cushion'),
    ordered,
    warranties('1 year'),
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
  standards: cited('MSS SP-81', 'ASTM A240', 'ASME B16.5'),
  programs: ['baba', 'iso-9001'],
  epd: null,
  options: [
    ports(knives),
    option('Seat', 'EPDM', 'PTFE', 'Metal'),
    leadTime('To 12 in: 3 weeks', 'Larger: 10 weeks'),
    warranties('1 year'),
  ],
};

export const processValvesSpecialKinds: readonly ProductKind[] = [check, knife];
