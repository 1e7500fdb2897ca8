import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const airflow = measured('airflow', 'AHRI 880', 25, 4000, 5);
const inlet = measured('diameter', null, 4, 16, 1);
const drop = measured('pressureDrop', 'ASHRAE 130', 0.02, 0.5, 0.01);
const nc = measured('noiseCriteria', 'AHRI 885', 20, 35, 1);
const bus = chosen('protocol', 'ASHRAE 135', 'BACnet MS/TP', 'BACnet/IP', 'Analog 0-10 V');
const base = ['AHRI 880', 'AHRI 885', 'ASHRAE 130', 'UL 1995', 'NFPA 90A'];
const liners = option('Liner', '1/2 in dual density', '1 in foil faced', 'Closed-cell foam', 'Double wall');
const ordered = option('Lead time', 'Quick-ship: 2 weeks', 'With reheat coils: 6 weeks');
const warranty = option('Warranty', '1 year', '5 years');
const straight = 'Inlets need three diameters of straight duct for the stated accuracy.';
const programs = ['ahri', 'ul-listed', 'etl', 'baba'];
/** Maximum airflow, at 2,000 fpm in the round inlet. */
const inlets = [
  { diameter: 4, airflow: 175 },
  { diameter: 5, airflow: 270 },
  { diameter: 6, airflow: 390 },
  { diameter: 8, airflow: 700 },
  { diameter: 10, airflow: 1090 },
  { diameter: 12, airflow: 1570 },
  { diameter: 14, airflow: 2140 },
  { diameter: 16, airflow: 2790 },
];

const singleDuct: ProductKind = {
  noun: 'Single-duct VAV terminal',
  materials: [
    '22 gauge galvanized steel with dual-density liner',
    '22 gauge galvanized steel with closed-cell foam liner',
  ],
  descriptions: [
    'Meters cooled air to one zone and throttles it as the load falls.',
    'Reheats its air with a hot water or electric coil where it is ordered so.',
  ],
  uses: ['offices', 'schools', 'hospitals', 'retail stores'],
  limitations: [straight, 'Electric coils need airflow proof and 4 feet to the next combustible duct.'],
  attributes: [
    airflow,
    inlet,
    drop,
    nc,
    measured('accuracy', 'ASHRAE 130', 5),
    bus,
    chosen('reheat', null, 'None', 'Hot water coil', 'Electric coil'),
  ],
  series: inlets,
  standards: [...base, 'ASTM C1071'],
  programs,
  epd: unit(18, [88, 156]),
  options: [
    option('Inlet', '4 in', '6 in', '8 in', '10 in', '12 in', '14 in', '16 in'),
    option('Reheat', 'None', 'Hot water, 1 row', 'Hot water, 2 rows', 'Electric, SCR'),
    liners,
    ordered,
    warranty,
  ],
};

const fanPowered: ProductKind = {
  noun: 'Fan-powered terminal',
  materials: ['20 gauge galvanized steel with a direct-drive ECM fan'],
  descriptions: [
    'Mixes primary air with plenum air by a fan of its own and heats with what the ceiling holds.',
  ],
  uses: ['perimeter offices', 'classrooms', 'conference rooms', 'lobbies'],
  limitations: [
    straight,
    'Needs access below for fan and filter.',
    'Series fans run with the system; wire them to start first.',
  ],
  attributes: [
    airflow,
    inlet,
    measured('motorPower', null, 0.167, 1, 0.001),
    nc,
    drop,
    chosen('configuration', null, 'Series flow', 'Parallel flow'),
    chosen('voltage', 'UL 1995', '120 V', '208 V', '277 V'),
    bus,
  ],
  series: [
    { diameter: 6, airflow: 390, motorPower: 0.167 },
    { diameter: 8, airflow: 700, motorPower: 0.333 },
    { diameter: 10, airflow: 1090, motorPower: 0.5 },
    { diameter: 12, airflow: 1570, motorPower: 0.5 },
    { diameter: 14, airflow: 2140, motorPower: 0.75 },
    { diameter: 16, airflow: 2790, motorPower: 1 },
  ],
  standards: [...base, 'ASHRAE 90.1'],
  programs,
  epd: unit(62, [320, 560]),
  options: [
    option('Flow', 'Series', 'Parallel'),
    option('Reheat', 'None', 'Hot water', 'Electric, SCR'),
    liners,
    ordered,
    warranty,
  ],
};

const exhaustValve: ProductKind = {
  noun: 'Exhaust valve',
  materials: [
    'a Type 316 stainless steel venturi body with a spring cone',
    'a spun aluminum venturi body, phenolic coated',
  ],
  descriptions: [
    'Holds the exhaust of hoods and laboratories within one second, whatever the duct pressure does.',
  ],
  uses: ['laboratories', 'animal rooms', 'isolation rooms', 'clean rooms'],
  limitations: [
    'Needs 0.3 inches of water across the valve to control.',
    'Aluminum bodies do not suit acid digestion.',
  ],
  attributes: [
    airflow,
    inlet,
    measured('pressureDrop', 'ASHRAE 130', 0.3, 0.6, 0.1),
    measured('accuracy', 'ASHRAE 130', 5),
    measured('responseTime', null, 1, 3, 1),
    chosen('materialType', null, 'Type 316 stainless steel', 'Aluminum, phenolic coated'),
    bus,
  ],
  series: table('diameter airflow', [8, 700], [10, 1000], [12, 1500], [14, 2500]),
  standards: ['ASHRAE 130', 'AHRI 885', 'NFPA 45', 'ASHRAE 135'],
  programs: ['btl', 'ul-listed', 'iso-9001'],
  epd: unit(14, [86, 142]),
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcDamper', host: 'unhosted' },
  options: [
    option('Size', '8 in', '10 in', '12 in', '14 in'),
    option('Speed', 'Fast, 1 second', 'Standard, 3 seconds'),
    ordered,
  ],
};

