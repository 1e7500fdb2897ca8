import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Commercial Washroom Accessories';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const reach = chosen('accessibility', 'ADA Standards 308', 'Operable parts within 48 in reach');
const steel = ['ASTM A240', 'ADA Standards for Accessible Design', 'ICC A117.1'];
const projection =
  'Units projecting more than 4 inches shall not stand between 27 and 80 inches in a path of travel.';
const programs = ['recycled', 'baba', 'declare'];
const stainless = chosen('finish', null, 'Satin stainless', 'Bright polished stainless', 'Matte black');
const satin = option(
  'Finish',
  ['Satin stainless', '#b7babb'],
  ['Matte black', '#26282a'],
  ['Bright polished', '#d5d8da'],
);
const ordered = option('Lead time', 'In stock', 'Matte black: 4 weeks');
const warranty = option('Warranty', '1 year', '5 years', '10 years');

const grabBar: ProductKind = {
  noun: 'Grab bar',
  materials: ['Type 304 stainless steel tube, 18 gauge, with concealed flanges'],
  descriptions: ['Gives persons with limited strength a fixed bar to pull and lean on.'],
  uses: ['public toilet rooms', 'patient toilets', 'showers', 'hotel baths'],
  limitations: [
    'Backing shall carry 250 pounds in any direction; anchors in gypsum board alone fail.',
    'Set bars 33 to 36 inches above the floor, 1-1/2 inches clear of the wall.',
  ],
  attributes: [
    measured('length', null, 1, 4, 0.5),
    measured('diameter', 'ADA Standards 609', 1.25, 1.5, 0.25),
    measured('concentratedLoad', 'ASTM F446', 250, 900, 50),
    chosen('gauge', 'ASTM A240', '18 gauge'),
    stainless,
    chosen('texture', null, 'Smooth', 'Peened grip'),
  ],
  series: crossed(table('length', 1, 1.5, 2, 3, 3.5, 4), table('diameter', 1.25, 1.5)),
  standards: [...steel, 'ASTM F446'],
  programs,
  epd: unit(1.6, [7, 13]),
  options: [
    option('Length', '12 in', '18 in', '24 in', '36 in', '42 in', '48 in'),
    option('Diameter', '1-1/4 in', '1-1/2 in'),
    satin,
    ordered,
    warranty,
  ],
};

const towels: ProductKind = {
  noun: 'Recessed paper towel dispenser',
  materials: ['Type 304 stainless steel, all welded, satin finish'],
  descriptions: ['Dispenses folded towels and takes them back into a lined receptacle below.'],
  uses: ['public toilet rooms', 'offices', 'schools', 'clinics'],
  limitations: [
    'Recessed units need a rough opening free of pipe and conduit, 4 inches deep or as scheduled.',
    projection,
  ],
  attributes: [
    measured('width', null, 11, 17, 1),
    measured('height', null, 28, 76, 1),
    measured('depth', null, 4, 8, 1),
    chosen('gauge', 'ASTM A240', '22 gauge', '18 gauge'),
    measured('receptacleVolume', null, 3, 18, 1),
    chosen('mounting', null, 'Recessed', 'Semirecessed'),
    reach,
  ],
  series: [
    { width: 14, height: 28, depth: 4, receptacleVolume: 3, gauge: '22 gauge' },
    { width: 17, height: 56, depth: 4, receptacleVolume: 12, gauge: '18 gauge' },
    { width: 17, height: 76, depth: 8, receptacleVolume: 18, gauge: '18 gauge' },
  ],
  standards: steel,
  programs,
  epd: unit(11.5, [38, 62]),
  options: [option('Towels', 'C-fold', 'Multifold', 'Roll'), satin, ordered, warranty],
};

