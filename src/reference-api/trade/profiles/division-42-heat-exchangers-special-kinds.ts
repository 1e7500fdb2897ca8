import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  derived,
  fixed,
  leadTime,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { toNearest } from '#src/reference-api/trade/profiles/sizing.ts';
import {
  vessel,
  rated,
  transfer,
  warranty,
} from '#src/reference-api/trade/profiles/division-42-heat-exchangers-kinds.ts';
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
    tabled('heatingCapacity', null, recuperators),
    tabled('airflow', null, recuperators),
    tabled('heatTransferArea', null, recuperators),
    tabled('recoveryEffectiveness', null, recuperators),
    measured('serviceTemperature', null, 1600, 1800, 200),
    tabled('pressureDrop', null, recuperators),
    tabled('weight', null, recuperators),
  ],
  series: recuperators,
  standards: cited('NFPA 86', 'ASTM A240', 'ASTM B409'),
  programs: ['csa', 'iso-9001'],
  epd: null,
  options: [sizes('Air', recuperators, 'airflow', 'cfm'), leadTime('18 weeks'), warranty],
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
    tabled('diameter', null, scraped),
    tabled('length', null, scraped),
    tabled('motorPower', 'NEMA MG 1', scraped),
    fixed('pressure', vessel, 150),
    measured('serviceTemperature', vessel, 300, 350, 50),
  ],
  series: scraped,
  standards: cited('3-A 31', 'ASME BPVC Section VIII, Division 1', 'NSF/ANSI/3-A 14159-1'),
  programs: ['asme-stamp', 'etl', 'iso-9001'],
  epd: null,
  options: [
    sizes('Area', scraped, 'heatTransferArea', 'sq ft'),
    option('Position', 'Horizontal', 'Vertical'),
    leadTime('20 weeks'),
    warranty,
  ],
};

export const heatExchangersSpecialKinds: readonly ProductKind[] = [recuperator, scrapedSurface];
