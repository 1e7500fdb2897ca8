import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  crossed,
  declared,
  measured,
  option,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products';
const lowVoltage = chosen('voltage', 'UL 916', '24 V AC', '24 V DC');
const lifeSafety = 'It is not listed for life-safety shutdown; fire alarm relays act on their own.';
const security = 'Devices on the Owner’s network need the certificates and patches of its security policy.';
const trunk = 'An MS/TP trunk is 4,000 feet at most at 38.4 kbit/s.';
const bacnet = ['ASHRAE 135', 'ASHRAE 135.1', 'UL 916', '47 CFR 15'] as const;
const warranty = option('Warranty', '3 years', '5 years');
const heat = measured('serviceTemperature', 'IEC 60068', 122, 140, 18);

const plants = table('channels powerInput', [24, 12], [40, 18], [64, 24], [128, 40]);
const programmable: ProductKind = {
  noun: 'Programmable building controller',
  materials: [
    'a DIN-rail module with removable terminal blocks',
    'a flame-retardant polycarbonate housing, UL 94 V-0',
  ],
  descriptions: [
    'Runs the sequences of a plant or an air handler from its own program when the network is lost.',
    'Takes input and output modules where it runs out of points.',
  ],
  uses: ['central plants', 'air-handling units', 'laboratories', 'data centers'],
  limitations: [
    lifeSafety,
    'Relay outputs above 24 volts need barriers between power and signal wiring.',
    security,
  ],
  attributes: [
    ...tabled('channels', null, plants),
    chosen('protocol', 'ASHRAE 135', 'BACnet/IP', 'BACnet/SC', 'BACnet MS/TP'),
    lowVoltage,
    ...tabled('powerInput', null, plants),
    heat,
    chosen('enclosureType', 'NEMA 250', 'Type 1', 'Type 4X'),
  ],
  series: plants,
  standards: [...bacnet, 'ASHRAE Guideline 36', 'NEMA 250', 'IEC 62443'],
  epd: declared('1 unit', 0.9, [28, 62], pcr),
  options: [
    option('Inputs and outputs', '24', '40', '64', '128'),
    option('Enclosure', 'None', 'Type 1', 'Type 4X'),
    option('Lead time', 'Stock: 1 week', 'Panels, assembled: 6 weeks'),
    warranty,
  ],
};

const units = table('channels powerInput', [8, 4], [12, 5], [18, 6]);
const unitary: ProductKind = {
  noun: 'Unitary controller',
  materials: [
    'a flame-retardant ABS housing with an airflow sensor',
    'a flame-retardant polycarbonate housing, UL 94 V-0',
  ],
  descriptions: ['Controls one terminal, fan coil or heat pump from its room sensor.'],
  uses: ['VAV terminals', 'fan coil units', 'heat pumps', 'unit ventilators'],
  limitations: [lifeSafety, trunk, 'Triac outputs switch 24 volts only.'],
  attributes: [
    ...tabled('channels', null, units),
    chosen('protocol', 'ASHRAE 135', 'BACnet MS/TP', 'BACnet/IP'),
    measured('accuracy', null, 5),
    chosen('voltage', 'UL 916', '24 V AC'),
    ...tabled('powerInput', null, units),
    heat,
  ],
  series: units,
  standards: [...bacnet, 'ASHRAE Guideline 36'],
  epd: declared('1 unit', 0.4, [12, 26], pcr),
  options: [
    option('Use', 'VAV, with actuator', 'Fan coil', 'Heat pump'),
    option('Room sensor', 'Temperature', 'Temperature and CO₂'),
    option('Lead time', 'Stock: 1 week'),
    warranty,
  ],
};

