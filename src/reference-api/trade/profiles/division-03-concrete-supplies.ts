import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  content,
  fixed,
  leadTime,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/profiles/profile-entries.ts';

const noObject = {
  category: 'Generic Models',
  ifcClass: 'IfcBuildingElementPart',
  host: 'unhosted',
} as const;

export const fiber: ProductKind = {
  noun: 'Macrosynthetic fiber',
  materials: ['embossed polypropylene fibers in water-soluble bags'],
  descriptions: ['Holds cracks tight in slabs and replaces the welded wire that controls shrinkage.'],
  uses: ['slabs on grade', 'composite metal decks', 'shotcrete', 'toppings'],
  limitations: [
    'Fibers are not a substitute for reinforcement that carries load.',
    'Expect 1 to 2 inches less slump; add a water reducer, not water.',
    'Some fibers show on a broom finish; bury them with a bull float.',
  ],
  attributes: [
    measured('fiberLength', 'ASTM D7508', 1.5, 2.1, 0.1),
    measured('dosage', null, 3, 7.5, 1.5),
    measured('residualStrength', 'ASTM C1609', 80, 190, 5),
    measured('tensileStrength', 'ASTM D7508', 85000, 95000, 5000),
    chosen('grade', 'ASTM C1116', 'Type III'),
  ],
  series: table('dosage residualStrength', [3, 80], [4.5, 115], [6, 150], [7.5, 190]),
  standards: cited('ASTM C1116', 'ASTM C1609', 'ASTM D7508', 'ACI 301'),
  programs: ['icc-es', 'iso-9001'],
  epd: null,
  hpd: [
    content('Polypropylene', '9003-07-0', 'Fiber', 97, 99, 'LT-UNK'),
    content('Polyethylene', '9002-88-4', 'Fiber', 1, 3, 'LT-UNK'),
  ],
  bim: noObject,
  options: [option('Bag', '3 lb', '5 lb'), option('Length', '1-1/2 in', '2.1 in'), leadTime('1 week')],
};

export const inhibitor: ProductKind = {
  noun: 'Corrosion-inhibiting admixture',
  materials: ['calcium nitrite in a water-based solution'],
  descriptions: ['Keeps reinforcement passive where salt reaches it.'],
  uses: ['parking structures', 'marine piers', 'bridge decks', 'slabs in deicing salt'],
  limitations: [
    'It shortens setting time; use a retarder or a neutral-set grade in hot weather.',
    'Count its water in the water-cement ratio.',
    'It does not replace cover, low permeability or curing.',
  ],
  attributes: [
    measured('nitriteContent', 'ASTM C1582', 30, 33, 1),
    measured('liquidDosage', null, 2, 6, 1),
    measured('chlorideThreshold', null, 6, 16, 0.1),
    chosen('grade', 'ASTM C494', 'Type C, accelerating', 'Type S, neutral set'),
    measured('density', null, 79, 81, 1),
  ],
  series: table('liquidDosage chlorideThreshold', [2, 6], [3, 9.9], [4, 13], [5, 15], [6, 16]),
  standards: cited('ASTM C1582', 'ASTM C494', 'ACI 318'),
  programs: ['iso-9001'],
  epd: null,
  hpd: [
    content('Water', '7732-18-5', 'Solvent', 64, 68, 'BM-4'),
    content('Calcium nitrite', '13780-06-8', 'Inhibitor', 30, 33, 'LT-UNK'),
    content('Calcium nitrate', '10124-37-5', 'Accelerator', 1, 3, 'LT-UNK'),
  ],
  bim: noObject,
  options: [option('Pack', '55-gallon drum', '275-gallon tote', 'Bulk'), leadTime('1 week')],
};

export const curing: ProductKind = {
  noun: 'Curing compound',
  materials: ['water-based hydrocarbon resin emulsion'],
  descriptions: ['Seals in mixing water for the first week with one pass of a sprayer.'],
  uses: ['slabs on grade', 'pavements', 'formed walls after stripping'],
  limitations: [
    'Remove it before adhesives, coatings or toppings are placed.',
    'Do not apply it while bleed water stands on the surface.',
    'Keep it from freezing.',
  ],
  attributes: [
    chosen('grade', 'ASTM C309', 'Type 1, Class B', 'Type 1-D, Class B', 'Type 2, Class B'),
    measured('waterLoss', 'ASTM C156', 0.06, 0.11, 0.01),
    fixed('coverageRate', null, 200),
    measured('solidsByVolume', 'ASTM D2697', 20, 28, 2),
    measured('dryFilmThickness', null, 1.6, 2.3, 0.1),
    measured('vocContent', 'ASTM D3960', 20, 100, 10),
  ],
  agree: (values) => ({
    dryFilmThickness: Number(
      ((16.04 * numberIn(values, 'solidsByVolume')) / numberIn(values, 'coverageRate')).toFixed(1),
    ),
  }),
  standards: cited('ASTM C309', 'ASTM C156', 'ASTM D2697', 'ASTM D3960', 'ACI 308.1', 'SCAQMD Rule 1113'),
  programs: ['cdph', 'iso-9001'],
  epd: null,
  hpd: [
    content('Water', '7732-18-5', 'Carrier', 70, 80, 'BM-4'),
    content('Hydrocarbon resin', '64742-16-1', 'Film former', 18, 26, 'LT-UNK'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 0, 2, 'LT-1'),
  ],
  bim: noObject,
  options: [
    option('Type', 'Clear', 'Clear with fugitive dye', 'White-pigmented'),
    option('Pack', '5-gallon pail', '55-gallon drum'),
    leadTime('3 days'),
  ],
};
