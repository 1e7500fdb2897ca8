import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  declared,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const pcr = 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products';
const vessel = 'ASME BPVC VIII';
/** Duty = U × area × mean temperature difference; water that warms by 20 °F carries 10,000 Btu/h for each gpm. */
const rated = (lines: readonly Values[]) =>
  derived(lines, (line) => {
    const heatDuty = toNearest(
      numberIn(line, 'heatTransferArea') * numberIn(line, 'overallCoefficient') * 20,
      1000,
    );
    return { heatDuty, flowRate: toNearest(heatDuty / 10_000, 1) };
  });
const transfer = (lines: readonly Values[], rating: string | null) => [
  ...tabled('heatDuty', rating, lines),
  ...tabled('heatTransferArea', null, lines),
  ...tabled('overallCoefficient', rating, lines),
];
const warranty = option('Warranty', '1 year', '18 months');

const tubes = rated(
  table(
    'diameter length heatTransferArea overallCoefficient exchangerType',
    [8, 5, 62, 230, 'BEM, fixed tubesheet'],
    [12, 6, 165, 230, 'BEU, U-tube'],
    [16, 8, 390, 240, 'BEU, U-tube'],
    [20, 10, 760, 240, 'AES, floating head'],
    [24, 12, 1320, 240, 'AES, floating head'],
    [30, 16, 2750, 240, 'AES, floating head'],
  ),
);
const shellAndTube: ProductKind = {
  noun: 'Shell and tube heat exchanger',
  materials: [
    'a carbon steel shell with admiralty brass tubes',
    'a Type 316L stainless steel shell, tubes and tubesheets',
    'a carbon steel shell with 90-10 cupronickel tubes',
  ],
  descriptions: ['Passes heat through tubes that stand pressure, fouling and high temperature.'],
  uses: ['chemical plants', 'steam to water service', 'lube oil coolers', 'refineries'],
  limitations: [
    'Heat duty is rated at a logarithmic mean temperature difference of 20 degrees Fahrenheit.',
    'Leave the length of the bundle clear for removal.',
    'Velocity in copper alloy tubes stays below 8 feet per second.',
    'Fixed tubesheets need an expansion joint where shell and tubes differ by more than 50 degrees Fahrenheit.',
  ],
  attributes: [
    ...transfer(tubes, null),
    chosen('constructionClass', 'TEMA', 'Class C', 'Class B', 'Class R'),
    ...tabled('exchangerType', 'TEMA', tubes),
    ...tabled('diameter length', null, tubes),
    measured('pressure', vessel, 150, 300, 150),
    measured('serviceTemperature', vessel, 375, 450, 75),
  ],
  series: tubes,
  standards: ['TEMA', 'ASME BPVC Section VIII, Division 1', 'API 660'],
  programs: ['asme-stamp', 'csa', 'iso-9001'],
  epd: null,
  options: [
    sizes('Shell', tubes, 'diameter', 'in'),
    option('Design pressure', '150 psi', '300 psi'),
    option('Lead time', 'Standard shells: 10 weeks', 'Class R: 20 weeks'),
    warranty,
  ],
};

const plates = rated(
  table(
    'diameter heatTransferArea overallCoefficient head weight',
    [2, 90, 750, 18, 650],
    [3, 240, 760, 20, 1300],
    [4, 520, 780, 20, 2400],
    [6, 1300, 800, 22, 4900],
    [8, 2600, 810, 23, 8600],
    [12, 5200, 820, 23, 16500],
  ),
);
const gasketed: ProductKind = {
  noun: 'Gasketed plate heat exchanger',
  materials: [
    'Type 316 stainless steel plates with EPDM gaskets',
    'titanium plates with NBR gaskets',
    'Type 304 stainless steel plates with NBR gaskets',
  ],
  descriptions: [
    'Works with approaches of 2 degrees Fahrenheit, opens for cleaning and grows by added plates.',
  ],
  uses: ['central plants', 'waterside economizers', 'district energy substations', 'dairies'],
  limitations: [
    'Heat duty is rated at a logarithmic mean temperature difference of 20 degrees Fahrenheit.',
    'Gaskets age with heat and are replaced at the interval that the maker gives for the temperature.',
    'Both streams need strainers with 1/8 inch openings or finer.',
    'Leave 30 inches clear on both sides of the plate pack.',
  ],
  attributes: [
    ...transfer(plates, 'AHRI 400'),
    ...tabled('flowRate head', 'AHRI 400', plates),
    ...tabled('diameter', null, plates),
    measured('pressure', vessel, 150, 300, 75),
    measured('serviceTemperature', vessel, 230),
    ...tabled('weight', null, plates),
  ],
  series: plates,
  standards: ['AHRI 400', 'ASME BPVC Section VIII, Division 1', '3-A 11', 'NSF/ANSI/CAN 61'],
  programs: ['ahri', 'asme-stamp', 'nsf-61', 'iso-9001'],
  epd: declared('1 unit', 590, [1900, 3600], pcr),
  options: [
    sizes('Ports', plates, 'diameter', 'in'),
    option('Design pressure', '150 psi', '225 psi', '300 psi'),
    option('Lead time', 'Stainless steel: 6 weeks', 'Titanium: 14 weeks'),
    option('Warranty', '1 year', '5 years, plates'),
  ],
};

