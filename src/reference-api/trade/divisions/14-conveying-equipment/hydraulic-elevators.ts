import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const volts = chosen('voltage', 'NFPA 70', '208 V', '230 V', '460 V');
/** Pump power to lift a car with that load at that speed. */
const cars = [
  { loadCapacity: 2100, speed: 100, clearOpening: 36, motorPower: 20 },
  { loadCapacity: 2500, speed: 125, clearOpening: 42, motorPower: 30 },
  { loadCapacity: 3500, speed: 125, clearOpening: 42, motorPower: 40 },
  { loadCapacity: 4500, speed: 150, clearOpening: 48, motorPower: 50 },
];
const passenger = [
  measured('loadCapacity', 'ASME A17.1', 2100, 4500, 100),
  measured('speed', 'ASME A17.1', 100, 150, 25),
  measured('stops', null, 2, 6, 1),
  measured('clearOpening', 'ADA Standards 407', 36, 48, 6),
  measured('motorPower', null, 20, 50, 5),
  volts,
  chosen('configuration', null, 'Front opening', 'Front and rear'),
];
const finishes = option(
  'Car doors',
  ['Satin stainless', '#b7babb'],
  ['Textured stainless', '#a6a9aa'],
  ['Painted', '#8c8f90'],
);

const holeless: ProductKind = {
  noun: 'Holeless hydraulic elevator',
  materials: ['two jacks beside the car, on the pit floor'],
  descriptions: ['Serves two or three floors without a bored hole.'],
  attributes: [measured('travel', 'ASME A17.1', 8, 24, 1), ...passenger],
  series: cars,
  deriveValues: ({ travel }) => ({ stops: Number(travel) < 16 ? 2 : 3 }),
  options: [option('Capacity', '2,100 lb', '2,500 lb', '3,500 lb', '4,500 lb'), finishes],
};

const inGround: ProductKind = {
  noun: 'In-ground hydraulic elevator',
  materials: ['one jack in a bored hole, in a PVC casing against corrosion'],
  descriptions: ['Lifts the car from below on one plunger, up to 50 feet.'],
  attributes: [measured('travel', 'ASME A17.1', 10, 50, 1), ...passenger],
  series: cars,
  deriveValues: ({ travel }) => ({ stops: Math.min(6, Math.max(2, Math.floor(Number(travel) / 12) + 1)) }),
  options: [option('Capacity', '2,100 lb', '2,500 lb', '3,500 lb', '4,500 lb'), finishes],
};

const freight: ProductKind = {
  noun: 'Hydraulic freight elevator',
  materials: ['welded steel car with a tread plate floor and vertical biparting doors'],
  descriptions: ['Carries lift trucks and pallets behind doors that part up and down.'],
  limitations: [
    'The loading class decides the sill and platform; state how loads come aboard.',
    'Passengers ride only where the code classes it so.',
    'In-ground jacks need a casing against corrosion.',
  ],
  attributes: [
    measured('loadCapacity', 'ASME A17.1', 5000, 20000, 1000),
    chosen('loadClass', 'ASME A17.1', 'Class A, general', 'Class C1, industrial truck'),
    measured('speed', 'ASME A17.1', 50, 100, 25),
    measured('travel', 'ASME A17.1', 10, 40, 1),
    measured('stops', null, 2),
    measured('clearOpening', null, 96, 120, 12),
    measured('motorPower', null, 40, 75, 5),
    volts,
  ],
  series: [
    { loadCapacity: 5000, loadClass: 'Class A, general', clearOpening: 96, motorPower: 40 },
    { loadCapacity: 10000, loadClass: 'Class C1, industrial truck', clearOpening: 96, motorPower: 60 },
    { loadCapacity: 20000, loadClass: 'Class C1, industrial truck', clearOpening: 120, motorPower: 75 },
  ],
  options: [option('Capacity', '5,000 lb', '10,000 lb', '20,000 lb')],
};

const roped: ProductKind = {
  noun: 'Roped hydraulic elevator',
  materials: ['one jack with ropes and sheaves that double its stroke'],
  descriptions: ['Travels twice the stroke of its jack, without a hole.'],
  attributes: [measured('travel', 'ASME A17.1', 20, 60, 1), ...passenger],
  series: cars,
  deriveValues: ({ travel }) => ({ stops: Math.min(6, Math.max(2, Math.floor(Number(travel) / 12) + 1)) }),
  options: [option('Capacity', '2,100 lb', '2,500 lb', '3,500 lb', '4,500 lb'), finishes],
};

export const hydraulicElevators: SectionDeclaration = {
  number: '142400',
  descriptions: [
    'Carries passengers and goods in buildings of two to six stories.',
    'Lowers itself to a landing and opens its doors when normal power fails.',
    'Places its loads on the pit and leaves the hoistway walls unloaded above.',
  ],
  uses: ['low-rise offices', 'schools', 'medical offices', 'parking structures', 'freight docks'],
  limitations: [
    'Travel above 50 feet is better served by a traction elevator.',
    'In-ground jacks require a bored hole and a cylinder protected from corrosion.',
    'Machine rooms shall be held between 55 and 90 degrees Fahrenheit; frequent use needs an oil cooler.',
    'Sprinklers in hoistways and machine rooms require a means to disconnect power before water flows.',
  ],
  standards: [
    'ASME A17.1/CSA B44',
    'ADA Standards for Accessible Design',
    'ICC A117.1',
    'NFPA 70, Article 620',
    'NFPA 252',
    'ISO 25745',
  ],
  programs: ['csa', 'ul-classified', 'etl', 'iso-9001', 'declare'],
  epd: declared('1 unit', 4200, [9800, 16400], 'EPD International PCR: Lifts (Elevators)'),
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
  assembly: 'Hydraulic Elevator',
  sheetPrefix: 'HEL',
  related: ['033000', '042200', '051200', '284600', '092900'],
  installation: [
    'Examine hoistway, pit and machine room and report clearances that do not comply with ASME A17.1 before starting.',
    'Set guide rails plumb within 1/8 inch in 20 feet, with brackets at the spacing of the approved drawings.',
    'Set sills level and flush with the finished floor, and grout them full.',
    'Isolate pump unit and muffler from the structure so that noise in adjoining rooms stays below NC 40.',
    'Load the car to 125 percent, demonstrate stopping, releveling and phase I and II operation to the inspector.',
  ],
  kinds: [holeless, inGround, freight, roped],
};