const soap: ProductKind = {
  noun: 'Soap dispenser',
  materials: [
    'a Type 304 stainless steel tank with a chemical-resistant valve',
    'a chrome-plated brass spout with a bottle below the counter',
  ],
  descriptions: ['Gives one portion of lotion or foam soap at each push or at a sensor.'],
  uses: ['public toilet rooms', 'kitchens', 'schools', 'airports'],
  limitations: [
    'Valves for lotion clog with foam and gel; order for the soap that is used.',
    'Force on the valve is 5 pounds at most.',
  ],
  attributes: [
    measured('tankCapacity', null, 32, 64, 2),
    chosen('operation', null, 'Push valve', 'Sensor, battery', 'Sensor, hard wired'),
    chosen('mounting', null, 'Surface', 'Recessed', 'Counter'),
    stainless,
    reach,
  ],
  series: crossed(table('tankCapacity', 32, 40, 50), [
    { operation: 'Push valve', mounting: 'Surface' },
    { operation: 'Push valve', mounting: 'Recessed' },
    { operation: 'Sensor, battery', mounting: 'Counter' },
    { operation: 'Sensor, hard wired', mounting: 'Counter' },
  ]),
  standards: steel,
  programs,
  epd: unit(1.4, [6, 14]),
  options: [option('Soap', 'Lotion', 'Foam'), satin, ordered, warranty],
};

const changing: ProductKind = {
  noun: 'Baby changing station',
  materials: [
    'blow-molded high-density polyethylene with a steel frame',
    'a stainless steel shell with a polyethylene bed',
  ],
  descriptions: ['Folds out of the wall as a bed with straps, and closes with one hand.'],
  uses: ['public toilet rooms', 'family toilet rooms', 'restaurants', 'airports'],
  limitations: [
    'Needs backing for the tested load at every anchor.',
    'Open beds shall leave the door swing and the turning space clear.',
  ],
  attributes: [
    measured('width', null, 35, 36, 1),
    measured('height', null, 20, 22, 1),
    measured('loadCapacity', 'ASTM F2285', 250, 400, 50),
    chosen('configuration', null, 'Horizontal', 'Vertical'),
    chosen('mounting', null, 'Surface', 'Recessed'),
    chosen('accessibility', 'ADA Standards 902', 'Bed at 34 in or lower'),
  ],
  standards: ['ASTM F2285', 'ASTM G21', 'ADA Standards for Accessible Design'],
  programs: ['greenguard', 'recycled', 'baba'],
  epd: unit(13, [42, 68]),
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurniture', host: 'wall' },
  options: [
    option('Color', ['White granite', '#dddbd6'], ['Gray', '#9b9c9c'], ['Stainless', '#b7babb']),
    ordered,
    option('Warranty', '5 years'),
  ],
};

const mirror: ProductKind = {
  noun: 'Framed mirror',
  materials: [
    '1/4 inch silvered glass in a welded Type 304 stainless steel channel frame',
    '1/4 inch silvered glass in a one-piece stainless steel angle frame',
  ],
  descriptions: ['Glass mirror with a steel frame, backed with galvanized sheet and locked to its hanger.'],
  uses: ['public toilet rooms', 'locker rooms', 'hotel baths', 'schools'],
  limitations: [
    'The reflecting surface is 40 inches above the floor at most over lavatories.',
    'Ammonia cleaners lift the silver at the edges.',
  ],
  attributes: [
    measured('width', null, 16, 72, 2),
    measured('height', null, 24, 60, 6),
    measured('thickness', 'ASTM C1503', 0.25),
    chosen('frame', null, 'Channel', 'Angle', 'Angle with shelf'),
    stainless,
    measured('warranty', null, 10, 15, 5),
  ],
  series: table('width height', [18, 30], [18, 36], [24, 36], [24, 60], [48, 36], [72, 36]),
  standards: ['ASTM C1503', 'ASTM A240', 'ADA Standards for Accessible Design'],
  programs,
  epd: unit(9.5, [16, 30]),
  options: [
    option('Size', '18 x 30 in', '18 x 36 in', '24 x 36 in', '24 x 60 in', '48 x 36 in', '72 x 36 in'),
    option('Glass', 'Float', 'Tempered', 'Laminated'),
    ordered,
    option('Warranty', '10 years against silver spoilage', '15 years against silver spoilage'),
  ],
};