const brazedSizes = rated(
  table(
    'diameter heatTransferArea overallCoefficient head weight',
    [0.75, 5, 620, 12, 8],
    [1, 14, 640, 14, 19],
    [1.5, 32, 660, 16, 42],
    [2, 75, 680, 18, 96],
    [3, 160, 700, 20, 210],
  ),
);
const brazed: ProductKind = {
  noun: 'Brazed plate heat exchanger',
  materials: [
    'Type 316L stainless steel plates brazed with copper',
    'Type 316L stainless steel plates brazed with nickel',
  ],
  descriptions: ['A small, sealed pack of plates for clean fluids at high pressure.'],
  uses: ['radiant heating', 'snow melting', 'heat pumps', 'domestic hot water'],
  limitations: [
    'Heat duty is rated at a logarithmic mean temperature difference of 20 degrees Fahrenheit.',
    'The pack cannot be opened; strainers and clean fluids are a condition of the warranty.',
    'Ammonia and deionized water attack copper brazing; choose nickel.',
    'Drinking water service requires double-wall plates with a visible leak path.',
  ],
  attributes: [
    ...transfer(brazedSizes, 'AHRI 400'),
    ...tabled('flowRate head', 'AHRI 400', brazedSizes),
    ...tabled('diameter', null, brazedSizes),
    measured('pressure', vessel, 435),
    measured('serviceTemperature', vessel, 350, 385, 35),
    ...tabled('weight', null, brazedSizes),
  ],
  series: brazedSizes,
  standards: ['AHRI 400', 'ASME BPVC Section VIII, Division 1', 'UL 207', 'NSF/ANSI/CAN 61'],
  programs: ['ahri', 'ul-listed', 'nsf-61', 'csa'],
  epd: declared('1 unit', 18, [62, 140], pcr),
  options: [
    sizes('Connections', brazedSizes, 'diameter', 'in'),
    option('Braze', 'Copper', 'Nickel'),
    option('Wall', 'Single', 'Double'),
    option('Lead time', 'Stock sizes: 1 week'),
    warranty,
  ],
};

const recuperators = derived(
  table(
    'airflow heatTransferArea recoveryEffectiveness pressureDrop weight',
    [1000, 220, 55, 1.5, 1400],
    [2500, 540, 55, 2, 3100],
    [5000, 1080, 58, 2, 5800],
    [10000, 2200, 60, 2.5, 11200],
  ),
  // 1.08 × cfm × effectiveness × 1,100 °F between flue gas and combustion air.
  (line) => ({
    heatingCapacity: toNearest(
      1.08 * numberIn(line, 'airflow') * (numberIn(line, 'recoveryEffectiveness') / 100) * 1100,
      1000,
    ),
  }),
);
const recuperator: ProductKind = {
  noun: 'Flue gas recuperator',
  materials: [
    'Type 310 stainless steel tubes in a refractory-lined casing',
    'alloy 800H tubes hung from a cooled header',
  ],
  descriptions: ['Heats combustion air with flue gas that would leave through the stack.'],
  uses: ['forging furnaces', 'glass furnaces', 'thermal oxidizers', 'kilns'],
  limitations: [
    'Dilution air is interlocked so that flue gas never enters above the rated temperature.',
    'Burners and air valves shall be rated for preheated air.',
    'Zinc and alkali vapors attack alloy tubes.',
  ],
  attributes: [
    ...tabled('heatingCapacity airflow heatTransferArea recoveryEffectiveness', null, recuperators),
    measured('serviceTemperature', null, 1600, 1800, 200),
    ...tabled('pressureDrop weight', null, recuperators),
  ],
  series: recuperators,
  standards: ['NFPA 86', 'ASTM A240', 'ASTM B409'],
  programs: ['csa', 'iso-9001'],
  epd: null,
  options: [sizes('Air', recuperators, 'airflow', 'cfm'), option('Lead time', '18 weeks'), warranty],
};

