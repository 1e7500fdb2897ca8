import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { motorFor, toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  crossed,
  derived,
  measured,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const machine = ['NFPA 79', 'OSHA 29 CFR 1910.212', 'ISO 13849-1'] as const;
const mains = chosen('voltage', 'NFPA 79', '460 V', '575 V');
const sound = (least: number, greatest: number) => measured('soundPressure', 'ISO 3744', least, greatest, 1);
const corrosion = 'Standard barrels corrode with PVC and fluoropolymers; choose a nickel alloy.';
const warranty = option('Warranty', '1 year', '2 years');
const locked = 'Blades and nips are locked out before a guard is opened.';

/** Tie bar spacing, shot size, and floor load grow with the clamp force. */
const injections = crossed(
  table(
    'clampForce shotSize motorPower weight',
    [60, 3, 15, 8500],
    [110, 6.5, 20, 12500],
    [240, 17, 40, 24000],
    [500, 52, 75, 56000],
    [1000, 150, 150, 132000],
  ),
  table('operation', 'Servo-hydraulic', 'All electric'),
);
const injection: ProductKind = {
  noun: 'Injection molding machine',
  materials: ['ductile iron platens on a welded steel base with a bimetallic barrel'],
  descriptions: ['Melts resin, fills a mold and holds it shut while the part cools.'],
  uses: ['packaging plants', 'medical device plants', 'automotive plants', 'technical colleges'],
  limitations: [
    'The floor carries the platen load at each foot and is level within 1/8 inch.',
    'Hydraulic machines above 100 gallons of oil need containment.',
    corrosion,
  ],
  attributes: [
    ...tabled('clampForce', 'ANSI/PLASTICS B151.1', injections),
    ...tabled('shotSize', null, injections),
    ...tabled('motorPower', 'NEMA MG 1', injections),
    ...tabled('operation weight', null, injections),
    measured('serviceTemperature', null, 750),
    mains,
    sound(66, 74),
  ],
  series: injections,
  standards: ['ANSI/PLASTICS B151.1', ...machine],
  programs: ['etl', 'csa', 'ul-listed', 'iso-9001'],
  options: [
    sizes('Clamp', injections, 'clampForce', 'tons'),
    option('Drive', 'Servo-hydraulic', 'All electric'),
    option('Lead time', '26 weeks'),
    warranty,
  ],
};

/** Ten pounds an hour of resin takes about one horsepower. */
const extruders = crossed(
  derived(
    table('screwDiameter hourlyOutput', [1.5, 100], [2.5, 350], [3.5, 750], [4.5, 1300], [6, 2400]),
    (line) => ({ motorPower: motorFor(numberIn(line, 'hourlyOutput') / 10) }),
  ),
  table('lengthToDiameter', 24, 30),
);
const extruder: ProductKind = {
  noun: 'Single-screw extruder',
  materials: [
    'a nitrided steel screw in a bimetallic barrel',
    'a hard-faced steel screw in a bimetallic barrel',
  ],
  descriptions: ['Melts resin and pushes it through a die as pipe, profile, sheet or film.'],
  uses: ['pipe plants', 'profile plants', 'film and sheet plants', 'recycling plants'],
  limitations: [
    corrosion,
    'A rupture disk protects the die from overpressure.',
    'Purge fumes need local exhaust.',
  ],
  attributes: [
    ...tabled('screwDiameter lengthToDiameter hourlyOutput', null, extruders),
    ...tabled('motorPower', 'NEMA MG 1', extruders),
    measured('serviceTemperature', null, 700),
    mains,
    sound(74, 80),
  ],
  series: extruders,
  standards: ['ANSI/PLASTICS B151.7', ...machine],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    sizes('Screw', extruders, 'screwDiameter', 'in'),
    option('Length', '24:1', '30:1'),
    option('Vent', 'None', 'Vented, two-stage'),
    option('Lead time', '20 weeks'),
    warranty,
  ],
};

/** Resin stays four hours in the hopper; a cubic foot of pellets weighs 40 lb. */
const dryers = derived(
  table('hourlyOutput electricInput', [50, 4], [150, 9], [400, 20], [1000, 46]),
  (line) => {
    const rate = numberIn(line, 'hourlyOutput');
    return { storageVolume: toNearest((rate * 4) / 40, 1), airflow: toNearest(rate * 0.75, 5) };
  },
);
const dryer: ProductKind = {
  noun: 'Resin dryer',
  materials: [
    'an insulated stainless steel hopper with a desiccant wheel',
    'an insulated stainless steel hopper with twin desiccant beds',
  ],
  descriptions: ['Dries pellets with air of -40 degrees to the moisture that the resin bears.'],
  uses: ['injection molding', 'PET preforms', 'nylon and polycarbonate parts', 'film plants'],
  limitations: [
    'Resin that waits in open hoppers takes up water again.',
    'Filters are cleaned each shift where regrind is dried.',
    'Volatile resins need a volatile trap.',
  ],
  attributes: [
    ...tabled('hourlyOutput storageVolume airflow electricInput', null, dryers),
    measured('dewPoint', null, -40),
    measured('serviceTemperature', null, 350),
    mains,
  ],
  series: dryers,
  standards: ['NFPA 79', 'UL 508A', 'OSHA 29 CFR 1910.212'],
  programs: ['etl', 'csa', 'ul-listed'],
  options: [
    option('Rate', '50 lb/h', '150 lb/h', '400 lb/h', '1,000 lb/h'),
    option('Desiccant', 'Wheel', 'Twin bed'),
    option('Lead time', '8 weeks'),
    option('Warranty', '2 years', '5 years, wheel'),
  ],
};

