import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, measured, numberIn, option, table } from '#src/reference-api/trade/entries.ts';

const churn = 'Churn pressure plus static pressure shall stay below the rating of the components downstream.';
const suction = 'Suction lift is not permitted for horizontal pumps; provide positive suction head.';
const beyond =
  'Pumps shall not be chosen to operate beyond 140 percent of rated capacity at the system demand.';
/** NFPA 20: churn pressure is at most 140% of the rated pressure; at 150% flow, pressure is at least 65% of it. */
const curve = (values: Values) => ({
  churnPressure: Math.round(numberIn(values, 'ratedPressure') * 1.2),
  overloadFlow: numberIn(values, 'flowRate') * 1.5,
});
const duty = (flow: readonly [number, number], pressure: readonly [number, number]) => [
  measured('flowRate', 'NFPA 20', ...flow, 50),
  measured('ratedPressure', 'NFPA 20', ...pressure, 5),
  measured('churnPressure', 'NFPA 20', pressure[0], Math.round(pressure[1] * 1.4), 1),
  measured('overloadFlow', 'NFPA 20', flow[0] * 1.5, flow[1] * 1.5, 25),
];
const volts = chosen('voltage', 'NFPA 70, Article 695', '208 V', '460 V', '575 V');
const pumpTests = ['NFPA 20', 'UL 448', 'HI 14.6', 'NFPA 70, Article 695'];

const splitCase: ProductKind = {
  noun: 'Horizontal split-case fire pump',
  materials: ['a cast iron split casing with a bronze impeller and a stainless steel shaft'],
  descriptions: ['Raises the water pressure of sprinkler and standpipe systems to the demand of the design.'],
  uses: ['high-rise buildings', 'warehouses', 'hospitals', 'campuses'],
  limitations: [beyond, suction, churn],
  attributes: [
    ...duty([500, 2500], [90, 165]),
    measured('motorPower', 'NFPA 20', 50, 350, 25),
    measured('pumpSpeed', null, 1770, 3550, 1780),
    measured('diameter', 'NFPA 20', 5, 10, 1),
    volts,
    measured('weight', null, 1400, 5200, 100),
  ],
  series: [
    { flowRate: 500, ratedPressure: 100, motorPower: 50, pumpSpeed: 3550, diameter: 5, weight: 1400 },
    { flowRate: 750, ratedPressure: 105, motorPower: 75, pumpSpeed: 3550, diameter: 6, weight: 1800 },
    { flowRate: 1000, ratedPressure: 125, motorPower: 125, pumpSpeed: 1770, diameter: 8, weight: 2900 },
    { flowRate: 1500, ratedPressure: 125, motorPower: 200, pumpSpeed: 1770, diameter: 8, weight: 3800 },
    { flowRate: 2000, ratedPressure: 140, motorPower: 250, pumpSpeed: 1770, diameter: 10, weight: 4600 },
    { flowRate: 2500, ratedPressure: 150, motorPower: 350, pumpSpeed: 1770, diameter: 10, weight: 5200 },
  ],
  deriveValues: curve,
  standards: [...pumpTests, 'FM 1311'],
  programs: ['ul-listed', 'fm', 'baba'],
  options: [
    option('Rotation', 'Clockwise', 'Counterclockwise'),
    option('Flanges', 'Class 125', 'Class 250'),
    option('Fittings', 'Test header', 'Flow meter loop', 'Casing relief valve'),
    option('Lead time', '14 to 18 weeks'),
    option('Warranty', '1 year from start-up'),
  ],
};

