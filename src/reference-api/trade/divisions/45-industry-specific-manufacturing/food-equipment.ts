import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { motorFor, toNearest } from '#src/reference-api/trade/sizing.ts';
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

const washdown = chosen('ingressProtection', 'IEC 60529', 'IP66', 'IP69K');
const polish = chosen('surfaceFinish', '3-A 00-01', '32 µin Ra (0.8 µm)');
const warranty = option('Warranty', '1 year', '2 years, parts');

const kettles = derived(
  table(
    'tankVolume heatingCapacity diameter',
    [20, 92000, 20],
    [40, 160000, 26],
    [60, 218000, 30],
    [100, 330000, 35],
    [150, 460000, 40],
    [300, 840000, 51],
  ),
  () => ({ pressure: 50 }),
);
const kettle: ProductKind = {
  noun: 'Steam-jacketed kettle',
  materials: [
    'Type 316L stainless steel inside a Type 304 jacket',
    'Type 304 stainless steel with a half jacket',
  ],
  descriptions: ['Cooks sauces and soups evenly by steam in its jacket, and tilts or drains to empty.'],
  uses: ['central kitchens', 'sauce plants', 'confectioners', 'hospitals'],
  limitations: [
    'The jacket carries the code stamp, a relief valve and a pressure gauge.',
    'Floor drains take a whole kettle at once.',
    'Chlorinated cleaners above 200 parts per million pit Type 304 steel.',
  ],
  attributes: [
    ...tabled('tankVolume heatingCapacity diameter', null, kettles),
    ...tabled('pressure', 'ASME BPVC VIII', kettles),
    measured('serviceTemperature', 'ASME BPVC VIII', 298),
    polish,
    chosen('materialType', 'ASTM A240', 'Type 304', 'Type 316L'),
  ],
  series: kettles,
  standards: ['ASME BPVC Section VIII, Division 1', 'NSF/ANSI 4', '3-A 00-01'],
  programs: ['asme-stamp', 'etl', 'csa', 'iso-9001'],
  options: [
    sizes('Volume', kettles, 'tankVolume', 'gal'),
    option('Emptying', 'Draw-off valve', 'Tilting'),
    option('Agitator', 'None', 'Single motion', 'Scraping, double motion'),
    option('Lead time', '10 weeks'),
    warranty,
  ],
};

/** A pound frozen from 40 to 0 °F gives up 140 Btu; a ton of refrigeration is 12,000 Btu/h. */
const freezers = derived(
  table(
    'hourlyOutput width height motorPower',
    [1000, 180, 132, 15],
    [2500, 240, 156, 30],
    [5000, 300, 180, 60],
    [10000, 380, 228, 100],
  ),
  (line) => ({
    coolingCapacity: toNearest((numberIn(line, 'hourlyOutput') * 140) / 12_000 / 0.7, 1),
  }),
);
const freezer: ProductKind = {
  noun: 'Spiral freezer',
  materials: [
    'a welded Type 304 stainless steel enclosure with a modular acetal belt',
    'a welded Type 304 stainless steel enclosure with a stainless steel belt',
  ],
  descriptions: ['Freezes product on a belt that winds up a drum in a cold, small room.'],
  uses: ['bakeries', 'poultry plants', 'ready meals', 'ice cream plants'],
  limitations: [
    'The floor below it is insulated and heated against frost.',
    'Ammonia rooms follow IIAR 2.',
    'It thaws and is washed between shifts; leave the time for it.',
  ],
  attributes: [
    ...tabled('hourlyOutput coolingCapacity', null, freezers),
    ...tabled('motorPower', 'NEMA MG 1', freezers),
    ...tabled('width height', null, freezers),
    washdown,
    chosen('materialType', 'ASTM A240', 'Type 304'),
  ],
  series: freezers,
  standards: ['NSF/ANSI/3-A 14159-1', 'ANSI/IIAR 2', 'NFPA 79', '21 CFR 117'],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    option('Output', '1,000 lb/h', '2,500 lb/h', '5,000 lb/h', '10,000 lb/h'),
    option('Refrigerant', 'Ammonia', 'Carbon dioxide'),
    option('Lead time', '40 weeks'),
    warranty,
  ],
};

const retorts = derived(table('diameter length', [52, 8], [60, 14], [72, 20], [84, 26]), (line) => ({
  tankVolume: toNearest(
    (Math.PI * (numberIn(line, 'diameter') / 2) ** 2 * numberIn(line, 'length') * 12) / 231,
    10,
  ),
}));
const retort: ProductKind = {
  noun: 'Retort sterilizer',
  materials: [
    'an SA-516 Grade 70 steel shell, epoxy coated, with a quick-opening door',
    'a Type 316L stainless steel shell with a quick-opening door',
  ],
  descriptions: ['Sterilizes filled cans and pouches with steam or hot water under overpressure.'],
  uses: ['canneries', 'pet food plants', 'baby food plants', 'beverage plants'],
  limitations: [
    'A process authority files the schedule for each product.',
    'The door cannot open while the shell is under pressure.',
    'Instruments are checked against a reference each year.',
  ],
  attributes: [
    ...tabled('diameter length tankVolume', null, retorts),
    measured('pressure', 'ASME BPVC VIII', 65),
    measured('serviceTemperature', 'ASME BPVC VIII', 295),
    chosen('configuration', null, 'Saturated steam', 'Water spray', 'Steam and air, agitating'),
  ],
  series: retorts,
  standards: ['ASME BPVC Section VIII, Division 1', '21 CFR 113', 'NFPA 79'],
  programs: ['asme-stamp', 'etl', 'iso-9001'],
  options: [
    option('Process', 'Saturated steam', 'Water spray', 'Steam and air, agitating'),
    option('Lead time', '32 weeks'),
    warranty,
  ],
};

