import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { motorFor, pumpPower } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  declared,
  derived,
  measured,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'EPD International PCR: Pumps for Liquids';
const curve = 'HI 14.6';
const withMotor = (lines: readonly Values[]) =>
  derived(lines, (line) => ({ motorPower: motorFor(pumpPower(line)) }));
const voltage = chosen('voltage', 'NEMA MG 1', '460 V', '575 V');
const warranty = option('Warranty', '1 year', '2 years');
const rated = (lines: readonly Values[]) => [
  ...tabled('flowRate', curve, lines),
  ...tabled('head', curve, lines),
  ...tabled('pumpEfficiency', curve, lines),
  ...tabled('motorPower', 'NEMA MG 1', lines),
  ...tabled('diameter', null, lines),
];
const curveLimit = 'Continuous operation below 70% of best efficiency flow wears seals and bearings.';
const drive =
  'Motors on variable frequency drives need insulation to NEMA MG 1, Part 31, and a shaft ground.';

const endSuctionSizes = withMotor(
  table(
    'diameter flowRate head pumpEfficiency pumpSpeed requiredSuctionHead',
    [2, 120, 70, 62, 1750, 6],
    [3, 280, 85, 70, 1750, 7],
    [4, 500, 100, 76, 1750, 9],
    [5, 800, 110, 80, 1750, 10],
    [6, 1100, 120, 82, 1750, 12],
    [8, 2000, 130, 84, 1750, 16],
  ),
);
const endSuction: ProductKind = {
  noun: 'End-suction pump',
  materials: [
    'a cast iron casing with a bronze impeller',
    'a Type 316 stainless steel casing, impeller and shaft',
  ],
  descriptions: [
    'Moves clean water and process liquids, and its back pulls out without disturbing pipe or motor.',
    'Couples to a standard foot-mounted motor on a grouted steel base.',
  ],
  uses: ['water treatment plants', 'cooling systems', 'process water loops', 'booster stations'],
  limitations: [
    'Available suction head shall exceed the required head by 5 feet or 35%, whichever is more.',
    curveLimit,
    drive,
  ],
  attributes: [
    ...rated(endSuctionSizes),
    ...tabled('pumpSpeed', null, endSuctionSizes),
    ...tabled('requiredSuctionHead', curve, endSuctionSizes),
    voltage,
    measured('serviceTemperature', null, 225, 250, 25),
  ],
  series: endSuctionSizes,
  standards: ['HI 14.6', 'HI 9.6.4', 'NEMA MG 1', 'UL 778', 'NSF/ANSI/CAN 61'],
  programs: ['nsf-61', 'ul-listed', 'csa', 'baba', 'iso-9001'],
  epd: declared('1 unit', 185, [490, 1450], pcr),
  options: [
    sizes('Discharge', endSuctionSizes, 'diameter', 'in'),
    option('Lead time', 'Stock sizes: 3 weeks', 'Stainless steel: 12 weeks'),
    warranty,
  ],
};

