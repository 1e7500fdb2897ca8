import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, numberIn, option } from '#src/reference-api/trade/entries.ts';

const licensed = 'Only licensed abatement contractors may use these products on asbestos.';
const clearance = 'Clearance sampling must pass before the enclosure is opened.';
const law = ['40 CFR 763', '29 CFR 1926.1101'];
/** A gallon covers 1,604 square feet one mil thick. */
const coverage = (values: Values) => ({
  coverageRate: Math.round(
    (16.04 * numberIn(values, 'solidsByVolume')) / numberIn(values, 'dryFilmThickness'),
  ),
});
const classA = [
  chosen('surfaceBurningClass', 'ASTM E84', 'Class A'),
  measured('flameSpread', 'ASTM E84', 0, 25, 5),
  measured('smokeDeveloped', 'ASTM E84', 0, 50, 5),
];

const encapsulant: ProductKind = {
  noun: 'Asbestos encapsulant',
  materials: ['acrylic polymer emulsion that bridges the surface'],
  descriptions: ['Seals sound asbestos insulation that stays in place under a tough white film.'],
  uses: ['pipe and boiler insulation', 'spray-applied ceilings', 'schools and public buildings'],
  limitations: [
    licensed,
    'Encapsulation is not suitable for friable material that is delaminating.',
    'Keep what is encapsulated in the operations and maintenance plan of the building.',
  ],
  attributes: [
    measured('solidsByVolume', 'ASTM D2697', 45, 55, 5),
    measured('dryFilmThickness', null, 10, 20, 5),
    measured('coverageRate', null, 36, 88, 1),
    ...classA,
    measured('vocContent', 'ASTM D3960', 0, 50, 5),
    measured('dryingTime', null, 4, 8, 1),
  ],
  deriveValues: coverage,
  standards: ['ASTM E1494', 'ASTM E84', 'ASTM D2697', 'ASTM D3960', ...law],
  programs: ['cdph', 'iso-9001'],
  options: [
    option('Color', ['White', '#f1f2ee'], ['Gray', '#a5a9a8']),
    option('Pack', '5-gallon pail', '55-gallon drum'),
    option('Lead time', '3 days'),
  ],
};

const lockdown: ProductKind = {
  ...encapsulant,
  noun: 'Lockdown sealer',
  materials: ['thin acrylic polymer emulsion that dries clear or blue'],
  descriptions: ['Binds residual fibers to surfaces after removal.'],
  uses: [
    'cleaned decks and beams',
    'floor tile and mastic removal',
    'enclosure sheeting before it is taken down',
  ],
  limitations: [
    licensed,
    'Apply it after visual inspection; it does not replace removal.',
    'Prove that new fireproofing bonds to it before it is sprayed.',
  ],
  attributes: [
    measured('solidsByVolume', 'ASTM D2697', 16, 24, 2),
    measured('dryFilmThickness', null, 1, 2, 0.5),
    measured('coverageRate', null, 128, 385, 1),
    ...classA,
    measured('vocContent', 'ASTM D3960', 0, 30, 5),
    measured('dryingTime', null, 1, 2, 1),
  ],
  standards: ['ASTM E1368', 'ASTM E84', 'ASTM D2697', 'ASTM D3960', ...law],
  options: [
    option('Color', ['Clear', '#eef2f0'], ['Blue', '#7fa5c4'], ['White', '#f1f2ee']),
    option('Pack', '5-gallon pail', '55-gallon drum'),
    option('Lead time', '3 days'),
  ],
};