/** Dough weighs 9.4 lb a gallon and fills half of its bowl. */
const mixers = derived(table('batchSize', [200], [400], [800], [1300], [2000]), (line) => {
  const batch = numberIn(line, 'batchSize');
  return { tankVolume: toNearest(batch / 9.4 / 0.5, 5), motorPower: motorFor(batch / 20) };
});
const mixer: ProductKind = {
  noun: 'Dough mixer',
  materials: [
    'a Type 304 stainless steel bowl with a refrigerated jacket and a cast iron gearbox',
    'a Type 304 stainless steel bowl on a removable carriage with a spiral hook',
  ],
  descriptions: ['Kneads bread, bun or cracker dough in batches and keeps it cool.'],
  uses: ['bakeries', 'pizza plants', 'tortilla plants', 'cracker plants'],
  limitations: [
    'Flour dust is a combustible dust; intake and vents follow the analysis.',
    'The bowl does not turn while its guard is open.',
    'Lubricants within reach of product are registered as H1.',
  ],
  attributes: [
    ...tabled('batchSize tankVolume', null, mixers),
    ...tabled('motorPower', 'NEMA MG 1', mixers),
    chosen('configuration', null, 'Horizontal, tilting bowl', 'Spiral, removable bowl'),
    chosen('voltage', 'NFPA 79', '208 V', '230 V', '460 V'),
    chosen('ingressProtection', 'IEC 60529', 'IP65', 'IP66'),
    chosen('materialType', 'ASTM A240', 'Type 304'),
  ],
  series: mixers,
  standards: ['ANSI/ASB Z50.2', 'NFPA 79', 'NFPA 660', '21 CFR 117'],
  programs: ['etl', 'csa', 'iso-9001'],
  options: [
    sizes('Batch', mixers, 'batchSize', 'lb'),
    option('Jacket', 'None', 'Glycol', 'Direct expansion'),
    option('Lead time', '20 weeks'),
    warranty,
  ],
};

/** Pipes are cleaned at 5 ft/s or more. */
const skids = derived(
  table('diameter pressure tankVolume', [1.5, 60, 100], [2, 60, 200], [2.5, 60, 300], [3, 60, 500]),
  (line) => {
    const flowRate = toNearest(2.448 * numberIn(line, 'diameter') ** 2 * 5.5, 5);
    return { flowRate, motorPower: motorFor((flowRate * 60) / 1714 / 0.55) };
  },
);
const cleanInPlace: ProductKind = {
  noun: 'Clean-in-place skid',
  materials: ['Type 316L stainless steel tanks, tube and pump on a welded frame'],
  descriptions: ['Rinses, washes and sanitizes tanks and lines in place, and records each cycle.'],
  uses: ['dairies', 'breweries', 'beverage plants', 'sauce plants'],
  limitations: [
    'Lines are cleaned at 5 feet per second or more; larger ones need a larger skid.',
    'Caustic and acid are stored apart.',
    'Equipment of raw product zones is not moved to ready-to-eat zones.',
  ],
  attributes: [
    ...tabled('flowRate diameter pressure tankVolume', null, skids),
    ...tabled('motorPower', 'NEMA MG 1', skids),
    polish,
    washdown,
    chosen('materialType', 'ASTM A240', 'Type 316L'),
  ],
  series: skids,
  standards: ['3-A 00-01', 'NSF/ANSI/3-A 14159-1', 'UL 508A', '21 CFR 117'],
  programs: ['etl', 'ul-listed', 'iso-9001'],
  options: [
    option('Tanks', 'Single use', '2, recovery', '3, recovery'),
    sizes('Line', skids, 'diameter', 'in'),
    option('Lead time', '18 weeks'),
    warranty,
  ],
};

export const foodEquipment: SectionDeclaration = {
  number: '451500',
  descriptions: [
    'Mixes, cooks, cools or sterilizes food on a line that is cleaned in place.',
    'Freezes product on a belt that winds within a small floor area.',
    'Sterilizes filled containers with steam under pressure.',
  ],
  uses: ['bakeries', 'dairies', 'meat plants', 'beverage plants', 'central kitchens'],
  limitations: [
    'Equipment in raw product zones shall not be moved to ready-to-eat zones.',
    'Lubricants within reach of product shall be registered as H1.',
    'Hollow tube frames are not accepted unless fully welded shut.',
    'Chlorinated cleaners above 200 parts per million pit Type 304 steel.',
  ],
  standards: [
    '3-A 00-01',
    'NSF/ANSI/3-A 14159-1',
    'ANSI/ASB Z50.2',
    'ASME BPVC Section VIII, Division 1',
    'NFPA 79',
    '21 CFR 117',
  ],
  programs: ['etl', 'asme-stamp', 'ul-listed', 'csa', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcElectricAppliance', host: 'floor' },
  assembly: 'Food Processing Equipment',
  sheetPrefix: 'FPE',
  related: ['096723', '421300', '412123', '262416', '432100'],
  installation: [
    'Set machines on adjustable feet with 6 inches clear above the floor, or seal the base to it.',
    'Keep 18 inches from walls and 36 inches between machines for cleaning.',
    'Weld product lines by orbital process with purge gas and inspect one weld in ten by borescope.',
    'Slope product lines 1/8 inch per foot to drain points.',
    'Run a clean-in-place cycle with riboflavin and accept no residue under ultraviolet light.',
  ],
  kinds: [kettle, freezer, retort, mixer, cleanInPlace],
};