const sewageSizes = withMotor(
  table(
    'diameter flowRate head pumpEfficiency pumpSpeed solidsSize',
    [3, 200, 35, 48, 1750, 2.5],
    [4, 450, 45, 58, 1750, 3],
    [6, 1100, 60, 68, 1170, 3],
    [8, 2000, 70, 73, 1170, 4],
    [10, 3200, 80, 77, 1170, 4],
    [12, 4800, 85, 80, 880, 5],
  ),
);
const submersible: ProductKind = {
  noun: 'Submersible sewage pump',
  materials: [
    'a cast iron volute with a hardened chromium iron impeller',
    'a ductile iron volute with two mechanical seals in an oil chamber',
  ],
  descriptions: [
    'Stands in the wet well, passes rags and solids, and slides up its guide rails for service.',
  ],
  uses: ['lift stations', 'wastewater plants', 'combined sewer overflows', 'building sewage pits'],
  limitations: [
    'Wet wells are classified locations; motors there are listed for Class I, Division 1.',
    'The minimum water level shall keep the motor cooled and the inlet free of vortices.',
    curveLimit,
  ],
  attributes: [
    ...rated(sewageSizes),
    ...tabled('solidsSize pumpSpeed', null, sewageSizes),
    voltage,
    measured('serviceTemperature', null, 104),
  ],
  series: sewageSizes,
  standards: ['HI 14.6', 'HI 9.8', 'HI 9.6.4', 'NEMA MG 1'],
  programs: ['fm', 'csa', 'baba', 'iso-9001'],
  epd: declared('1 unit', 420, [1200, 2900], pcr),
  options: [
    sizes('Discharge', sewageSizes, 'diameter', 'in'),
    option('Lead time', 'Stock sizes: 4 weeks', 'Explosion proof: 14 weeks'),
    option('Warranty', '18 months', '5 years, prorated'),
  ],
};

/** Power from pressure in psi instead of head. */
const cavitySizes = derived(
  table(
    'diameter flowRate pressure pumpEfficiency pumpSpeed solidsSize',
    [3, 15, 80, 52, 300, 0.5],
    [4, 40, 80, 56, 300, 0.8],
    [6, 110, 80, 60, 250, 1.1],
    [8, 220, 80, 63, 225, 1.6],
    [10, 420, 80, 65, 200, 2],
  ),
  ({ flowRate, pressure, pumpEfficiency }) => ({
    motorPower: motorFor((Number(flowRate) * Number(pressure)) / (17.14 * Number(pumpEfficiency))),
  }),
);
const cavity: ProductKind = {
  noun: 'Progressing cavity pump',
  materials: [
    'a chromium-plated tool steel rotor in a nitrile stator',
    'a Type 316 stainless steel rotor in an EPDM stator',
  ],
  descriptions: ['Meters thick sludge, polymer and lime slurry at a steady rate and pressure.'],
  uses: ['sludge dewatering', 'thickened sludge transfer', 'polymer feed', 'lime slurry'],
  limitations: [
    'The pump shall never run dry; interlock it with a stator temperature sensor.',
    'A relief valve or pressure switch is required on the discharge.',
    'Speeds above 250 rpm in gritty sludge shorten the life of rotor and stator.',
  ],
  attributes: [
    ...tabled('flowRate pressure pumpEfficiency', null, cavitySizes),
    ...tabled('motorPower', 'NEMA MG 1', cavitySizes),
    ...tabled('diameter pumpSpeed solidsSize', null, cavitySizes),
    chosen('voltage', 'NEMA MG 1', '230 V', '460 V'),
  ],
  series: cavitySizes,
  standards: ['NEMA MG 1', 'HI 9.6.4', 'ASME B16.5'],
  programs: ['csa', 'baba', 'iso-9001'],
  epd: null,
  options: [sizes('Flange', cavitySizes, 'diameter', 'in'), option('Lead time', '10 weeks'), warranty],
};

const turbineSizes = withMotor(
  table(
    'diameter flowRate head pumpEfficiency pumpSpeed requiredSuctionHead',
    [6, 400, 180, 78, 1770, 8],
    [8, 1000, 200, 82, 1770, 12],
    [10, 1800, 220, 84, 1770, 16],
    [12, 3000, 240, 86, 1770, 20],
    [16, 5000, 200, 87, 1180, 22],
  ),
);
const turbine: ProductKind = {
  noun: 'Vertical turbine pump',
  materials: ['cast iron bowls, glass lined, with bronze impellers on a stainless steel lineshaft'],
  descriptions: [
    'Lifts water from wells, clearwells and intakes with its bowls below the water and its motor above.',
  ],
  uses: ['high service pump stations', 'raw water intakes', 'wells', 'irrigation'],
  limitations: [
    'The bell shall be submerged as HI 9.8 asks, or vortices form.',
    'Shaft stretch under thrust is set at the impeller nut before the first start.',
    drive,
  ],
  attributes: [
    ...rated(turbineSizes),
    ...tabled('pumpSpeed', null, turbineSizes),
    ...tabled('requiredSuctionHead', curve, turbineSizes),
    voltage,
  ],
  series: turbineSizes,
  standards: ['AWWA E103', 'HI 14.6', 'HI 9.8', 'NEMA MG 1', 'NSF/ANSI/CAN 61'],
  programs: ['nsf-61', 'baba', 'iso-9001'],
  epd: declared('1 unit', 1150, [3100, 6200], pcr),
  options: [sizes('Column', turbineSizes, 'diameter', 'in'), option('Lead time', '18 weeks'), warranty],
};

