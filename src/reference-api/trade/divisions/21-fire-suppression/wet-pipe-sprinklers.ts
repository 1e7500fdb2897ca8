import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pressure = measured('pressure', 'UL 199', 175);
const bulb = measured('activationTemperature', 'UL 199', 135, 286, 1);
const finish = chosen('finish', null, 'White polyester', 'Chrome', 'Natural brass', 'Black');
const heats = table('activationTemperature', 155, 175, 200);
const finishes = option(
  'Finish',
  ['White', '#f4f4f1'],
  ['Chrome', '#c9ccce'],
  ['Brass', '#b8974e'],
  ['Black', '#26282a'],
);
const head = { category: 'Sprinklers', ifcClass: 'IfcFireSuppressionTerminal', host: 'ceiling' } as const;
const orifices = table('kFactor diameter', [5.6, 0.5], [8, 0.75]);

const pendent: ProductKind = {
  noun: 'Quick-response pendent sprinkler',
  materials: ['a brass frame with a glass bulb of 3 mm'],
  descriptions: ['Opens on heat within seconds and sprays over 225 square feet at most.'],
  attributes: [
    measured('kFactor', 'UL 199', 5.6, 8, 2.4),
    bulb,
    pressure,
    measured('coverageArea', 'NFPA 13', 130, 225, 95),
    measured('diameter', null, 0.5, 0.75, 0.25),
    finish,
  ],
  series: crossed(crossed(orifices, heats), table('coverageArea', 130, 225)),
  options: [option('K-factor', '5.6', '8.0'), finishes, option('Escutcheon', 'Flush', 'Recessed')],
};

const concealed: ProductKind = {
  noun: 'Concealed sprinkler',
  materials: ['a brass frame with a fusible link behind a painted cover plate'],
  descriptions: ['Hides above a flat plate that falls away 20 degrees before the sprinkler opens.'],
  attributes: [
    measured('kFactor', 'UL 199', 4.9, 5.6, 0.7),
    measured('activationTemperature', 'UL 199', 155, 165, 10),
    pressure,
    measured('coverageArea', 'NFPA 13', 225, 256, 31),
    measured('diameter', null, 0.5),
    chosen('finish', null, 'White cover', 'Custom color cover', 'Stainless cover'),
  ],
  series: table('kFactor coverageArea activationTemperature', [4.9, 256, 155], [5.6, 225, 165]),
  options: [option('Cover', ['White', '#f4f4f1'], ['Black', '#26282a'], ['Custom', '#b49a7a'])],
};

const sidewall: ProductKind = {
  noun: 'Sidewall sprinkler',
  materials: ['a brass frame with a glass bulb and a half deflector'],
  descriptions: ['Sprays from the wall across rooms whose ceilings shall stay clear.'],
  attributes: [
    measured('kFactor', 'UL 199', 5.6, 8, 2.4),
    bulb,
    pressure,
    measured('coverageArea', 'NFPA 13', 112, 196, 84),
    measured('diameter', null, 0.5, 0.75, 0.25),
    finish,
  ],
  series: crossed(crossed(orifices, heats), table('coverageArea', 112, 196)),
  bim: { ...head, host: 'wall' },
  options: [option('K-factor', '5.6', '8.0'), finishes],
};

const alarmValve: ProductKind = {
  noun: 'Alarm check valve',
  materials: ['a ductile iron body with a bronze seat and an EPDM-faced clapper'],
  descriptions: ['Sounds the water motor gong when water flows and holds pressure above the clapper.'],
  attributes: [
    measured('diameter', 'UL 193', 2.5, 8, 0.5),
    measured('pressure', 'UL 193', 250, 300, 50),
    measured('weight', null, 60, 190, 10),
    chosen('coating', null, 'Red enamel', 'Epoxy'),
  ],
  series: table('diameter weight', [2.5, 60], [4, 80], [6, 120], [8, 190]),
  epd: null,
  bim: { category: 'Pipe Accessories', ifcClass: 'IfcValve', host: 'unhosted' },
  options: [option('Size', '2-1/2 in', '4 in', '6 in', '8 in'), option('Ends', 'Grooved', 'Flanged')],
};

const drop: ProductKind = {
  noun: 'Flexible sprinkler drop',
  materials: ['braided Type 304 stainless steel hose with a ceiling bracket'],
  descriptions: ['Brings the sprinkler to the middle of a ceiling panel without cutting pipe.'],
  attributes: [
    measured('length', 'FM 1637', 2, 6, 1),
    measured('pressure', 'FM 1637', 175),
    measured('equivalentLength', 'FM 1637', 18, 52, 1),
    measured('bends', 'FM 1637', 3),
    measured('diameter', null, 0.5, 0.75, 0.25),
  ],
  series: table('length equivalentLength', [2, 18], [3, 24], [4, 31], [5, 40], [6, 52]),
  bim: { category: 'Pipe Accessories', ifcClass: 'IfcPipeSegment', host: 'ceiling' },
  options: [option('Length', '24 in', '36 in', '48 in', '60 in', '72 in')],
};

export const wetPipeSprinklers: SectionDeclaration = {
  number: '211313',
  descriptions: [
    'Opens at a fixed temperature and discharges water on the fire below it.',
    'Hides above the ceiling behind a plate that falls away before the sprinkler opens.',
    'Signals water flow and holds supply pressure above the valve.',
  ],
  uses: ['offices', 'hotel rooms', 'patient rooms', 'retail stores', 'parking structures'],
  limitations: [
    'Wet-pipe systems require spaces held at 40 degrees Fahrenheit or above.',
    'Concealed sprinklers shall not be painted, and cover plates of one make do not fit another.',
    'Obstructions closer than three times their width need an added sprinkler or a shifted one.',
    'Extended coverage spacing is valid only at the flow and pressure of the listing.',
  ],
  standards: ['NFPA 13', 'NFPA 25', 'UL 199', 'UL 193', 'FM 2000', 'FM 1637'],
  programs: ['ul-listed', 'fm', 'warnock-hersey', 'baba', 'iso-9001'],
  epd: declared('1 unit', 0.18, [0.7, 2.1], 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products'),
  hpd: null,
  bim: { category: 'Sprinklers', ifcClass: 'IfcFireSuppressionTerminal', host: 'ceiling' },
  assembly: 'Wet-Pipe Sprinkler System',
  sheetPrefix: 'WPS',
  related: ['213000', '284600', '078413', '095113', '104413'],
  installation: [
    'Install in accordance with NFPA 13 and the approved hydraulic calculations; keep a signed set at the site.',
    'Center sprinklers in ceiling panels within 1/2 inch and keep deflectors 1 to 12 inches below the ceiling as listed.',
    'Hang pipe from the structure and brace it for earthquake where the seismic design category requires.',
    'Test at 200 psi or 50 psi above static pressure for two hours without loss.',
    'Keep six spare sprinklers of each type and a wrench in a cabinet at the riser.',
  ],
  kinds: [pendent, concealed, sidewall, alarmValve, drop],
};
