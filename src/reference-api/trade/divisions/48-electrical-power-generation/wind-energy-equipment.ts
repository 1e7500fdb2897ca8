import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const rating = measured('serviceLife', 'IEC 61400-2', 20, 25, 5);

const horizontal: ProductKind = {
  noun: 'Horizontal-axis small wind turbine',
  materials: ['glass-fiber blades on a permanent-magnet generator'],
  descriptions: ['Turns three blades into the wind and makes current for a farm, school or shop.'],
  attributes: [
    measured('diameter', 'AWEA 9.1', 120, 520, 1),
    measured('powerOutput', 'AWEA 9.1', 2.1, 25, 0.1),
    measured('ratedWindSpeed', 'AWEA 9.1', 24.6),
    measured('soundPressure', 'AWEA 9.1', 43, 52, 1),
    measured('weight', null, 170, 3300, 10),
    rating,
  ],
  series: [
    { diameter: 146, powerOutput: 2.1, weight: 170, soundPressure: 43 },
    { diameter: 276, powerOutput: 8.9, weight: 1000, soundPressure: 45 },
    { diameter: 386, powerOutput: 17.5, weight: 2100, soundPressure: 50 },
    { diameter: 472, powerOutput: 25, weight: 3300, soundPressure: 52 },
  ],
  options: [option('Output', '2 kW', '9 kW', '17 kW', '25 kW')],
};

const vertical: ProductKind = {
  noun: 'Vertical-axis wind turbine',
  materials: ['extruded aluminum blades on a vertical shaft'],
  descriptions: ['Takes wind from any side, at low speed and low height.'],
  attributes: [
    measured('sweptArea', 'IEC 61400-2', 30, 180, 10),
    measured('powerOutput', 'IEC 61400-2', 0.5, 4, 0.1),
    measured('ratedWindSpeed', 'IEC 61400-2', 24.6),
    measured('height', null, 96, 240, 12),
    measured('soundPressure', 'IEC 61400-11', 38, 45, 1),
    rating,
  ],
  series: table('sweptArea powerOutput height', [30, 0.7, 96], [90, 2, 168], [180, 4, 240]),
  options: [option('Output', '0.7 kW', '2 kW', '4 kW')],
};

const tower: ProductKind = {
  noun: 'Monopole turbine tower',
  materials: [
    'tapered steel pole sections, hot-dip galvanized',
    'steel tube with a tilt-down base, hot-dip galvanized',
  ],
  descriptions: ['Lifts the rotor above trees and roofs, and tilts down for service.'],
  attributes: [
    measured('towerHeight', 'TIA-222', 60, 140, 20),
    measured('designSpeed', 'TIA-222', 110, 150, 10),
    measured('weight', null, 2800, 15800, 100),
    measured('yieldStrength', 'ASTM A572', 50, 65, 15),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized'),
  ],
  series: table('towerHeight weight', [60, 2800], [80, 4900], [100, 8200], [140, 15800]),
  bim: { category: 'Structural Columns', ifcClass: 'IfcColumn', host: 'unhosted' },
  options: [option('Height', '60 ft', '80 ft', '100 ft', '140 ft')],
};

const inverter: ProductKind = {
  noun: 'Wind turbine inverter',
  materials: ['an aluminum enclosure with a dump-load controller'],
  descriptions: ['Turns the wild current of the rotor into grid current and brakes it by a dump load.'],
  attributes: [
    measured('powerOutput', 'UL 1741', 3, 25, 0.5),
    measured('conversionEfficiency', 'UL 1741', 94, 97, 0.5),
    chosen('voltage', 'UL 1741', '240 VAC', '208 VAC', '480 VAC'),
    chosen('enclosureType', 'UL 50', 'Type 3R', 'Type 4X'),
    measured('warranty', null, 5, 10, 5),
  ],
  series: table('powerOutput voltage', [3, '240 VAC'], [10, '240 VAC'], [25, '480 VAC']),
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcTransformer', host: 'wall' },
  options: [option('Output', '3 kW', '10 kW', '25 kW')],
};

export const windEquipment: SectionDeclaration = {
  number: '481500',
  descriptions: [
    'Turns wind into power for campuses, farms and remote sites.',
    'Takes wind from any direction without turning to face it.',
    'Furls or brakes itself above its safe speed.',
  ],
  uses: ['farms', 'schools', 'coastal sites', 'remote communications sites', 'visitor centers'],
  limitations: [
    'Mean wind below 10 miles per hour at hub height does not repay the turbine.',
    'Rooftop mounting passes vibration into the structure and needs isolation and a dynamic check.',
    'The rotor shall stand 30 feet above any obstacle within 500 feet.',
    'Setback of 1.1 times the total height from property lines is commonly required.',
  ],
  standards: [
    'IEC 61400-2',
    'IEC 61400-11',
    'IEC 61400-12-1',
    'ACP 101-1',
    'UL 6142',
    'IEEE 1547',
    'NFPA 70, Article 694',
  ],
  programs: ['ul-listed', 'etl', 'csa', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricGenerator', host: 'unhosted' },
  assembly: 'Wind Turbine',
  sheetPrefix: 'WND',
  related: ['481400', '262416', '033000'],
  installation: [
    'Have the foundation designed for the soil of the site and cast it with the template of the tower.',
    'Ground the tower with a ring electrode and two rods, below 10 ohms.',
    'Lift towers with the rotor locked and the wind below 20 miles per hour.',
    'Test furling, brake and emergency stop before the inverter is connected.',
    'Log power against wind for thirty days and submit the curve.',
  ],
  kinds: [horizontal, vertical, tower, inverter],
};