const primingSizes = withMotor(
  table(
    'diameter flowRate head pumpEfficiency pumpSpeed solidsSize suctionLift',
    [3, 250, 50, 45, 1750, 2.5, 22],
    [4, 500, 60, 52, 1550, 3, 22],
    [6, 1200, 70, 60, 1350, 3, 20],
    [8, 2200, 75, 65, 1250, 3, 18],
  ),
);
const selfPriming: ProductKind = {
  noun: 'Self-priming pump',
  materials: ['a cast iron casing with a ductile iron impeller and a removable cover plate'],
  descriptions: ['Stands dry above the wet well, primes itself and is cleared through its cover plate.'],
  uses: ['lift stations', 'industrial sumps', 'dewatering', 'wastewater plants'],
  limitations: [
    'The casing shall be filled before the first start and keep its liquid between starts.',
    'Lift is stated for water at 68 degrees Fahrenheit at sea level; heat and altitude lower it.',
    'The suction line shall rise to the pump without high points.',
  ],
  attributes: [...rated(primingSizes), ...tabled('solidsSize suctionLift', null, primingSizes), voltage],
  series: primingSizes,
  standards: ['HI 14.6', 'HI 9.6.4', 'NEMA MG 1'],
  programs: ['csa', 'baba', 'iso-9001'],
  epd: null,
  options: [sizes('Flange', primingSizes, 'diameter', 'in'), option('Lead time', '6 weeks'), warranty],
};

export const processPumps: SectionDeclaration = {
  number: '432100',
  descriptions: [
    'Moves water, wastewater and process liquids against the head of the system.',
    'Passes solids of three inches and rags without clogging.',
    'Meters thick sludge at a steady rate and pressure.',
  ],
  uses: ['pump stations', 'water treatment plants', 'cooling systems', 'wastewater plants', 'irrigation'],
  limitations: [
    'Available suction head shall exceed the required head by 5 feet or 35 percent.',
    'Continuous operation left of 70 percent of best efficiency flow wears seals and bearings.',
    'Progressing cavity pumps shall never run dry.',
    'Motors on variable frequency drives need insulation to MG 1 Part 31 and a shaft ground.',
  ],
  standards: ['HI 14.6', 'HI 9.8', 'HI 9.6.4', 'NEMA MG 1', 'AWWA E103', 'NSF/ANSI/CAN 61', 'UL 778'],
  programs: ['nsf-61', 'ul-listed', 'csa', 'fm', 'baba', 'iso-9001'],
  epd: declared('1 unit', 185, [490, 1450], pcr),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
  assembly: 'Process Pump',
  sheetPrefix: 'PMP',
  related: ['400551', '407100', '434100', '262416', '463300'],
  installation: [
    'Level the baseplate within 0.002 inch per foot and fill it with nonshrink grout without voids.',
    'Connect piping without strain: flange bolts shall drop in by hand.',
    'Align couplings by laser, cold and at operating temperature.',
    'Check rotation by bump before the coupling is closed.',
    'Measure flow, head, power and vibration at five points and compare with the certified curve.',
  ],
  kinds: [endSuction, submersible, cavity, turbine, selfPriming],
};
