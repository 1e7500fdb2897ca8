import type { ProductKind, Values } from '#src/reference-api/trade/section-profile.ts';
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
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { fanPower, motorFor, toNearest } from '#src/reference-api/trade/profiles/sizing.ts';

const dusts = ['NFPA 660', 'NFPA 68', 'NFPA 69'] as const;
const combustible =
  'Combustible dust requires a hazard analysis, explosion vents or suppression, isolation and a safe location.';
export const bonded = 'Housing, ducts and cages are bonded to ground.';
export const warranty = warranties('1 year', '5 years, housing');
/** Duct and hood take 4 inches of water besides the collector. */
export const fan = (line: Values) => ({
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
  tabled('airflow', 'ASHRAE 199', lines),
  tabled('filterArea', null, lines),
  tabled('airToCloth', 'ACGIH', lines),
  tabled('filterCount', null, lines),
  tabled('pressureDrop', 'ASHRAE 199', lines),
  tabled('motorPower', 'NEMA MG 1', lines),
];
export const sound = measured('soundPressure', 'ISO 3744', 78, 85, 1);

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
    fixed('outletLoading', 'ASHRAE 199', 0.005),
    fixed('serviceTemperature', null, 275),
    sound,
  ],
  series: bags,
  standards: cited('ASHRAE 199', ...dusts, '40 CFR 60, Appendix A, Method 5', 'ACGIH'),
  programs: ['fm', 'csa', 'iso-9001'],
  options: [
    sizes('Airflow', bags, 'airflow', 'cfm'),
    option('Bags', 'Polyester', 'Polyester with PTFE membrane', 'Aramid, to 400 °F'),
    option('Bag removal', 'Top', 'Bottom'),
    leadTime('14 weeks'),
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
    fixed('outletLoading', 'ASHRAE 199', 0.002),
    fixed('serviceTemperature', null, 180),
    measured('soundPressure', 'ISO 3744', 74, 82, 1),
  ],
  series: cartridges,
  standards: cited('ASHRAE 199', 'ASHRAE 52.2', ...dusts),
  programs: ['ul-listed', 'fm', 'csa', 'iso-9001'],
  options: [
    sizes('Cartridges', cartridges, 'filterCount', ''),
    option('Safety filter', 'None', 'HEPA'),
    leadTime('Stock sizes: 4 weeks', 'Others: 10 weeks'),
    warranties('1 year', '10 years, housing'),
  ],
};

export const dustCollectorsKinds: readonly ProductKind[] = [baghouse, cartridge];
