import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { epd, facadeColors } from '#src/reference-api/trade/profiles/division-07-joint-sealants-kinds.ts';
import {
  chosen,
  content,
  fixed,
  leadTime,
  measured,
  option,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const acoustical: ProductKind = {
  noun: 'Acoustical sealant',
  materials: ['nonsag acrylic latex that does not harden'],
  descriptions: ['Quiets partitions by sealing the gaps at floor, ceiling and outlets.'],
  uses: ['partition perimeters', 'electrical boxes', 'classrooms', 'music rooms'],
  limitations: [
    'It is for concealed interior joints that hardly move.',
    'It carries no fire rating by itself; use a listed system in rated partitions.',
    'It is not suitable outdoors or under water.',
  ],
  attributes: [
    measured('soundTransmission', 'ASTM E90', 53, 56, 1),
    chosen('grade', 'ASTM C834', 'Type OP, Grade NF'),
    measured('shrinkage', 'ASTM C1241', 15, 30, 5),
    measured('vocContent', 'SCAQMD 1168', 5, 40, 5),
    measured('flameSpread', 'ASTM E84', 0, 10, 5),
    measured('cureTime', null, 24, 72, 24),
  ],
  standards: cited('ASTM C834', 'ASTM C919', 'ASTM E90', 'SCAQMD 1168'),
  programs: ['greenguard', 'indoor-advantage', 'cdph', 'declare'],
  epd: epd([1.1, 2.2]),
  hpd: [
    content('Calcium carbonate', '471-34-1', 'Filler', 45, 60, 'BM-3'),
    content('Acrylic copolymer', '25133-97-5', 'Polymer', 18, 30, 'LT-UNK'),
    content('Water', '7732-18-5', 'Carrier', 12, 22, 'BM-4'),
  ],
  options: [
    option('Color', ['White', '#f0f0ec'], ['Gray', '#8d9193']),
    option('Package', '28 fl oz cartridge', '5 gal pail'),
    leadTime('Stock'),
  ],
};

export const strip: ProductKind = {
  noun: 'Preformed silicone strip',
  materials: ['cured silicone strip bonded with silicone sealant'],
  descriptions: ['Bridges failed or wide joints with a flat strip that needs no removal of the old sealant.'],
  uses: ['remedial work', 'window perimeters', 'joints too wide for sealant', 'transitions to air barriers'],
  limitations: [
    'It needs 3/8 inch of bond on each side.',
    'It cannot be painted.',
    'It is not suitable for traffic.',
  ],
  attributes: [
    measured('movementCapability', 'ASTM C1518', 100, 200, 50),
    measured('width', null, 1, 6, 1),
    measured('thickness', null, 0.08, 0.12, 0.04),
    measured('hardness', 'ASTM C661', 20, 35, 5),
    measured('elongation', 'ASTM D412', 400, 600, 100),
    measured('serviceTemperature', null, 250, 300, 50),
    measured('warranty', null, 10, 20, 10),
  ],
  standards: cited('ASTM C1518', 'ASTM C1193', 'ASTM C661'),
  programs: ['swri', 'cdph'],
  epd: null,
  options: [
    facadeColors,
    option('Width', '1 in', '1-1/2 in', '2 in', '3 in', '4 in', '6 in'),
    leadTime('2 weeks'),
    warranties('20 years'),
  ],
};

export const backerRod: ProductKind = {
  noun: 'Closed-cell backer rod',
  materials: ['extruded closed-cell polyethylene'],
  descriptions: ['Sets the depth of the sealant and keeps it from bonding to the bottom of the joint.'],
  uses: ['facade joints', 'floor joints', 'window perimeters'],
  limitations: [
    'Choose a rod a quarter wider than the joint; a punctured rod blows bubbles into the sealant.',
    'It is not suitable behind hot-applied sealants.',
  ],
  attributes: [
    measured('diameter', 'ASTM C1330', 0.25, 2, 0.125),
    measured('density', 'ASTM D1622', 1.5, 2.5, 0.5),
    measured('tensileStrength', 'ASTM D1623', 25, 45, 5),
    measured('waterAbsorption', 'ASTM C1016', 0.03, 0.05, 0.01),
    fixed('serviceTemperature', null, 160),
  ],
  series: [0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 2].map((diameter) => ({ diameter })),
  standards: cited('ASTM C1330', 'ASTM C1193', 'ASTM C1016'),
  programs: ['cdph'],
  epd: null,
  hpd: [
    content('Polyethylene', '9002-88-4', 'Foam', 94, 98, 'LT-UNK'),
    content('Isobutane', '75-28-5', 'Blowing agent', 0.5, 3, 'LT-P1'),
  ],
  options: [
    option(
      'Diameter',
      '1/4 in',
      '3/8 in',
      '1/2 in',
      '5/8 in',
      '3/4 in',
      '7/8 in',
      '1 in',
      '1-1/4 in',
      '1-1/2 in',
      '2 in',
    ),
    leadTime('Stock'),
  ],
};
