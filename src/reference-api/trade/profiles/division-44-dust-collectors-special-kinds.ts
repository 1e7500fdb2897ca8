import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  derived,
  fixed,
  leadTime,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { toNearest } from '#src/reference-api/trade/profiles/sizing.ts';
import {
  bonded,
  warranty,
  fan,
  sound,
} from '#src/reference-api/trade/profiles/division-44-dust-collectors-kinds.ts';
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
    bonded,
  ],
  attributes: [
    tabled('airflow', null, cyclones),
    tabled('removalEfficiency', null, cyclones),
    tabled('pressureDrop', null, cyclones),
    tabled('diameter', null, cyclones),
    tabled('motorPower', 'NEMA MG 1', cyclones),
    measured('serviceTemperature', null, 250, 700, 450),
    tabled('weight', null, cyclones),
  ],
  series: cyclones,
  standards: cited('NFPA 660', 'NFPA 68', 'ACGIH'),
  programs: ['iso-9001', 'baba'],
  options: [sizes('Body', cyclones, 'diameter', 'in'), leadTime('6 weeks'), warranty],
};

/** Eight gallons to each 1,000 cubic feet of gas. */
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
    tabled('airflow', null, scrubbers),
    tabled('removalEfficiency', '40 CFR 60', scrubbers),
    tabled('pressureDrop', null, scrubbers),
    tabled('waterUse', null, scrubbers),
    tabled('motorPower', 'NEMA MG 1', scrubbers),
    fixed('serviceTemperature', null, 180),
    sound,
  ],
  series: scrubbers,
  standards: cited('NFPA 660', '40 CFR 60, Appendix A, Method 5', 'ACGIH'),
  programs: ['csa', 'iso-9001', 'iso-14001'],
  options: [
    sizes('Airflow', scrubbers, 'airflow', 'cfm'),
    option('Material', 'Stainless steel', 'Fiberglass'),
    leadTime('16 weeks'),
    warranty,
  ],
};

/** After Deutsch and Anderson: 1 - exp(-w × area / flow), with dust that drifts at 20 feet a minute. */
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
    tabled('airflow', null, precipitators),
    tabled('collectingArea', null, precipitators),
    tabled('removalEfficiency', '40 CFR 60', precipitators),
    fixed('pressureDrop', null, 0.5),
    tabled('plateVoltage', null, precipitators),
    tabled('powerInput', null, precipitators),
    measured('serviceTemperature', null, 450, 750, 50),
    chosen('voltage', 'NFPA 70', '480 V'),
  ],
  series: precipitators,
  standards: cited('40 CFR 60, Appendix A, Method 5', 'NFPA 69', 'NFPA 70'),
  programs: ['csa', 'iso-9001', 'iso-14001'],
  options: [
    sizes('Airflow', precipitators, 'airflow', 'cfm'),
    option('Fields', '2', '3', '4'),
    leadTime('40 weeks'),
    warranties('1 year', '2 years'),
  ],
};

export const dustCollectorsSpecialKinds: readonly ProductKind[] = [cyclone, scrubber, precipitator];