const engines = table('devices powerInput', [50, 10], [100, 14], [250, 24], [500, 40]);
const engine: ProductKind = {
  noun: 'Network automation engine',
  materials: [
    'a fanless aluminum housing with a solid-state drive',
    'a DIN-rail module with two Ethernet ports',
  ],
  descriptions: [
    'Joins controllers, meters and lighting in one data model, with schedules, trends and alarms.',
  ],
  uses: ['campuses', 'hospitals', 'office towers', 'schools'],
  limitations: [
    security,
    'Its license counts devices; leave a fifth for growth.',
    'Time is set from a server of the Owner.',
  ],
  attributes: [
    ...tabled('devices', null, engines),
    chosen('protocol', 'ASHRAE 135', 'BACnet/SC', 'BACnet/IP'),
    measured('ports', null, 2),
    lowVoltage,
    ...tabled('powerInput', null, engines),
    heat,
  ],
  series: engines,
  standards: [...bacnet, 'IEC 62443'],
  epd: declared('1 unit', 1.4, [45, 92], pcr),
  options: [
    option('License', '50 devices', '100 devices', '250 devices', '500 devices'),
    option('Lead time', '2 weeks'),
    option('Warranty', '2 years', '5 years'),
  ],
};

const modules = crossed(
  table('channels powerInput', [8, 2], [16, 4], [24, 6]),
  table('voltage', '24 V AC', '24 V DC'),
);
const module: ProductKind = {
  noun: 'Input and output module',
  materials: ['a DIN-rail module with removable terminal blocks'],
  descriptions: ['Adds inputs and outputs where sensors and actuators outnumber those of the controller.'],
  uses: ['central plants', 'metering panels', 'laboratories', 'retrofits'],
  limitations: [
    'It runs no sequence of its own; outputs go to their safe state when the controller is lost.',
    'Relay outputs above 24 volts need barriers between power and signal wiring.',
    trunk,
  ],
  attributes: [
    ...tabled('channels', null, modules),
    chosen('protocol', null, 'BACnet MS/TP', 'Modbus RTU'),
    measured('accuracy', null, 0.1, 0.5, 0.1),
    ...tabled('voltage', 'UL 916', modules),
    ...tabled('powerInput', null, modules),
    heat,
  ],
  series: modules,
  standards: ['UL 916', 'ASHRAE 135', '47 CFR 15'],
  programs: ['btl', 'ul-listed', 'csa'],
  epd: declared('1 unit', 0.3, [9, 19], pcr),
  options: [
    option('Points', '8 universal inputs', '8 in and 8 out', '16 digital inputs and 8 relays'),
    option('Lead time', 'Stock: 1 week'),
    warranty,
  ],
};

export const localControllers: SectionDeclaration = {
  number: '251400',
  descriptions: [
    'Runs the control sequences of one system and keeps running when the network is lost.',
    'Joins lighting, metering, heating and cooling in one data model.',
    'Adds inputs and outputs where sensors and actuators outnumber the controller’s own.',
  ],
  uses: ['central plants', 'air-handling units', 'laboratories', 'campuses', 'data centers'],
  limitations: [
    'Controllers are not listed for life-safety shutdown; fire alarm relays act on their own.',
    'Relay outputs above 24 volts need barriers between power and signal wiring.',
    'MS/TP trunks are limited to 4,000 feet at 38.4 kbit/s and to 32 unit loads.',
    'Devices on the Owner’s network require the certificates and patches of its security policy.',
  ],
  standards: [
    'ASHRAE 135',
    'ASHRAE 135.1',
    'ASHRAE Guideline 36',
    'UL 916',
    'NEMA 250',
    'IEC 62443',
    '47 CFR 15',
  ],
  programs: ['btl', 'ul-listed', 'csa', 'iso-9001'],
  epd: declared('1 unit', 0.9, [22, 74], pcr),
  hpd: null,
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcController', host: 'wall' },
  assembly: 'Local Control Unit',
  sheetPrefix: 'LCU',
  related: ['253500', '237300', '262416', '271500', '281000'],
  installation: [
    'Mount panels 60 inches to center, in view of the equipment they serve and away from heat and vibration.',
    'Separate Class 1 and Class 2 wiring by barriers, and ground shields at one end only.',
    'Label every conductor at both ends with the point name of the approved drawings.',
    'Load the sequences, prove each point from field device to graphic, and record the results on a point sheet.',
    'Hand over programs, passwords, license files and the object list in an open format.',
  ],
  kinds: [programmable, unitary, engine, module],
};
