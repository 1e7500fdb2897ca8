import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const loop = chosen('protocol', 'UL 864', 'Addressable loop');

const controlUnit: ProductKind = {
  noun: 'Addressable fire alarm control unit',
  materials: ['a steel cabinet with a display, loop cards and batteries'],
  descriptions: ['Watches every device by address and reports which one has seen fire.'],
  attributes: [
    measured('addresses', 'UL 864', 50, 3180, 1),
    measured('loops', 'UL 864', 1, 20, 1),
    measured('standbyTime', 'NFPA 72', 24, 60, 36),
    loop,
    chosen('voltage', 'UL 864', '120 VAC', '240 VAC'),
    chosen('mounting', null, 'Surface', 'Semiflush'),
  ],
  series: table('addresses loops', [50, 1], [318, 2], [636, 4], [3180, 20]),
  options: [
    option('Loops', '1', '2', '4', '20'),
    option('Battery', '24 hours', '60 hours'),
    option('Door', ['Red', '#b3262b'], ['Gray', '#8f9193']),
  ],
};

const smoke: ProductKind = {
  noun: 'Photoelectric smoke detector',
  materials: ['a white polymer head on a plug-in base'],
  descriptions: ['Sees smoke by scattered light and tells the panel its own address.'],
  attributes: [
    measured('obscuration', 'UL 268', 0.5, 4, 0.5),
    measured('detectorSpacing', 'NFPA 72', 30),
    measured('serviceTemperature', 'UL 268', 100, 120, 10),
    loop,
    chosen('voltage', 'UL 268', '15-32 VDC'),
    chosen('mounting', null, 'Plug-in base', 'Sounder base', 'Isolator base'),
  ],
  bim: { category: 'Fire Alarm Devices', ifcClass: 'IfcSensor', host: 'ceiling' },
  options: [
    option('Base', 'Standard', 'Sounder', 'Isolator', 'Relay'),
    option('Color', ['White', '#f4f4f1'], ['Black', '#26282a']),
  ],
};

const pull: ProductKind = {
  noun: 'Manual pull station',
  materials: ['die-cast aluminum, red, with a key reset', 'polycarbonate, red, with a key reset'],
  descriptions: ['Starts the alarm by hand at exits.'],
  attributes: [
    chosen('operation', 'UL 38', 'Single action', 'Dual action'),
    measured('operatingForce', 'ADA Standards 309', 5),
    measured('height', 'NFPA 72', 48),
    loop,
    chosen('accessibility', 'ADA Standards 308', 'Handle at 42 to 48 in'),
  ],
  bim: { category: 'Fire Alarm Devices', ifcClass: 'IfcAlarm', host: 'wall' },
  options: [option('Action', 'Single', 'Dual'), option('Cover', 'None', 'Polycarbonate with horn')],
};

const strobe: ProductKind = {
  noun: 'Speaker strobe',
  materials: ['a polymer housing with an LED strobe and a cone speaker'],
  descriptions: ['Speaks the message and flashes for those who do not hear it.'],
  attributes: [
    chosen('candela', 'UL 1971', '15 cd', '30 cd', '75 cd', '110 cd'),
    measured('soundOutput', 'UL 1480', 75, 90, 1),
    chosen('speakerTap', 'UL 1480', '1/4 W', '1/2 W', '1 W', '2 W'),
    measured('coverageArea', 'NFPA 72', 400, 2916, 1),
    chosen('voltage', 'UL 864', '24 VDC'),
    chosen('mounting', null, 'Wall', 'Ceiling'),
  ],
  series: table('candela coverageArea', ['15 cd', 400], ['30 cd', 784], ['75 cd', 2025], ['110 cd', 2916]),
  bim: { category: 'Fire Alarm Devices', ifcClass: 'IfcAlarm', host: 'wall' },
  options: [
    option('Color', ['Red', '#b3262b'], ['White', '#f4f4f1']),
    option('Lettering', 'FIRE', 'ALERT', 'None'),
  ],
};

const duct: ProductKind = {
  noun: 'Duct smoke detector',
  materials: ['a polymer housing with a photoelectric sensor and sampling tubes'],
  descriptions: ['Samples air in the duct and stops the fan when it holds smoke.'],
  attributes: [
    measured('ductVelocity', 'UL 268A', 4000),
    measured('ductWidth', 'UL 268A', 12, 144, 12),
    measured('serviceTemperature', 'UL 268A', 131, 158, 27),
    loop,
    chosen('voltage', 'UL 268A', '24 VDC'),
    chosen('mounting', null, 'Duct'),
  ],
  bim: { category: 'Fire Alarm Devices', ifcClass: 'IfcSensor', host: 'face' },
  options: [
    option('Sampling tube', '1 ft', '3 ft', '5 ft', '10 ft'),
    option('Test', 'Magnet', 'Remote key switch'),
  ],
};

export const fireAlarm: SectionDeclaration = {
  number: '284600',
  descriptions: [
    'Detects fire, warns the occupants and calls the fire service.',
    'Names the device in alarm and keeps the rest of the loop alive when it is cut.',
    'Speaks in clear words where people are led out floor by floor.',
  ],
  uses: ['high-rise buildings', 'hospitals', 'schools', 'hotels', 'assembly halls'],
  limitations: [
    'Smoke detectors are not suitable below 32 or above 120 degrees Fahrenheit, or in dusty rooms.',
    'Detectors of one manufacturer do not work on control units of another unless listed as compatible.',
    'Candela ratings of strobes hold for one room size; corridors follow a table of their own.',
    'Ceilings above 10 feet need closer detector spacing or another kind of detection.',
  ],
  standards: [
    'NFPA 72',
    'UL 864',
    'UL 268',
    'UL 1971',
    'UL 521',
    'NFPA 70, Article 760',
    'ADA Standards for Accessible Design',
  ],
  programs: ['ul-listed', 'fm', 'csa', 'iso-9001', 'baba'],
  epd: null,
  hpd: null,
  bim: { category: 'Fire Alarm Devices', ifcClass: 'IfcAlarm', host: 'ceiling' },
  assembly: 'Fire Alarm System',
  sheetPrefix: 'FAS',
  related: ['211313', '281000', '142400', '262416', '237300'],
  installation: [
    'Install in accordance with NFPA 72 and the drawings stamped by the authority having jurisdiction.',
    'Mount pull stations 42 to 48 inches above the floor, within 5 feet of each exit doorway.',
    'Place detectors 36 inches or more from supply diffusers and cover them until construction dust is gone.',
    'Mount strobes with the whole lens between 80 and 96 inches above the floor.',
    'Test every device, prove the sequence of operation, and submit the record of completion.',
  ],
  kinds: [controlUnit, smoke, pull, strobe, duct],
};