const scraped = rated(
  table(
    'diameter length heatTransferArea overallCoefficient motorPower',
    [6, 4, 5.2, 260, 3],
    [6, 6, 8, 260, 5],
    [8, 8, 14.5, 250, 7.5],
    [10, 10, 23, 240, 10],
  ),
);
const scrapedSurface: ProductKind = {
  noun: 'Scraped-surface heat exchanger',
  materials: [
    'a Type 316L stainless steel tube, hard chromium plated, with a scraped bore',
    'a nickel tube with PEEK blades on a stainless steel mutator',
  ],
  descriptions: ['Cools or cooks thick products that would bake onto a still wall.'],
  uses: ['sauces and fillings', 'margarine', 'ice cream', 'meat slurries'],
  limitations: [
    'Heat duty is rated at a logarithmic mean temperature difference of 20 degrees Fahrenheit.',
    'Particles above 1 inch need a larger annulus.',
    'Blades are wearing parts; inspect them by hours run.',
    'The motor is chosen for the viscosity of the product.',
  ],
  attributes: [
    ...transfer(scraped, null),
    ...tabled('diameter length', null, scraped),
    ...tabled('motorPower', 'NEMA MG 1', scraped),
    measured('pressure', vessel, 150),
    measured('serviceTemperature', vessel, 300, 350, 50),
  ],
  series: scraped,
  standards: ['3-A 31', 'ASME BPVC Section VIII, Division 1', 'NSF/ANSI/3-A 14159-1'],
  programs: ['asme-stamp', 'etl', 'iso-9001'],
  epd: null,
  options: [
    sizes('Area', scraped, 'heatTransferArea', 'sq ft'),
    option('Position', 'Horizontal', 'Vertical'),
    option('Lead time', '20 weeks'),
    warranty,
  ],
};

export const heatExchangers: SectionDeclaration = {
  number: '421300',
  descriptions: [
    'Passes heat from one stream to another without mixing them.',
    'Opens for cleaning and grows by added plates.',
    'Preheats combustion air with the heat of the flue gas.',
  ],
  uses: ['food plants', 'chemical plants', 'central plants', 'furnaces', 'district energy substations'],
  limitations: [
    'Brazed units cannot be opened; they need strainers and clean fluids.',
    'Gaskets age with heat and shall be replaced at the interval stated by temperature.',
    'Copper brazing is attacked by ammonia and deionized water.',
    'Drinking water service requires double-wall plates or tubes with a visible leak path.',
  ],
  standards: [
    'TEMA',
    'ASME BPVC Section VIII, Division 1',
    'AHRI 400',
    'API 660',
    '3-A 11',
    'NSF/ANSI/CAN 61',
  ],
  programs: ['asme-stamp', 'ahri', 'nsf-61', 'csa', 'iso-9001'],
  epd: declared('1 unit', 310, [980, 2700], pcr),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcHeatExchanger', host: 'floor' },
  assembly: 'Heat Exchanger',
  sheetPrefix: 'HEX',
  related: ['421100', '400551', '432100', '237300'],
  installation: [
    'Set exchangers level, with sliding feet free to move at the end away from the fixed support.',
    'Leave the length of the bundle clear for removal, or 30 inches on both sides of plate packs.',
    'Pipe streams in counterflow, with vents at high points and drains at low ones.',
    'Tighten plate packs to the dimension on the nameplate, not by torque.',
    'Test each side at 1.3 times design pressure with the other side empty and open.',
  ],
  kinds: [shellAndTube, gasketed, brazed, recuperator, scrapedSurface],
};