const gloveBag: ProductKind = {
  noun: 'Containment glove bag',
  materials: ['clear 6-mil polyethylene with sewn-in gloves and a tool pouch'],
  descriptions: ['Encloses one fitting at a time so that a room need not be contained.'],
  uses: ['pipe insulation', 'valves and elbows', 'short removals in occupied buildings'],
  limitations: [
    licensed,
    'It is used once and is not moved along the pipe.',
    'Pipe hotter than 150 degrees Fahrenheit needs a high-temperature bag.',
  ],
  attributes: [
    measured('membraneThickness', null, 6),
    measured('width', null, 44, 60, 1),
    measured('height', null, 60, 64, 4),
    measured('diameter', null, 8, 24, 2),
    chosen('configuration', null, 'horizontal', 'vertical', 'elbow and tee'),
    measured('serviceTemperature', null, 150),
  ],
  series: [
    { width: 44, height: 60, diameter: 8, configuration: 'horizontal' },
    { width: 50, height: 60, diameter: 16, configuration: 'elbow and tee' },
    { width: 60, height: 64, diameter: 24, configuration: 'vertical' },
  ],
  standards: law,
  programs: [],
  options: [option('Pack', '25 bags', '50 bags'), option('Lead time', '3 days')],
};

const airMachine: ProductKind = {
  noun: 'HEPA negative air machine',
  materials: ['a roto-molded polyethylene housing with a prefilter and a HEPA cartridge'],
  descriptions: ['Filters the air of a work area and keeps it under negative pressure.'],
  uses: ['abatement work areas', 'hospital renovations', 'mold remediation'],
  limitations: [
    'Four air changes an hour and 0.02 inch of water are the least; count the machines for the volume.',
    'Exhaust it out of doors, clear of intakes.',
    clearance,
  ],
  attributes: [
    measured('airflow', null, 500, 2000, 100),
    measured('removalEfficiency', 'IEST-RP-CC001', 99.97),
    measured('staticPressure', null, 2.5, 3.2, 0.1),
    chosen('voltage', 'NFPA 70', '115 V'),
    measured('current', null, 2.5, 12, 0.5),
    measured('soundPressure', null, 62, 70, 1),
    measured('weight', null, 38, 165, 1),
  ],
  series: [
    { airflow: 500, current: 2.5, soundPressure: 62, weight: 38, staticPressure: 2.5 },
    { airflow: 1000, current: 6, soundPressure: 66, weight: 105, staticPressure: 2.8 },
    { airflow: 2000, current: 12, soundPressure: 70, weight: 165, staticPressure: 3.2 },
  ],
  standards: ['IEST-RP-CC001', 'UL 507', 'NFPA 70', ...law],
  programs: ['etl'],
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcUnitaryEquipment', host: 'floor' },
  options: [
    option('Airflow', '500 cfm', '1000 cfm', '2000 cfm'),
    option('Supply', 'Sale', 'Rental by the week'),
    option('Lead time', '1 week'),
  ],
};

export const asbestosAbatement: SectionDeclaration = {
  number: '028213',
  descriptions: [
    'Binds residual fibers to surfaces after removal.',
    'Encloses one fitting at a time so that a room need not be contained.',
    'Filters the air of a work area and keeps it under negative pressure.',
  ],
  uses: [
    'pipe and boiler insulation',
    'floor tile and mastic removal',
    'spray-applied ceilings',
    'schools and public buildings',
  ],
  limitations: [
    licensed,
    'Encapsulation is not suitable for friable material that is delaminating.',
    clearance,
  ],
  standards: [
    'ASTM E1368',
    'ASTM E1494',
    'ASTM E84',
    'ASTM D2697',
    'ASTM D3960',
    'IEST-RP-CC001',
    'UL 507',
    '40 CFR 763',
    '29 CFR 1926.1101',
    'NFPA 70',
  ],
  programs: ['cdph', 'etl', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcBuildingElementProxy', host: 'unhosted' },
  assembly: 'Asbestos Abatement',
  sheetPrefix: 'ABT',
  related: ['015600', '024119'],
  installation: [
    'Notify the authorities ten working days before removal.',
    'Build the decontamination unit and test it with smoke.',
    'Wet material thoroughly and keep it wet until bagged.',
    'Apply lockdown sealer to every surface in the enclosure after visual inspection.',
    'Keep air machines running until clearance results are in hand.',
  ],
  kinds: [encapsulant, lockdown, gloveBag, airMachine],
};