const dryer: ProductKind = {
  noun: 'Warm-air hand dryer',
  materials: ['a stainless steel cover over a steel base', 'a die-cast zinc cover over a steel base'],
  descriptions: ['Dries hands in 10 to 30 seconds at the motion of a hand, and shuts off by itself.'],
  uses: ['public toilet rooms', 'schools', 'restaurants', 'stadiums'],
  limitations: [
    'Each high-speed dryer needs a 20 ampere circuit.',
    projection,
    'Chrome-plated zinc is not for pool and spa rooms.',
  ],
  attributes: [
    measured('powerInput', 'UL 499', 500, 2300, 100),
    measured('dryTime', null, 10, 30, 2),
    measured('soundPressure', 'ISO 3744', 65, 84, 1),
    chosen('voltage', 'UL 499', '110-120 V', '208-277 V', '110-277 V'),
    chosen('mounting', null, 'Surface', 'Recessed'),
    reach,
  ],
  series: [
    { powerInput: 500, dryTime: 14, soundPressure: 69, voltage: '110-277 V' },
    { powerInput: 1000, dryTime: 12, soundPressure: 74, voltage: '110-277 V' },
    { powerInput: 1500, dryTime: 10, soundPressure: 84, voltage: '110-120 V' },
    { powerInput: 2300, dryTime: 30, soundPressure: 66, voltage: '208-277 V' },
  ],
  standards: ['UL 499', 'ISO 3744', 'ADA Standards for Accessible Design'],
  programs: ['ul-listed', 'etl', 'greenguard', 'baba'],
  epd: unit(5.8, [34, 62]),
  bim: { category: 'Electrical Equipment', ifcClass: 'IfcElectricAppliance', host: 'wall' },
  options: [
    option('Cover', ['White', '#f3f3f0'], ['Brushed stainless', '#b7babb'], ['Black', '#26282a']),
    option('Filter', 'None', 'HEPA'),
    ordered,
    option('Warranty', '5 years', '7 years'),
  ],
};

export const toiletAccessories: SectionDeclaration = {
  number: '102800',
  descriptions: [
    'Equips toilet and bath rooms with supports, dispensers, receptacles and mirrors.',
    'Dries hands in under fifteen seconds with filtered air.',
    'Gives persons with limited strength a fixed bar to pull and lean on.',
  ],
  uses: ['public toilet rooms', 'patient toilets', 'hotel baths', 'janitor closets', 'family toilet rooms'],
  limitations: [
    'Recessed units need a rough opening free of pipe and conduit, 4 inches deep or as scheduled.',
    'Grab bars require backing that carries 250 pounds in any direction.',
    'Dispensers projecting more than 4 inches shall not stand above 27 inches in a path of travel.',
    'Chrome-plated zinc is not suitable for pool and spa rooms.',
  ],
  standards: [
    'ASTM A240',
    'ASTM F446',
    'ASTM C1503',
    'ASTM F2285',
    'ADA Standards for Accessible Design - Sections 308, 309 and 609',
    'UL 499',
  ],
  programs: ['ul-listed', 'declare', 'recycled', 'iso-9001', 'baba'],
  epd: declared('1 unit', 6.4, [14, 62], pcr),
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'wall' },
  assembly: 'Toilet Accessory',
  sheetPrefix: 'TAC',
  related: ['102113', '093013', '224200', '092216'],
  installation: [
    'Furnish rough-in templates and locate blocking before walls are closed.',
    'Mount operable parts between 15 and 48 inches above the floor where the compartment is accessible.',
    'Set grab bars 33 to 36 inches above the floor with 1-1/2 inches clear to the wall, and load-test one bar in ten to 250 pounds.',
    'Seal mirrors and recessed flanges at tile with mildew-resistant silicone.',
    'Demonstrate keys, refills and dryer settings to the Owner’s housekeeping staff.',
  ],
  kinds: [grabBar, towels, soap, changing, mirror, dryer],
};
