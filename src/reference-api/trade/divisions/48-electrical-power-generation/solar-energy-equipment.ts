import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD Norge PCR NPCR 029: Photovoltaic Modules';
/** Watts of a module at 1,000 W/sq m: area × efficiency. */
const modules = [
  { length: 5.75, width: 44.6, conversionEfficiency: 20.5 },
  { length: 6.3, width: 41.1, conversionEfficiency: 21 },
  { length: 7.48, width: 44.6, conversionEfficiency: 21.5 },
  { length: 7.48, width: 44.6, conversionEfficiency: 22.5 },
];

const photovoltaic: ProductKind = {
  noun: 'Photovoltaic module',
  materials: [
    'monocrystalline half cells behind tempered glass in an anodized aluminum frame',
    'bifacial cells between two panes of heat-strengthened glass',
  ],
  descriptions: ['Makes direct current from sunlight for 25 years and more.'],
  attributes: [
    measured('moduleWatts', 'IEC 61215', 300, 750, 5),
    measured('conversionEfficiency', 'IEC 61215', 20.5, 22.5, 0.5),
    measured('length', null, 5.75, 7.48, 0.01),
    measured('width', null, 41.1, 44.6, 0.1),
    measured('designPressure', 'UL 61730', 50, 113, 1),
    chosen('moduleFireType', 'UL 61730', 'Type 1', 'Type 2', 'Type 29'),
    measured('weightPerArea', null, 2.2, 2.8, 0.1),
    measured('serviceLife', 'IEC 61215', 25),
  ],
  series: modules,
  deriveValues: (values: { readonly [key: string]: number | string }) => ({
    moduleWatts:
      Math.round(
        (((Number(values['length']) * Number(values['width'])) / 12) *
          0.092903 *
          10 *
          Number(values['conversionEfficiency'])) /
          5,
      ) * 5,
  }),
  epd: declared('1 m2', 12.6, [95, 180], pcr),
  options: [
    option('Frame', ['Black', '#26282a'], ['Clear', '#bfc2c4']),
    option('Warranty', '25 years, power'),
  ],
};

const integrated: ProductKind = {
  noun: 'Building-integrated photovoltaic panel',
  materials: ['monocrystalline cells laminated between panes of safety glass'],
  descriptions: ['Makes current as the glass of a canopy, facade or skylight.'],
  attributes: [
    measured('powerPerArea', 'IEC 61215', 6, 18, 1),
    measured('visibleTransmittance', 'NFRC 200', 0, 0.4, 0.1),
    chosen('glazingType', 'ASTM C1172', 'Laminated, heat strengthened', 'Laminated in an insulating unit'),
    measured('designPressure', 'ASTM E1300', 30, 90, 10),
    measured('weightPerArea', null, 6, 10, 1),
    measured('serviceLife', 'IEC 61215', 25),
  ],
  series: table('powerPerArea visibleTransmittance', [18, 0], [14, 0.1], [10, 0.3], [6, 0.4]),
  epd: declared('1 m2', 38, [120, 230], pcr),
  bim: { category: 'Curtain Panels', ifcClass: 'IfcPlate', host: 'wall' },
  options: [option('Cells', 'Opaque', 'Spaced, 10 percent light', 'Spaced, 30 percent light')],
};

const inverter: ProductKind = {
  noun: 'String inverter',
  materials: ['an aluminum enclosure, fan cooled, with a DC disconnect'],
  descriptions: ['Turns direct current of strings into grid current and shuts down fast when it must.'],
  attributes: [
    measured('powerOutput', 'UL 1741', 25, 125, 1),
    measured('conversionEfficiency', 'CEC weighted', 97.5, 98.5, 0.5),
    chosen('voltage', 'UL 1741', '208 VAC', '480 VAC'),
    chosen('enclosureType', 'UL 50', 'Type 4X'),
    measured('weight', null, 110, 210, 10),
    measured('warranty', null, 10, 20, 5),
  ],
  series: [
    { powerOutput: 25, voltage: '208 VAC', weight: 110 },
    { powerOutput: 50, voltage: '480 VAC', weight: 140 },
    { powerOutput: 60, voltage: '480 VAC', weight: 160 },
    { powerOutput: 125, voltage: '480 VAC', weight: 210 },
  ],
  epd: null,
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcTransformer', host: 'wall' },
  options: [option('Output', '25 kW', '50 kW', '60 kW', '125 kW')],
};

