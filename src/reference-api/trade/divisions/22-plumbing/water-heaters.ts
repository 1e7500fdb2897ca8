import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Water Heaters';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const input = (least: number, greatest: number) =>
  measured('heatingCapacity', 'ANSI Z21.10.3', least, greatest, 1000);
const volume = (least: number, greatest: number) => measured('tankVolume', null, least, greatest, 1);
const flow = (least: number, greatest: number) => measured('flowRate', null, least, greatest, 0.1);
const efficiency = (least: number, greatest: number) =>
  measured('thermalEfficiency', 'ANSI Z21.10.3', least, greatest, 0.5);
const vessel = (psi: number) => measured('pressure', 'ASME BPVC IV', psi);
const fuel = chosen('fuel', null, 'Natural gas', 'Propane');
const warranty = (least: number, greatest: number) => measured('warranty', null, least, greatest, 1);
const gas = [
  'ANSI Z21.10.3/CSA 4.3',
  'NFPA 54',
  'ASHRAE 90.1',
  'ASME BPVC Section IV',
  'NSF/ANSI/CAN 61',
  'NSF/ANSI/CAN 372',
];
const legionella =
  'Stored water shall be kept at 140 degrees Fahrenheit with a mixing valve to limit growth of legionella.';
const condensate = 'Condensate shall be neutralized before it enters copper or cast iron drains.';
const ordered = option('Lead time', 'Stock sizes: 1 week', 'ASME tanks: 6 weeks');
/** Gallons a minute raised by 100 degrees: input × efficiency / (500 × rise). */
const recovery = (values: { readonly [key: string]: number | string }) => ({
  flowRate:
    Math.round(((Number(values['heatingCapacity']) * Number(values['thermalEfficiency'])) / 5_000_000) * 10) /
    10,
});

const condensing: ProductKind = {
  noun: 'Condensing gas water heater',
  materials: [
    'a glass-lined steel tank with a submerged condensing coil',
    'a Type 444 stainless steel tank with a submerged condensing coil',
  ],
  descriptions: [
    'Heats and stores water at 94 percent or more and vents through plastic pipe.',
    'Modulates its burner to the draw.',
  ],
  uses: ['hotels', 'dormitories', 'hospitals', 'health clubs'],
  limitations: [
    condensate,
    'PVC vents are limited to the temperature stated by their maker; use CPVC or polypropylene above it.',
    legionella,
  ],
  attributes: [
    input(125000, 500000),
    efficiency(94, 98),
    volume(60, 130),
    flow(2, 10),
    vessel(150),
    fuel,
    chosen('voltage', 'NFPA 70', '120 V'),
    warranty(3, 10),
  ],
  series: crossed(
    [
      { heatingCapacity: 125000, tankVolume: 60 },
      { heatingCapacity: 150000, tankVolume: 80 },
      { heatingCapacity: 199000, tankVolume: 100 },
      { heatingCapacity: 250000, tankVolume: 100 },
      { heatingCapacity: 300000, tankVolume: 120 },
      { heatingCapacity: 399000, tankVolume: 130 },
      { heatingCapacity: 500000, tankVolume: 130 },
    ],
    table('thermalEfficiency', 94, 95, 96, 97, 98),
  ),
  deriveValues: recovery,
  standards: [...gas, 'UL 1738'],
  epd: unit(240, [820, 1480]),
  options: [
    option('Input', '125 MBH', '199 MBH', '300 MBH', '399 MBH', '500 MBH'),
    option('Vent', 'PVC', 'CPVC', 'Polypropylene'),
    option('Control', 'Built-in', 'BACnet MS/TP'),
    ordered,
    option('Warranty', '3 years tank', '10 years tank'),
  ],
};

const tankless: ProductKind = {
  noun: 'Tankless gas water heater',
  materials: [
    'a stainless steel heat exchanger in a sealed combustion chamber',
    'a copper primary and stainless steel secondary heat exchanger',
  ],
  descriptions: ['Heats water as it is drawn, without standby loss; several units share one load.'],
  uses: ['restaurants', 'dormitories', 'apartments', 'car washes'],
  limitations: [
    'Water harder than 12 grains per gallon voids the warranty of the exchanger unless it is softened.',
    condensate,
    'Flow is at a rise of 100 degrees Fahrenheit; colder mains give less.',
  ],
  attributes: [
    input(120000, 199000),
    efficiency(94, 97),
    flow(2.2, 4),
    vessel(150),
    fuel,
    chosen('voltage', 'NFPA 70', '120 V'),
    chosen('mounting', null, 'Wall, indoors', 'Wall, outdoors', 'Rack of several'),
    warranty(3, 15),
  ],
  series: crossed(
    table('heatingCapacity', 120000, 160000, 180000, 199000),
    table('thermalEfficiency', 94, 95, 96, 97),
  ),
  deriveValues: recovery,
  standards: [...gas, 'UL 1738'],
  programs: ['ahri', 'energy-star', 'csa', 'nsf-61', 'icc-pmg'],
  epd: unit(36, [180, 290]),
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'wall' },
  options: [
    option('Input', '120 MBH', '160 MBH', '199 MBH'),
    option('Vent', 'PVC', 'Concentric', 'Polypropylene'),
    option('Rack', 'Single', '2', '4', '6'),
    ordered,
  ],
};