/** Thirty pounds an hour for each horsepower through a 5/16 in screen. */
const granulators = derived(
  table('motorPower width', [5, 8], [10, 12], [20, 16], [40, 24], [75, 36], [150, 48]),
  (line) => ({ hourlyOutput: numberIn(line, 'motorPower') * 30 }),
);
const granulator: ProductKind = {
  noun: 'Granulator',
  materials: ['a welded steel cutting chamber with D2 tool steel knives'],
  descriptions: ['Cuts runners and scrap to flakes that are fed back.'],
  uses: ['beside molding machines', 'blow molding', 'thermoforming', 'recycling plants'],
  limitations: ['Metal detectors stand ahead of it.', 'It is loud; enclose it or keep people away.', locked],
  attributes: [
    ...tabled('hourlyOutput', null, granulators),
    ...tabled('motorPower', 'NEMA MG 1', granulators),
    ...tabled('width', null, granulators),
    measured('openArea', null, 40, 50, 5),
    mains,
    sound(78, 92),
  ],
  series: granulators,
  standards: ['ANSI/PLASTICS B151.11', ...machine],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    sizes('Motor', granulators, 'motorPower', 'hp'),
    option('Screen', '1/4 in', '5/16 in', '3/8 in'),
    option('Enclosure', 'Open', 'Sound-insulated'),
    option('Lead time', '10 weeks'),
    warranty,
  ],
};

/** Batch in pounds, from the rolls: diameter × face. */
const mills = table(
  'diameter rollFace motorPower batchSize',
  [6, 13, 7.5, 3],
  [10, 20, 25, 12],
  [16, 42, 75, 60],
  [22, 60, 125, 140],
  [26, 84, 200, 240],
);
const mill: ProductKind = {
  noun: 'Two-roll mill',
  materials: ['chilled cast iron rolls, drilled for water, in cast iron frames'],
  descriptions: ['Works rubber or vinyl compound between two rolls that turn at different speeds.'],
  uses: ['rubber plants', 'compounding laboratories', 'floor tile plants', 'tire plants'],
  limitations: [
    'A body bar or cable stops the rolls within a turn that OSHA 1910.216 limits.',
    'Rolls open by the emergency reverse, tested each shift.',
    locked,
  ],
  attributes: [
    ...tabled('diameter rollFace batchSize', null, mills),
    ...tabled('motorPower', 'NEMA MG 1', mills),
    measured('serviceTemperature', null, 350),
    mains,
    sound(76, 84),
  ],
  series: mills,
  standards: ['OSHA 29 CFR 1910.216', 'NFPA 79', 'ISO 13849-1'],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    option('Rolls', '6 x 13 in', '10 x 20 in', '16 x 42 in', '22 x 60 in', '26 x 84 in'),
    option('Lead time', '30 weeks'),
    warranty,
  ],
};

export const plasticsMachinery: SectionDeclaration = {
  number: '453300',
  descriptions: [
    'Melts and shapes plastic resin into parts, profiles or sheet.',
    'Dries pellets to the moisture that the resin tolerates.',
    'Grinds runners and scrap so that they are fed back.',
  ],
  uses: [
    'plastics plants',
    'medical device plants',
    'packaging plants',
    'technical colleges',
    'recycling plants',
  ],
  limitations: [
    'Standard barrels corrode with PVC and fluoropolymers; choose nickel alloy.',
    'Floors shall carry the platen load at each foot and be level within 1/8 inch.',
    'Hydraulic machines above 100 gallons of oil need containment.',
    'Purge fumes require local exhaust at the nozzle.',
  ],
  standards: [
    'ANSI/PLASTICS B151.1',
    'ANSI/PLASTICS B151.7',
    'NFPA 79',
    'OSHA 29 CFR 1910.212',
    'OSHA 29 CFR 1910.216',
    'ISO 13849-1',
  ],
  programs: ['etl', 'csa', 'ul-listed', 'iso-9001', 'iso-14001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcBuildingElementProxy', host: 'floor' },
  assembly: 'Plastics Machinery',
  sheetPrefix: 'PRM',
  related: ['262416', '412213', '421300', '441100'],
  installation: [
    'Set machines on vibration mounts and level the tie bars within 0.002 inch per foot.',
    'Connect cooling water with strainers and flow regulators on each circuit.',
    'Verify light curtains, gates and two-hand controls by stopping-time test.',
    'Flush hydraulic systems to ISO 4406 code 17/15/12 before the first cycle.',
    'Run an acceptance lot of four hours with the Owner’s mold and submit part weights.',
  ],
  kinds: [injection, extruder, dryer, granulator, mill],
};