const mount: ProductKind = {
  noun: 'Ballasted roof mount',
  materials: [
    'galvanized steel trays with concrete ballast',
    'anodized aluminum rails with concrete ballast',
  ],
  descriptions: ['Holds modules on flat roofs by weight, without piercing the membrane.'],
  limitations: [
    'The roof shall carry modules and ballast together.',
    'Slopes above 5 degrees and seismic sites need attachments.',
    'Slip sheets keep trays off the membrane.',
  ],
  attributes: [
    measured('tilt', null, 5, 15, 5),
    measured('weightPerArea', 'SEAOC PV2', 4, 9, 1),
    measured('windSpeed', 'ASCE 7', 110, 150, 10),
    chosen('moduleFireType', 'UL 2703', 'Class A with Type 1 modules', 'Class A with Types 1, 2 and 29'),
    chosen('coating', 'ASTM A653', 'G90 galvanized', 'G180 galvanized'),
  ],
  series: table('tilt weightPerArea windSpeed', [5, 4, 110], [10, 6, 130], [15, 9, 150]),
  epd: null,
  hpd: null,
  bim: { category: 'Generic Models', ifcClass: 'IfcElementAssembly', host: 'roof' },
  options: [option('Tilt', '5°', '10°', '15°')],
};

const battery: ProductKind = {
  noun: 'Battery energy storage cabinet',
  materials: ['lithium iron phosphate cells in a steel cabinet with liquid cooling'],
  descriptions: ['Stores solar energy for the evening peak and for outages.'],
  limitations: [
    'Rooms and spacing follow NFPA 855 and the test report to UL 9540A.',
    'Capacity falls with cycles and heat.',
    'Fire service needs a disconnect in sight.',
  ],
  attributes: [
    measured('energyCapacity', 'UL 9540', 100, 372, 1),
    measured('powerOutput', 'UL 9540', 50, 186, 1),
    measured('conversionEfficiency', null, 88, 92, 1),
    chosen('voltage', 'UL 9540', '480 VAC'),
    measured('cycles', 'IEC 62620', 6000, 10000, 1000),
    measured('weight', null, 3200, 8200, 100),
    measured('warranty', null, 10, 15, 5),
  ],
  series: table('energyCapacity powerOutput weight', [100, 50, 3200], [215, 100, 5600], [372, 186, 8200]),
  epd: null,
  hpd: null,
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricFlowStorageDevice', host: 'floor' },
  options: [option('Energy', '100 kWh', '215 kWh', '372 kWh')],
};

export const solarEquipment: SectionDeclaration = {
  number: '481400',
  descriptions: [
    'Turns sunlight into power on roofs, canopies and facades.',
    'Converts the array’s direct current and shuts down at the module when the service is opened.',
    'Stores surplus power for evening loads and outages.',
  ],
  uses: ['low-slope roofs', 'parking canopies', 'facades', 'ground arrays', 'schools'],
  limitations: [
    'Roof structure and membrane shall be checked for ballast, wind and a service life equal to the array.',
    'Fire classification belongs to the system of module, rack and roof, not to the module alone.',
    'Arrays on roofs keep access paths of 4 feet or more, as the fire code requires.',
    'Shade on one cell lowers its whole string unless module electronics are used.',
  ],
  standards: ['UL 61730', 'IEC 61215', 'UL 1741', 'UL 2703', 'UL 9540', 'IEEE 1547', 'NFPA 70, Article 690'],
  programs: ['ul-listed', 'csa', 'c2c', 'fm', 'baba', 'iso-14001'],
  epd: declared('1 m2', 11.6, [96, 220], pcr),
  hpd: [
    content('Soda-lime glass', '65997-17-3', 'Cover', 68, 80, 'LT-UNK'),
    content('Aluminum', '7429-90-5', 'Frame', 8, 16, 'LT-P1'),
    content('Ethylene vinyl acetate', '24937-78-8', 'Encapsulant', 5, 9, 'LT-UNK'),
    content('Silicon', '7440-21-3', 'Cells', 2, 5, 'LT-UNK'),
    content('Lead, in solder', '7439-92-1', 'Interconnect', 0, 0.1, 'LT-1'),
  ],
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcSolarDevice', host: 'roof' },
  assembly: 'Photovoltaic Array',
  sheetPrefix: 'PVA',
  related: ['262416', '075423', '075323', '481500'],
  installation: [
    'Lay slip sheets below every tray and keep drains, curbs and expansion joints clear.',
    'Torque clamps to the value of the rack listing and mark them.',
    'Keep conductors off the roof, in trays or clips, and out of drip edges of modules.',
    'Bond modules and racks by the listed method and test continuity across each row.',
    'Test insulation, open-circuit voltage and polarity of each string before it is connected, and record irradiance with the result.',
  ],
  kinds: [photovoltaic, integrated, inverter, mount, battery],
};
