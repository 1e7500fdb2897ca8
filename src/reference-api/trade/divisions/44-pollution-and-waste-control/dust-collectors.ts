import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { fanPower, motorFor, toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const dusts = ['NFPA 660', 'NFPA 68', 'NFPA 69'] as const;
const combustible =
  'Combustible dust requires a hazard analysis, explosion vents or suppression, isolation and a safe location.';
const warranty = option('Warranty', '1 year', '5 years, housing');
/** Duct and hood add 4 inches of water to the collector’s pressure drop. */
const fan = (line: Values) => ({
  motorPower: motorFor(fanPower(numberIn(line, 'airflow'), numberIn(line, 'pressureDrop') + 4)),
});
const filtered = (lines: readonly Values[]) =>
  derived(
    derived(lines, (line) => ({
      airflow: toNearest(numberIn(line, 'filterArea') * numberIn(line, 'airToCloth'), 10),
    })),
    fan,
  );
const filters = (lines: readonly Values[]) => [
  ...tabled('airflow', 'ASHRAE 199', lines),
  ...tabled('filterArea', null, lines),
  ...tabled('airToCloth', 'ACGIH', lines),
  ...tabled('filterCount', null, lines),
  ...tabled('pressureDrop', 'ASHRAE 199', lines),
  ...tabled('motorPower', 'NEMA MG 1', lines),
];
const sound = measured('soundPressure', 'ISO 3744', 78, 85, 1);

/** A bag of 6 inches by 10 feet has 15.7 sq ft. */
const bags = filtered(
  derived(
    table(
      'filterCount airToCloth pressureDrop',
      [49, 6, 4],
      [100, 6, 4],
      [196, 5.5, 5],
      [324, 5, 5],
      [576, 5, 6],
      [1024, 4.5, 6],
    ),
    (line) => ({ filterArea: toNearest(numberIn(line, 'filterCount') * 15.7, 10) }),
  ),
);
const baghouse: ProductKind = {
  noun: 'Pulse-jet baghouse',
  materials: [
    'a welded 10 gauge steel housing with polyester felt bags on wire cages',
    'a welded 7 gauge steel housing with polyester felt bags on wire cages',
  ],
  descriptions: ['Filters process dust in fabric bags and cleans them by pulses of air while it runs.'],
  uses: ['grain handling', 'cement plants', 'foundries', 'woodworking shops'],
  limitations: [
    combustible,
    'Polyester bags serve to 275 degrees Fahrenheit; hotter gas needs aramid.',
    'Moist or sticky dust blinds bags; choose a scrubber.',
  ],
  attributes: [
    ...filters(bags),
    measured('outletLoading', 'ASHRAE 199', 0.005),
    measured('serviceTemperature', null, 275),
    sound,
  ],
  series: bags,
  programs: ['fm', 'csa', 'iso-9001'],
  options: [
    sizes('Airflow', bags, 'airflow', 'cfm'),
    option('Bags', 'Polyester', 'Polyester with PTFE membrane', 'Aramid, to 400 °F'),
    option('Bag removal', 'Top', 'Bottom'),
    option('Lead time', '14 weeks'),
    warranty,
  ],
};

/** A pleated cartridge of 13.8 by 26 inches has 226 sq ft. */
const cartridges = filtered(
  derived(
    table(
      'filterCount airToCloth pressureDrop',
      [4, 2, 3],
      [8, 2, 3],
      [16, 1.8, 4],
      [32, 1.8, 4],
      [64, 1.6, 4],
    ),
    (line) => ({
      filterArea: numberIn(line, 'filterCount') * 226,
    }),
  ),
);
const cartridge: ProductKind = {
  noun: 'Cartridge dust collector',
  materials: [
    'a welded 10 gauge steel housing with nanofiber cartridges',
    'a welded 12 gauge steel housing with spunbond polyester cartridges',
  ],
  descriptions: ['Holds much filter area in a small housing for fine, dry dust and weld fume.'],
  uses: ['welding shops', 'laser and plasma tables', 'powder coating', 'pharmaceutical plants'],
  limitations: [
    combustible,
    'Return of air to the building needs a safety filter and a broken-filter detector.',
    'Fibrous and oily dust bridges the pleats.',
  ],
  attributes: [
    ...filters(cartridges),
    measured('filterEfficiency', 'ASHRAE 52.2', 15, 16, 1),
    measured('outletLoading', 'ASHRAE 199', 0.002),
    measured('serviceTemperature', null, 180),
    measured('soundPressure', 'ISO 3744', 74, 82, 1),
  ],
  series: cartridges,
  standards: ['ASHRAE 199', 'ASHRAE 52.2', ...dusts],
  programs: ['ul-listed', 'fm', 'csa', 'iso-9001'],
  options: [
    sizes('Cartridges', cartridges, 'filterCount', ''),
    option('Safety filter', 'None', 'HEPA'),
    option('Lead time', 'Stock sizes: 4 weeks', 'Others: 10 weeks'),
    option('Warranty', '1 year', '10 years, housing'),
  ],
};

/** Inlet velocity of 3,500 fpm in a duct of half the body diameter. */
const cyclones = derived(
  derived(
    table(
      'diameter removalEfficiency pressureDrop weight',
      [24, 92, 4, 380],
      [36, 90, 4, 720],
      [48, 88, 4.5, 1250],
      [60, 86, 5, 1900],
      [72, 85, 5, 2750],
    ),
    (line) => ({
      airflow: toNearest(Math.PI * (numberIn(line, 'diameter') / 48) ** 2 * 3500, 10),
    }),
  ),
  fan,
);
const cyclone: ProductKind = {
  noun: 'Cyclone separator',
  materials: [
    'a 10 gauge steel barrel and cone',
    'a 1/4 inch abrasion-resistant steel cone with a ceramic lining',
  ],
  descriptions: ['Drops coarse dust by centrifugal force, without filters, ahead of a baghouse or alone.'],
  uses: ['wood chips and sawdust', 'grain cleaning', 'plastic pellets', 'spark and ember separation'],
  limitations: [
    'Dust below 10 microns passes; efficiency is stated for 20 microns.',
    'An airlock is required; air drawn through the outlet lifts dust again.',
    'Housing, ducts and cages are bonded to ground.',
  ],
  attributes: [
    ...tabled('airflow removalEfficiency pressureDrop diameter', null, cyclones),
    ...tabled('motorPower', 'NEMA MG 1', cyclones),
    measured('serviceTemperature', null, 250, 700, 450),
    ...tabled('weight', null, cyclones),
  ],
  series: cyclones,
  standards: ['NFPA 660', 'NFPA 68', 'ACGIH'],
  programs: ['iso-9001', 'baba'],
  options: [sizes('Body', cyclones, 'diameter', 'in'), option('Lead time', '6 weeks'), warranty],
};

/** Eight gallons per 1,000 cubic feet of gas. */
const scrubbers = derived(
  table(
    'airflow removalEfficiency pressureDrop',
    [2000, 98, 8],
    [5000, 98, 8],
    [10000, 98.5, 10],
    [20000, 99, 12],
    [40000, 99, 12],
  ),
  (line) => ({ waterUse: numberIn(line, 'airflow') * 0.008, ...fan(line) }),
);
const scrubber: ProductKind = {
  noun: 'Wet scrubber',
  materials: [
    'a Type 316L stainless steel venturi and separator',
    'a fiberglass-reinforced vinyl ester vessel with a mist eliminator',
  ],
  descriptions: ['Wets sticky, hot or explosive dust in a venturi and carries it off as slurry.'],
  uses: ['metal finishing', 'dryers', 'aluminum and magnesium dust', 'foundry sand systems'],
  limitations: [
    'Slurry needs a settling tank and a permit to discharge.',
    'Outdoor units need heat tracing below 40 degrees Fahrenheit.',
    'Loss of water shall stop the process.',
  ],
  attributes: [
    ...tabled('airflow', null, scrubbers),
    ...tabled('removalEfficiency', '40 CFR 60', scrubbers),
    ...tabled('pressureDrop waterUse', null, scrubbers),
    ...tabled('motorPower', 'NEMA MG 1', scrubbers),
    measured('serviceTemperature', null, 180),
    sound,
  ],
  series: scrubbers,
  standards: ['NFPA 660', '40 CFR 60, Appendix A, Method 5', 'ACGIH'],
  programs: ['csa', 'iso-9001', 'iso-14001'],
  options: [
    sizes('Airflow', scrubbers, 'airflow', 'cfm'),
    option('Material', 'Stainless steel', 'Fiberglass'),
    option('Lead time', '16 weeks'),
    warranty,
  ],
};

/** Deutsch-Anderson equation, 1 - exp(-w × area / flow), with a drift velocity of 20 feet per minute. */
const precipitators = derived(
  table(
    'airflow collectingArea plateVoltage powerInput',
    [20000, 4600, 55, 9000],
    [40000, 10000, 60, 19000],
    [80000, 22000, 65, 41000],
    [120000, 36000, 70, 66000],
  ),
  ({ airflow, collectingArea }) => ({
    removalEfficiency: toNearest(100 * (1 - Math.exp((-20 * Number(collectingArea)) / Number(airflow))), 0.1),
  }),
);
const precipitator: ProductKind = {
  noun: 'Electrostatic precipitator',
  materials: ['rigid discharge electrodes between roll-formed steel plates in an insulated casing'],
  descriptions: ['Charges dust and draws it to plates that are rapped clean, at very little pressure loss.'],
  uses: ['biomass boilers', 'cement kilns', 'paper mills', 'smelters'],
  limitations: [
    'Dust above 10 to the power 11 ohm-cm resists charging and needs conditioning.',
    'Combustible gas above a quarter of its lower explosive limit shall trip the power.',
    'Key interlocks keep people out while the field is energized.',
  ],
  attributes: [
    ...tabled('airflow collectingArea', null, precipitators),
    ...tabled('removalEfficiency', '40 CFR 60', precipitators),
    measured('pressureDrop', null, 0.5),
    ...tabled('plateVoltage powerInput', null, precipitators),
    measured('serviceTemperature', null, 450, 750, 50),
    chosen('voltage', 'NFPA 70', '480 V'),
  ],
  series: precipitators,
  standards: ['40 CFR 60, Appendix A, Method 5', 'NFPA 69', 'NFPA 70'],
  programs: ['csa', 'iso-9001', 'iso-14001'],
  options: [
    sizes('Airflow', precipitators, 'airflow', 'cfm'),
    option('Fields', '2', '3', '4'),
    option('Lead time', '40 weeks'),
    option('Warranty', '1 year', '2 years'),
  ],
};

export const dustCollectors: SectionDeclaration = {
  number: '441100',
  descriptions: [
    'Separates dust from process air before it is released or returned.',
    'Cleans its filters by pulses of air while it stays in service.',
    'Drops coarse dust by centrifugal force ahead of the filter.',
  ],
  uses: ['woodworking shops', 'grain handling', 'foundries', 'cement plants', 'metal finishing'],
  limitations: [
    'Combustible dust requires a hazard analysis and explosion vents, isolation and a safe location.',
    'Return of air to the building needs a safety filter and a broken-bag detector.',
    'Moist or sticky dust blinds bags; choose a scrubber.',
    'Bags of polyester fail above 275 degrees Fahrenheit.',
  ],
  standards: ['ASHRAE 199', 'NFPA 660', 'NFPA 68', 'NFPA 69', '40 CFR 60, Appendix A, Method 5', 'ACGIH'],
  programs: ['ul-listed', 'fm', 'csa', 'iso-9001', 'iso-14001'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcFilter', host: 'floor' },
  assembly: 'Dust Collector',
  sheetPrefix: 'DCL',
  related: ['442000', '412123', '451500', '262416'],
  installation: [
    'Erect the support frame plumb, bolt it fully, and lift the housing by its lugs only.',
    'Aim explosion vents at an area without people or property for the distance calculated.',
    'Bond housing, ducts and bag cages to ground with less than 1 ohm.',
    'Leak-test bags with fluorescent powder and ultraviolet light before startup.',
    'Precoat new bags with the powder stated, and set pulse pressure and interval by differential pressure.',
  ],
  kinds: [baghouse, cartridge, cyclone, scrubber, precipitator],
};
