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

const safety = 'ASME B20.1';
const machine = ['ASME B20.1', 'NFPA 79', 'UL 508A', 'OSHA 29 CFR 1910.147'] as const;
const fireDoor = 'Openings through fire walls need doors that clear themselves and close on alarm.';
const cold = 'Standard bearings are not for rooms below 0 degrees Fahrenheit.';
const sound = measured('soundPressure', 'ISO 3744', 62, 72, 1);
const colors = option('Frame color', ['Gray', '#8f9496'], ['Blue', '#2f5f8a'], ['Safety yellow', '#e0b21f']);
const warranty = option('Warranty', '1 year', '2 years');
const power = chosen('voltage', 'NFPA 79', '230 V', '460 V');

/** One item per 30 in. zone. */
const rollers = crossed(
  derived(table('speed loadPerItem', [60, 75], [90, 75], [120, 75], [120, 100]), (line) => ({
    itemsPerMinute: toNearest(numberIn(line, 'speed') / 2.5, 1),
  })),
  table('width rollerSpacing', [16, 3], [22, 3], [28, 3], [34, 4.5]),
);
const roller: ProductKind = {
  noun: 'Powered roller conveyor',
  materials: [
    '12 gauge formed steel channel frames with 1.9 inch galvanized rollers',
    'Type 304 stainless steel frames and rollers for washdown',
  ],
  descriptions: ['Moves cartons and totes by motorized rollers and holds them in zones without pressure.'],
  uses: ['distribution centers', 'mail rooms', 'hospital supply rooms', 'assembly plants'],
  limitations: ['Items need a flat, firm bottom that covers three rollers at all times.', fireDoor, cold],
  attributes: [
    ...tabled('speed', safety, rollers),
    ...tabled('loadPerItem itemsPerMinute width rollerSpacing', null, rollers),
    chosen('voltage', 'NFPA 79', '24 V DC'),
    measured('soundPressure', 'ISO 3744', 58, 66, 1),
    chosen('configuration', null, 'Straight', 'Curve', 'Merge'),
  ],
  series: rollers,
  standards: [...machine],
  options: [
    sizes('Between frames', rollers, 'width', 'in'),
    colors,
    option('Lead time', 'Straight: 4 weeks', 'Curves and merges: 8 weeks'),
    warranty,
  ],
};

/** Friction of 0.25 on a 50 ft slider bed, plus a quarter for the drive. */
const belts = crossed(
  derived(
    table('length speed loadPerFoot', [20, 65, 25], [50, 65, 25], [50, 120, 35], [100, 120, 35]),
    (line) => ({
      motorPower: motorFor(
        (numberIn(line, 'length') * numberIn(line, 'loadPerFoot') * 0.25 * numberIn(line, 'speed') * 1.25) /
          33_000,
      ),
    }),
  ),
  table('width', 18, 24, 30, 36),
);
const belt: ProductKind = {
  noun: 'Belt conveyor',
  materials: ['a two-ply polyurethane belt on a 12 gauge slider bed', 'a rubber belt on a roller bed'],
  descriptions: ['Carries bags, parcels and loose items level or up an incline.'],
  uses: ['airports', 'parcel hubs', 'packaging lines', 'recycling plants'],
  limitations: [
    'Inclines are 25 degrees at most for cartons, less for smooth bags.',
    'Belts are tracked loaded and unloaded.',
    fireDoor,
    cold,
  ],
  attributes: [
    ...tabled('speed', safety, belts),
    ...tabled('length', null, belts),
    ...tabled('loadPerFoot', 'ANSI/CEMA 402', belts),
    ...tabled('width', null, belts),
    ...tabled('motorPower', 'NEMA MG 1', belts),
    power,
    sound,
    chosen('configuration', null, 'Level', 'Incline'),
  ],
  series: belts,
  standards: ['ASME B20.1', 'ANSI/CEMA 402', 'NFPA 79', 'UL 508A', 'OSHA 29 CFR 1910.147'],
  options: [sizes('Belt', belts, 'width', 'in'), colors, option('Lead time', '6 weeks'), warranty],
};

/** Load × speed over 33,000, through a drive of 60%. */
const lifts = crossed(
  derived(
    table(
      'loadCapacity liftSpeed platformArea',
      [1000, 25, 20],
      [2000, 25, 25],
      [3000, 25, 36],
      [4000, 25, 48],
      [6000, 20, 64],
    ),
    (line) => ({
      motorPower: motorFor((numberIn(line, 'loadCapacity') * numberIn(line, 'liftSpeed')) / 33_000 / 0.6),
    }),
  ),
  table('travel', 10, 16, 24, 36),
);
const reciprocating: ProductKind = {
  noun: 'Vertical reciprocating conveyor',
  materials: [
    'a steel carriage between two wide-flange masts, lifted by chain',
    'a steel carriage between two masts, lifted by hydraulic cylinders',
  ],
  descriptions: ['Lifts pallets and carts between floors, and never people.'],
  uses: ['mezzanines', 'basement storage', 'parts departments', 'restaurants'],
  limitations: [
    'No riders: gates at every level are interlocked and signs say so.',
    'It is a conveyor of ASME B20.1, not an elevator; ask the authority early.',
    fireDoor,
  ],
  attributes: [
    ...tabled('loadCapacity', safety, lifts),
    ...tabled('liftSpeed', safety, lifts),
    ...tabled('travel platformArea', null, lifts),
    ...tabled('motorPower', 'NEMA MG 1', lifts),
    power,
    chosen('operation', null, 'Chain', 'Hydraulic'),
  ],
  series: lifts,
  standards: [...machine],
  programs: ['etl', 'csa', 'baba', 'iso-9001'],
  options: [
    option('Capacity', '1,000 lb', '2,000 lb', '3,000 lb', '4,000 lb', '6,000 lb'),
    option('Enclosure', 'Woven mesh', 'Sheet steel'),
    option('Lead time', '12 weeks'),
    option('Warranty', '1 year', '2 years'),
  ],
};

