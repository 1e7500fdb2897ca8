import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { motorFor } from '#src/reference-api/trade/sizing.ts';
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

const power = chosen('voltage', 'NFPA 70', '208 V', '230 V', '460 V');
const control = chosen('operation', null, 'Pendant', 'Radio remote');
const loadTest = 'It is tested at 125% of its rated load before use.';
const warranty = option('Warranty', '1 year', '2 years, parts');
/** Load × lifting speed over 33,000, through a hoist of 80%. */
const lifted = (lines: readonly Values[]) =>
  derived(lines, (line) => ({
    motorPower: motorFor(
      (numberIn(line, 'craneCapacity') * 2000 * numberIn(line, 'liftSpeed')) / 33_000 / 0.8,
    ),
  }));
const hoisting = (lines: readonly Values[], standard: string) => [
  ...tabled('craneCapacity liftSpeed', standard, lines),
  ...tabled('motorPower', 'NEMA MG 1', lines),
];

const bridges = crossed(
  lifted(
    table(
      'craneCapacity liftSpeed serviceClass',
      [5, 20, 'Class C'],
      [10, 20, 'Class C'],
      [15, 16, 'Class D'],
      [20, 16, 'Class D'],
      [30, 12, 'Class D'],
      [50, 8, 'Class C'],
    ),
  ),
  table('spanLength lift', [40, 25], [60, 30], [80, 35], [100, 40]),
);
const bridge: ProductKind = {
  noun: 'Top-running bridge crane',
  materials: ['two welded steel box girders on end trucks with ductile iron wheels'],
  descriptions: [
    'Lifts and carries over the whole bay between two runways, with its hoist between the girders.',
  ],
  uses: ['machine shops', 'power plants', 'steel service centers', 'maintenance shops'],
  limitations: [
    'The building is designed for wheel loads, thrust and the deflection limit of the runway.',
    'Class C is not for steady process duty; choose Class D or higher.',
    loadTest,
  ],
  attributes: [
    ...hoisting(bridges, 'CMAA 70'),
    ...tabled('spanLength', 'CMAA 70', bridges),
    ...tabled('lift', null, bridges),
    ...tabled('serviceClass', 'CMAA 70', bridges),
    chosen('deflectionLimit', 'CMAA 70', 'L/888'),
    chosen('hoistDuty', 'ASME HST-4', 'H4'),
    chosen('voltage', 'NFPA 70', '460 V'),
    control,
  ],
  series: bridges,
  standards: ['CMAA 70', 'ASME B30.2', 'ASME HST-4', 'OSHA 29 CFR 1910.179', 'NFPA 70, Article 610'],
  programs: ['etl', 'csa', 'baba', 'iso-9001'],
  options: [
    sizes('Capacity', bridges, 'craneCapacity', 'tons'),
    sizes('Span', bridges, 'spanLength', 'ft'),
    option('Control', 'Pendant', 'Radio remote', 'Cab'),
    option('Lead time', '20 weeks'),
    warranty,
  ],
};

const underhungs = crossed(
  lifted(
    table(
      'craneCapacity liftSpeed serviceClass',
      [1, 16, 'Class C'],
      [2, 16, 'Class C'],
      [3, 16, 'Class C'],
      [5, 16, 'Class C'],
      [10, 10, 'Class C'],
    ),
  ),
  table('spanLength lift', [20, 14], [30, 16], [40, 18], [50, 20]),
);
const underhung: ProductKind = {
  noun: 'Underhung bridge crane',
  materials: [
    'a single rolled wide-flange girder on end trucks below the runway',
    'an enclosed-track steel girder, cold formed',
  ],
  descriptions: ['Runs on the lower flange of beams hung from the roof and needs no columns.'],
  uses: ['assembly plants', 'pump stations', 'aircraft hangars', 'loading bays'],
  limitations: [
    'It is not hung from bar joists unless their panel points are designed for it.',
    'Runway deflection is L/450 at most.',
    loadTest,
  ],
  attributes: [
    ...hoisting(underhungs, 'CMAA 74'),
    ...tabled('spanLength', 'CMAA 74', underhungs),
    ...tabled('lift', null, underhungs),
    ...tabled('serviceClass', 'CMAA 74', underhungs),
    chosen('deflectionLimit', 'CMAA 74', 'L/600'),
    chosen('hoistDuty', 'ASME HST-1', 'H4'),
    power,
    control,
  ],
  series: underhungs,
  standards: ['CMAA 74', 'ASME B30.17', 'ASME HST-1', 'OSHA 29 CFR 1910.179', 'NFPA 70, Article 610'],
  programs: ['etl', 'csa', 'baba', 'iso-9001'],
  options: [
    sizes('Capacity', underhungs, 'craneCapacity', 'tons'),
    sizes('Span', underhungs, 'spanLength', 'ft'),
    option('Lead time', '14 weeks'),
    warranty,
  ],
};