const inLine: ProductKind = {
  ...splitCase,
  noun: 'Vertical in-line fire pump',
  materials: ['a ductile iron in-line casing with a bronze impeller on the motor shaft'],
  descriptions: ['Stands in the pipe and takes a corner of a small pump room.'],
  uses: ['apartment houses', 'schools', 'hotels', 'retrofits'],
  limitations: [
    beyond,
    'The motor must be lifted off to reach the impeller; leave headroom and a beam above.',
    churn,
  ],
  attributes: [
    ...duty([250, 750], [50, 120]),
    measured('motorPower', 'NFPA 20', 20, 75, 5),
    measured('pumpSpeed', null, 3550),
    measured('diameter', 'NFPA 20', 3.5, 6, 0.5),
    volts,
    measured('weight', null, 650, 1250, 50),
  ],
  series: [
    { flowRate: 250, ratedPressure: 75, motorPower: 20, diameter: 3.5, weight: 650 },
    { flowRate: 300, ratedPressure: 90, motorPower: 30, diameter: 4, weight: 750 },
    { flowRate: 500, ratedPressure: 90, motorPower: 50, diameter: 5, weight: 950 },
    { flowRate: 750, ratedPressure: 100, motorPower: 75, diameter: 6, weight: 1250 },
  ],
  standards: [...pumpTests, 'FM 1371'],
};

const diesel: ProductKind = {
  ...splitCase,
  noun: 'Diesel fire pump',
  materials: ['a split-case pump and a listed diesel driver on one steel base, with a double-wall fuel tank'],
  descriptions: ['Starts from its own batteries when the power is out and runs for eight hours.'],
  uses: ['warehouses', 'tank farms', 'campuses', 'sites with unreliable power'],
  limitations: [
    beyond,
    suction,
    'Diesel drivers require a rated room with louvers sized for combustion and cooling air.',
    'Run it 30 minutes every week.',
  ],
  attributes: [
    ...duty([750, 2500], [90, 165]),
    measured('motorPower', 'NFPA 20', 85, 360, 5),
    measured('tankVolume', 'NFPA 20', 95, 420, 5),
    measured('pumpSpeed', null, 1760, 3000, 10),
    chosen('fuel', null, 'Diesel'),
    measured('diameter', 'NFPA 20', 6, 10, 1),
    measured('weight', null, 4200, 8600, 100),
  ],
  series: table(
    'flowRate ratedPressure motorPower tankVolume pumpSpeed diameter weight',
    [750, 105, 85, 95, 3000, 6, 4200],
    [1000, 125, 130, 145, 1760, 8, 5600],
    [1500, 125, 190, 210, 1760, 8, 6800],
    [2000, 140, 265, 295, 1760, 10, 7800],
    [2500, 150, 350, 390, 1760, 10, 8600],
  ),
  standards: ['NFPA 20', 'UL 448', 'UL 1247', 'HI 14.6', 'FM 1311'],
  programs: ['ul-listed', 'fm'],
  options: [
    option('Cooling', 'Heat exchanger', 'Radiator'),
    option('Tank', 'Double wall, 8 hours', 'Double wall, 12 hours'),
    option('Exhaust', 'Residential silencer', 'Industrial silencer'),
    option('Lead time', '20 to 26 weeks'),
    option('Warranty', '2 years'),
  ],
};

const controller: ProductKind = {
  ...splitCase,
  noun: 'Fire pump controller',
  materials: ['a steel enclosure with an isolating switch, a circuit breaker and a pressure transducer'],
  descriptions: ['Starts the pump on a drop of pressure and lets it run until it is stopped by hand.'],
  uses: ['high-rise buildings', 'hospitals', 'warehouses', 'campuses'],
  limitations: [
    'Set it within sight of the pump and raise it 12 inches off the floor.',
    'Its supply is tapped ahead of the building’s main disconnect.',
    'Run its own sensing line with two check valves.',
  ],
  attributes: [
    measured('motorPower', 'UL 218', 50, 250, 25),
    chosen('voltage', 'UL 218', '460 V'),
    measured('current', 'NFPA 70, Article 695', 65, 302, 1),
    chosen('starting', 'UL 218', 'across the line', 'wye-delta', 'soft start'),
    measured('interruptingRating', 'UL 218', 65, 150, 5),
    chosen('enclosureType', 'NEMA 250', 'Type 2', 'Type 4', 'Type 4X'),
    measured('pressure', null, 300, 600, 300),
  ],
  series: crossed(table('motorPower current', [50, 65], [75, 96], [125, 156], [200, 240], [250, 302]), [
    { starting: 'across the line', interruptingRating: 65 },
    { starting: 'wye-delta', interruptingRating: 100 },
    { starting: 'soft start', interruptingRating: 100 },
  ]),
  deriveValues: () => ({}),
  standards: ['NFPA 20', 'UL 218', 'FM 1321/1323', 'NFPA 70, Article 695', 'NEMA 250'],
  programs: ['ul-listed', 'fm', 'csa'],
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcController', host: 'wall' },
  options: [
    option('Starting', 'Across the line', 'Wye-delta', 'Soft start'),
    option('Transfer switch', 'None', 'Automatic, to the generator'),
    option('Enclosure', 'Type 2', 'Type 4', 'Type 4X'),
    option('Lead time', '8 to 10 weeks'),
    option('Warranty', '1 year'),
  ],
};