const trolleys = crossed(
  table(
    'loadPerItem motorPower configuration',
    [100, 1, '3 in track, enclosed'],
    [250, 2, '3 in I-beam'],
    [400, 3, '4 in I-beam'],
    [1200, 5, '4 in I-beam, paired trolleys'],
  ),
  table('speed', 10, 20, 40),
);
const trolley: ProductKind = {
  noun: 'Overhead trolley conveyor',
  materials: [
    'rivetless forged chain on I-beam track with sealed trolleys',
    'enclosed cold-formed track with a universal link chain',
  ],
  descriptions: ['Hangs work from a chain above the floor, through paint lines and back.'],
  uses: ['paint lines', 'powder coating lines', 'laundries', 'assembly plants'],
  limitations: [
    'Guards below it catch what falls over aisles and work places.',
    'Ovens need chain lubricant for their temperature.',
    'The roof carries track and live load at each hanger.',
  ],
  attributes: [
    ...tabled('loadPerItem', null, trolleys),
    ...tabled('speed', safety, trolleys),
    ...tabled('configuration', null, trolleys),
    ...tabled('motorPower', 'NEMA MG 1', trolleys),
    measured('serviceTemperature', null, 250, 450, 50),
    power,
    sound,
  ],
  series: trolleys,
  standards: [...machine, 'ANSI/CEMA 601'],
  programs: ['etl', 'baba', 'iso-9001'],
  options: [
    option('Track', '3 in enclosed', '3 in I-beam', '4 in I-beam'),
    colors,
    option('Lead time', '10 weeks'),
    warranty,
  ],
};

const pallets = crossed(
  table('loadPerItem motorPower', [2500, 1.5], [4000, 2]),
  table('speed itemsPerMinute', [30, 2], [50, 3]),
);
const pallet: ProductKind = {
  noun: 'Chain-driven pallet conveyor',
  materials: [
    '3-1/2 inch rollers with welded sprockets in formed 7 gauge frames',
    'three strands of roller chain in formed steel frames',
  ],
  descriptions: ['Moves loaded pallets from lift truck to stretch wrapper to rack.'],
  uses: ['palletizing lines', 'automated storage', 'bottling plants', 'shipping docks'],
  limitations: [
    'Pallets are sound and 40 x 48 inches unless it is stated otherwise.',
    'Pop-up stops protect people at transfer points.',
    'Floors carry the axle of the lift truck and the conveyor leg.',
  ],
  attributes: [
    ...tabled('loadPerItem', null, pallets),
    ...tabled('speed', safety, pallets),
    ...tabled('itemsPerMinute', null, pallets),
    measured('width', null, 52),
    ...tabled('motorPower', 'NEMA MG 1', pallets),
    power,
    sound,
    chosen('configuration', null, 'Driven roller', 'Drag chain'),
  ],
  series: pallets,
  standards: ['ASME B20.1', 'ANSI/CEMA 404', 'NFPA 79', 'UL 508A', 'OSHA 29 CFR 1910.147'],
  options: [option('Pallet', '2,500 lb', '4,000 lb'), colors, option('Lead time', '10 weeks'), warranty],
};

export const conveyors: SectionDeclaration = {
  number: '412123',
  descriptions: [
    'Moves cartons, totes and pallets along a line at a set pace.',
    'Holds items in zones without pressure until the way ahead is clear.',
    'Lifts goods between floors without carrying people.',
  ],
  uses: ['distribution centers', 'mail rooms', 'hospital supply rooms', 'airports', 'assembly plants'],
  limitations: [
    'Vertical reciprocating conveyors shall carry no riders and need interlocked gates at every level.',
    'Items need a flat, firm bottom that covers three rollers at all times.',
    'Openings through fire walls require doors that clear themselves and close on alarm.',
    'Standard bearings are not suitable below 0 degrees Fahrenheit.',
  ],
  standards: ['ASME B20.1', 'ANSI/CEMA 402', 'ANSI/CEMA 404', 'NFPA 79', 'OSHA 29 CFR 1910.147', 'UL 508A'],
  programs: ['ul-listed', 'etl', 'baba', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcTransportElement', host: 'floor' },
  assembly: 'Conveyor',
  sheetPrefix: 'CNV',
  related: ['412213', '111300', '262416', '051200'],
  installation: [
    'Snap the conveyor centerline from column lines and set bed heights with a laser within 1/16 inch.',
    'Anchor floor supports with two anchors each; hang ceiling-hung beds from the structure with sway bracing.',
    'Guard pinch points, chains and drives below 8 feet before power is applied.',
    'Track belts loaded and unloaded, in both directions where reversible.',
    'Run the line at rated throughput for four hours and submit counts of jams and stops.',
  ],
  kinds: [roller, belt, reciprocating, trolley, pallet],
};