/** Overturning moment with the load at the tip of the boom. */
const jibs = derived(
  crossed(
    table('craneCapacity liftSpeed', [0.25, 16], [0.5, 16], [1, 16], [2, 16], [3, 16]),
    table('reach', 10, 12, 16, 20),
  ),
  (line) => ({ overturningMoment: numberIn(line, 'craneCapacity') * 2 * numberIn(line, 'reach') }),
);
const jib: ProductKind = {
  noun: 'Jib crane',
  materials: [
    'a steel pipe mast with a wide-flange boom',
    'a wall bracket with a wide-flange boom and tie rods',
  ],
  descriptions: ['Serves one work place from a mast or a wall, all around or through 200 degrees.'],
  uses: ['machine tools', 'boat hoists', 'pump stations', 'work cells'],
  limitations: [
    'The foundation or the column is checked for the overturning moment.',
    'Wall brackets turn 200 degrees, masts 360.',
    loadTest,
  ],
  attributes: [
    ...tabled('craneCapacity', 'ASME B30.17', jibs),
    ...tabled('reach overturningMoment liftSpeed', null, jibs),
    measured('lift', null, 10, 16, 2),
    chosen('mounting', null, 'Free-standing mast', 'Wall bracket'),
    chosen('deflectionLimit', null, 'L/150', 'L/225'),
    power,
  ],
  series: jibs,
  standards: ['ASME B30.17', 'ASME B30.16', 'OSHA 29 CFR 1910.179', 'NFPA 70, Article 610'],
  programs: ['etl', 'csa', 'baba', 'iso-9001'],
  options: [
    option('Capacity', '500 lb', '1/2 ton', '1 ton', '2 tons', '3 tons'),
    sizes('Reach', jibs, 'reach', 'ft'),
    option('Lead time', '6 weeks'),
    option('Warranty', '1 year', '10 years, structure'),
  ],
};

const monorails = crossed(
  lifted(table('craneCapacity liftSpeed', [0.5, 16], [1, 16], [2, 16], [3, 12], [5, 10])),
  table('lift', 10, 15, 20, 30),
);
const monorail: ProductKind = {
  noun: 'Monorail hoist',
  materials: [
    'an electric chain hoist on a motor-driven trolley',
    'an electric chain hoist on a push trolley',
  ],
  descriptions: ['Travels along one beam and lifts by chain, around curves and through switches.'],
  uses: ['pump rooms', 'laundries', 'shipping docks', 'equipment removal'],
  limitations: [
    'The beam is checked for the load and the wheel at mid-span and ends.',
    'End stops are bolted through the web.',
    loadTest,
  ],
  attributes: [
    ...hoisting(monorails, 'ASME HST-1'),
    ...tabled('lift', null, monorails),
    chosen('hoistDuty', 'ASME HST-1', 'H3', 'H4'),
    measured('speed', null, 65),
    power,
    control,
  ],
  series: monorails,
  standards: ['ASME HST-1', 'ASME B30.16', 'ASME B30.17', 'MH27.1', 'NFPA 70, Article 610'],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    option('Capacity', '1/2 ton', '1 ton', '2 tons', '3 tons', '5 tons'),
    sizes('Lift', monorails, 'lift', 'ft'),
    option('Trolley', 'Push', 'Motor'),
    option('Lead time', '4 weeks'),
    option('Warranty', '2 years', '5 years, chain guide'),
  ],
};

const ropes = crossed(
  lifted(table('craneCapacity liftSpeed', [3, 20], [5, 20], [10, 16], [15, 13], [20, 10])),
  table('lift', 20, 30, 40, 60),
);
const rope: ProductKind = {
  noun: 'Wire rope hoist',
  materials: [
    'a grooved steel drum with galvanized wire rope, two parts, single reeved',
    'a grooved steel drum with wire rope, four parts, double reeved',
  ],
  descriptions: [
    'Lifts heavy loads fast and high on rope, with true vertical lift when it is double reeved.',
  ],
  uses: ['bridge cranes', 'turbine halls', 'foundries', 'shipyards'],
  limitations: [
    'Rope is inspected each month and replaced by the count of broken wires.',
    'Side pull is not allowed.',
    loadTest,
  ],
  attributes: [
    ...hoisting(ropes, 'ASME HST-4'),
    ...tabled('lift', null, ropes),
    chosen('hoistDuty', 'ASME HST-4', 'H3', 'H4'),
    chosen('configuration', null, 'Two parts, single reeved', 'Four parts, double reeved'),
    power,
    control,
  ],
  series: ropes,
  standards: ['ASME HST-4', 'ASME B30.16', 'OSHA 29 CFR 1910.179', 'NFPA 70, Article 610'],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    sizes('Capacity', ropes, 'craneCapacity', 'tons'),
    sizes('Lift', ropes, 'lift', 'ft'),
    option('Lead time', '10 weeks'),
    warranty,
  ],
};

export const cranes: SectionDeclaration = {
  number: '412213',
  descriptions: [
    'Lifts and carries loads over the whole area between two runways.',
    'Serves one work place from a column or a wall.',
    'Hangs from the roof structure and leaves the floor free.',
  ],
  uses: ['machine shops', 'pump stations', 'maintenance shops', 'power plants', 'warehouses'],
  limitations: [
    'The building frame shall be designed for wheel loads, thrust and the deflection limit of the runway.',
    'Underhung cranes shall not be hung from bar joists unless panel points are designed for them.',
    'CMAA Class C cranes are not suitable for steady process duty; choose Class D or higher.',
    'Cranes in classified locations need spark-resistant hooks, wheels and enclosures.',
  ],
  standards: [
    'CMAA 70',
    'CMAA 74',
    'ASME B30.2',
    'ASME B30.16',
    'OSHA 29 CFR 1910.179',
    'AISE Technical Report 13',
    'NFPA 70, Article 610',
  ],
  programs: ['aisc', 'csa', 'etl', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'unhosted' },
  assembly: 'Bridge Crane',
  sheetPrefix: 'CRN',
  related: ['051200', '133419', '262416', '412123'],
  installation: [
    'Survey runways before the crane is set: span within 1/4 inch, elevation within 1/4 inch in 20 feet.',
    'Bolt rail clips and splices; do not weld rail to the girder.',
    'Set end stops square to both rails and bolt them through.',
    'Test at 125 percent of rated load in accordance with ASME B30.2 and submit the certificate.',
    'Post the rated load on both sides of the bridge and train the operators named by the Owner.',
  ],
  kinds: [bridge, underhung, jib, monorail, rope],
};