const jockey: ProductKind = {
  ...splitCase,
  noun: 'Jockey pump',
  materials: ['a multistage stainless steel pump with its motor on top'],
  descriptions: ['Holds system pressure against small leaks so that the main pump stays at rest.'],
  uses: ['sprinkler systems', 'standpipe systems', 'dry systems fed by a pump'],
  limitations: [
    'It is not a fire pump and is not counted in the demand.',
    'Set it to stop above the churn pressure of the main pump and to start 10 psi below.',
  ],
  attributes: [
    measured('flowRate', null, 5, 25, 5),
    measured('ratedPressure', null, 130, 220, 10),
    measured('motorPower', null, 1, 7.5, 0.5),
    measured('pumpSpeed', null, 3450),
    measured('diameter', null, 1.25, 1.5, 0.25),
    chosen('voltage', null, '230 V', '460 V'),
    measured('weight', null, 62, 110, 1),
  ],
  series: [
    { flowRate: 5, ratedPressure: 130, motorPower: 1, diameter: 1.25, weight: 62 },
    { flowRate: 10, ratedPressure: 150, motorPower: 2, diameter: 1.25, weight: 70 },
    { flowRate: 15, ratedPressure: 160, motorPower: 3, diameter: 1.25, weight: 84 },
    { flowRate: 25, ratedPressure: 220, motorPower: 7.5, diameter: 1.5, weight: 110 },
  ],
  deriveValues: () => ({}),
  standards: ['NFPA 20', 'UL 778', 'HI 14.6'],
  programs: ['ul-listed', 'baba'],
  options: [
    option('Controller', 'None', 'Type 2 enclosure'),
    option('Lead time', '4 to 6 weeks'),
    option('Warranty', '1 year'),
  ],
};

export const firePumps: SectionDeclaration = {
  number: '213000',
  descriptions: [
    'Raises the water pressure of sprinkler and standpipe systems to the demand of the design.',
    'Starts automatically on pressure drop and runs until it is stopped by hand.',
    'Holds system pressure against small leaks so that the main pump stays at rest.',
  ],
  uses: ['high-rise buildings', 'warehouses', 'hospitals', 'campuses', 'manufacturing plants'],
  limitations: [
    beyond,
    suction,
    churn,
    'Diesel drivers require a rated room with louvers sized for combustion and cooling air.',
  ],
  standards: [
    'NFPA 20',
    'UL 448',
    'UL 218',
    'UL 778',
    'FM 1311',
    'NFPA 70, Article 695',
    'NEMA 250',
    'HI 14.6',
    'FM 1371',
    'UL 1247',
    'FM 1321/1323',
  ],
  programs: ['ul-listed', 'fm', 'csa', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcPump', host: 'floor' },
  assembly: 'Fire Pump',
  sheetPrefix: 'FPP',
  related: ['211313', '262416', '284600', '033000', '089100'],
  installation: [
    'Set the base on a reinforced pad, level it with wedges, and grout it full before piping is connected.',
    'Align pump and driver after grouting and again after piping within 0.002 inch total indicator reading.',
    'Install an eccentric reducer with its flat side up at the suction flange and ten diameters of straight pipe before a horizontal elbow.',
    'Run separate sensing lines of corrosion-resistant pipe to each controller, with two check valves drilled 3/32 inch.',
    'Perform the field acceptance test at churn, 100 and 150 percent of rated flow with the authority present.',
  ],
  kinds: [splitCase, inLine, diesel, controller, jockey],
};