const storage: ProductKind = {
  noun: 'Commercial storage water heater',
  materials: [
    'a glass-lined steel tank with atmospheric burner and anode rods',
    'a glass-lined steel tank with power vent and anode rods',
  ],
  descriptions: ['Plain tank heater for steady loads and existing metal vents.'],
  uses: ['restaurants', 'laundries', 'schools', 'replacement work'],
  limitations: [
    'Draws its combustion air from the room; give it openings or a duct.',
    legionella,
    'Anodes are checked each year.',
  ],
  attributes: [
    input(120000, 400000),
    efficiency(80, 82),
    volume(65, 100),
    flow(1.9, 6.6),
    vessel(160),
    fuel,
    warranty(3, 5),
  ],
  series: crossed(
    [
      { heatingCapacity: 120000, tankVolume: 75 },
      { heatingCapacity: 154000, tankVolume: 81 },
      { heatingCapacity: 199000, tankVolume: 100 },
      { heatingCapacity: 250000, tankVolume: 100 },
      { heatingCapacity: 390000, tankVolume: 85 },
    ],
    table('thermalEfficiency', 80, 81, 82),
  ),
  deriveValues: recovery,
  standards: [...gas, 'NFPA 211'],
  programs: ['ahri', 'csa', 'asme-stamp', 'nsf-61', 'icc-pmg'],
  epd: unit(260, [720, 1240]),
  options: [
    option('Input', '120 MBH', '154 MBH', '199 MBH', '250 MBH', '390 MBH'),
    option('Damper', 'None', 'Automatic flue damper'),
    ordered,
  ],
};

const indirect: ProductKind = {
  noun: 'Indirect-fired hot water generator',
  materials: [
    'a Type 316L stainless steel tank with a finned copper coil',
    'a cement-lined steel tank with a double-wall copper coil',
  ],
  descriptions: ['Takes its heat from the boiler plant and stores it without a burner or flue of its own.'],
  uses: ['hospitals', 'hotels', 'universities', 'central plants'],
  limitations: [
    'Recovery is that of the boiler water offered; state flow and temperature.',
    'Toxic boiler treatment needs a double-wall coil.',
    legionella,
  ],
  attributes: [
    volume(80, 500),
    measured('heatingCapacity', 'ASME BPVC IV', 200000, 1500000, 1000),
    flow(4, 30),
    vessel(125),
    chosen('materialType', null, 'Type 316L stainless steel', 'Cement-lined steel'),
    warranty(5, 15),
  ],
  series: [
    { tankVolume: 80, heatingCapacity: 200000 },
    { tankVolume: 119, heatingCapacity: 300000 },
    { tankVolume: 200, heatingCapacity: 600000 },
    { tankVolume: 350, heatingCapacity: 1000000 },
    { tankVolume: 500, heatingCapacity: 1500000 },
  ],
  deriveValues: ({ heatingCapacity }) => ({
    flowRate: Math.round((Number(heatingCapacity) / 50_000) * 10) / 10,
  }),
  standards: ['ASME BPVC Section IV', 'ASHRAE 90.1', 'NSF/ANSI/CAN 61', 'NSF/ANSI/CAN 372'],
  programs: ['asme-stamp', 'nsf-61', 'icc-pmg', 'ahri'],
  epd: unit(310, [940, 1980]),
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcTank', host: 'floor' },
  options: [
    option('Storage', '80 gal', '119 gal', '200 gal', '350 gal', '500 gal'),
    option('Coil', 'Single wall', 'Double wall'),
    option('Lead time', '8 weeks'),
  ],
};

export const waterHeaters: SectionDeclaration = {
  number: '223400',
  descriptions: [
    'Heats and stores domestic water with natural gas or propane at high efficiency.',
    'Heats water as it is drawn, without standby loss.',
    'Modulates its burner to the draw and vents through plastic pipe.',
  ],
  uses: ['hotels', 'dormitories', 'restaurants', 'hospitals', 'health clubs'],
  limitations: [
    condensate,
    'Water harder than 12 grains per gallon voids the heat exchanger warranty of tankless units unless softened.',
    'PVC venting is not permitted above the temperature stated by the vent manufacturer.',
    legionella,
  ],
  standards: [
    'ANSI Z21.10.3/CSA 4.3',
    'ASHRAE 90.1',
    'ASME BPVC Section IV',
    'NFPA 54',
    'NSF/ANSI/CAN 61',
    'NSF/ANSI/CAN 372',
    'UL 1738',
  ],
  programs: ['ahri', 'energy-star', 'csa', 'asme-stamp', 'nsf-61', 'icc-pmg'],
  epd: declared('1 unit', 210, [720, 1980], pcr),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'floor' },
  assembly: 'Gas Water Heater',
  sheetPrefix: 'GWH',
  related: ['224200', '078413', '262416', '421100'],
  installation: [
    'Install in accordance with NFPA 54 and the listing; keep clearances to combustibles and to the service side.',
    'Set storage heaters on a 4 inch housekeeping pad with seismic straps at the upper and lower thirds.',
    'Pipe temperature and pressure relief valves full size to a drain with an air gap.',
    'Slope vents 1/4 inch per foot back to the heater and drain condensate through a neutralizer.',
    'Measure carbon monoxide and excess air at low and high fire and record them with the start-up report.',
  ],
  kinds: [condensing, tankless, storage, indirect],
};