const constant: ProductKind = {
  noun: 'Constant volume terminal',
  materials: [
    '22 gauge galvanized steel with a mechanical regulator',
    '22 gauge galvanized steel with a pressure-independent damper',
  ],
  descriptions: ['Holds one airflow in its branch while pressures in the main change.'],
  uses: ['operating rooms', 'toilet exhaust', 'corridors', 'dormitories'],
  limitations: [straight, 'Flow is set in the shop; changes need the maker’s tool.'],
  attributes: [
    airflow,
    inlet,
    measured('pressureDrop', 'ASHRAE 130', 0.1, 0.3, 0.05),
    nc,
    measured('accuracy', 'ASHRAE 130', 5, 10, 5),
    chosen('operation', null, 'Mechanical, no power', 'Electronic'),
  ],
  series: inlets.slice(0, 6),
  standards: base,
  programs,
  epd: unit(12, [60, 104]),
  options: [option('Inlet', '4 in', '6 in', '8 in', '10 in', '12 in'), liners, ordered],
};

const chilledBeam: ProductKind = {
  noun: 'Active chilled beam',
  materials: [
    'painted steel with a copper tube, aluminum fin coil',
    'extruded aluminum with a copper tube, aluminum fin coil',
  ],
  descriptions: ['Primary air drives room air over a coil in the ceiling and cools without a fan.'],
  uses: ['laboratories', 'offices', 'hospital rooms', 'classrooms'],
  limitations: [
    'Chilled water stays above the dew point of the room, 57 degrees Fahrenheit as a rule.',
    'Rooms with open windows or doors to the outside condense.',
  ],
  attributes: [
    measured('length', null, 4, 10, 2),
    measured('airflow', 'EN 15116', 25, 160, 5),
    measured('coolingOutput', 'EN 15116', 1800, 7500, 100),
    measured('staticPressure', 'EN 15116', 0.3, 0.8, 0.1),
    nc,
    measured('width', null, 24),
  ],
  series: [
    { length: 4, airflow: 50, coolingOutput: 2400 },
    { length: 6, airflow: 80, coolingOutput: 3800 },
    { length: 8, airflow: 110, coolingOutput: 5200 },
    { length: 10, airflow: 140, coolingOutput: 6600 },
  ],
  standards: ['EN 15116', 'AHRI 885', 'NFPA 90A', 'ASHRAE 62.1'],
  programs: ['etl', 'iso-9001'],
  epd: unit(34, [168, 262]),
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcCooledBeam', host: 'ceiling' },
  options: [
    option('Length', '4 ft', '6 ft', '8 ft', '10 ft'),
    option('Pipes', '2 pipe', '4 pipe'),
    option('Mounting', 'Lay-in', 'Exposed'),
    ordered,
  ],
};

export const airTerminals: SectionDeclaration = {
  number: '233600',
  descriptions: [
    'Meters supply air to a zone in answer to its thermostat.',
    'Mixes plenum air with primary air and reheats it at the perimeter.',
    'Holds laboratory airflow within five percent as duct pressure changes.',
  ],
  uses: ['offices', 'laboratories', 'hospitals', 'schools', 'data centers'],
  limitations: [
    'Inlets need three diameters of straight duct for the stated accuracy of flow.',
    'Exposed fiberglass liners are not permitted in patient care and clean rooms.',
    'Radiated sound ratings assume a mineral fiber ceiling; open ceilings need quieter units.',
    'Electric reheat requires the minimum airflow of the listing before elements energize.',
  ],
  standards: ['AHRI 880', 'AHRI 885', 'ASHRAE 130', 'ASTM C1071', 'NFPA 90A', 'UL 1995'],
  programs: ['ahri', 'etl', 'ul-listed', 'btl', 'baba'],
  epd: declared('1 unit', 48, [170, 420], pcr),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcAirTerminalBox', host: 'unhosted' },
  assembly: 'Air Terminal Unit',
  sheetPrefix: 'ATU',
  related: ['233700', '237300', '253500', '095113'],
  installation: [
    'Hang units level from the structure by their brackets, with vibration isolators on fan-powered units.',
    'Run inlet duct straight for three diameters and seal it; flexible duct at inlets is limited to 12 inches.',
    'Leave 36 inches clear before controls and coil access, in line with an access panel.',
    'Tag each unit with the mark shown on the drawings and the flow factor of its sensor.',
    'Verify maximum and minimum airflow with the balancing contractor and record the coefficients.',
  ],
  kinds: [singleDuct, fanPowered, exhaustValve, constant, chilledBeam],
};
