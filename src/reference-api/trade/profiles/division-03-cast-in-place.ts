import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { curing, fiber, inhibitor } from '#src/reference-api/trade/profiles/division-03-concrete-supplies.ts';
import { lowCarbon, readyMixed } from '#src/reference-api/trade/profiles/division-03-concrete-mixes.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const castInPlace = sectionOfKinds(
  {
    number: '033000',
    tradeNames: ['Quarrymix', 'Lowcrete', 'Evenset', 'StoutFiber', 'Slowburn', 'Duraset', 'CureVeil'],
    descriptions: [
      'Forms footings, walls, slabs and frames in one piece on the site.',
      'Lowers embodied carbon by replacing up to half of the cement with supplementary materials.',
      'Controls plastic and drying shrinkage so that joints can be spaced farther apart.',
    ],
    uses: [
      'footings and foundation walls',
      'slabs on grade',
      'suspended slabs',
      'shear walls',
      'equipment pads',
    ],
    limitations: [
      'High slag content slows strength gain and needs longer curing below 50 degrees F.',
      'Fibers are not a substitute for reinforcement that carries load.',
      'Do not use calcium chloride accelerators in reinforced concrete.',
      'Floors to receive resilient flooring need a moisture test after drying.',
    ],
    standards: cited(
      'ACI 301',
      'ACI 318',
      'ASTM C94',
      'ASTM C39',
      'ASTM C143',
      'ASTM C231',
      'ASTM C33',
      'ASTM C595',
      'ASTM C309',
      'ASTM C494',
      'ASTM C1116',
      'ASTM C138',
      'ASTM C989',
      'ASTM C618',
      'ASTM C1609',
      'ASTM D7508',
      'ASTM C1582',
      'ASTM C156',
      'ACI 308.1',
      'ISO 21930',
    ),
    programs: ['icc-es', 'recycled', 'declare', 'baba', 'iso-9001'],
    epd: declared('1 m3', 2350, [170, 450], 'NSF PCR for Concrete v2.2'),
    hpd: readyMixed.hpd ?? null,
    bim: { category: 'Floors', ifcClass: 'IfcSlab', host: 'floor' },
    assembly: 'Cast-in-Place Concrete',
    sheetPrefix: 'CIP',
    related: ['034500', '042200', '071326', '096723'],
    installation: [
      'Verify forms, reinforcement and embedded items before each placement.',
      'Place concrete in lifts no deeper than 24 inches and consolidate each with internal vibration.',
      'Saw contraction joints within 12 hours of finishing, one-quarter of the slab depth.',
      'Cure for seven days with moisture, sheeting or compound.',
      'Mold one set of cylinders for each 100 cubic yards and test at 7 and 28 days.',
    ],
  },
  [readyMixed, lowCarbon, fiber, inhibitor, curing],
);
