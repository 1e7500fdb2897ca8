import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

export const structureRelations: readonly Relation[] = [
  {
    name: 'A992 shapes yield at 50 ksi and break at 65',
    sections: ['0512'],
    nouns: /wide-flange|column/i,
    holds: (product) =>
      both(product, ['yieldStrength', 'metalTensileStrength'], (fy, fu) => fy === 50 && fu === 65),
  },
  {
    name: 'A500 Grade C yields at 50 ksi and breaks at 62',
    sections: ['0512'],
    nouns: /hollow structural/i,
    holds: (product) =>
      both(product, ['yieldStrength', 'metalTensileStrength'], (fy, fu) => fy === 50 && fu === 62),
  },
  {
    name: 'a W shape weighs what its name says',
    sections: ['0512'],
    nouns: /wide-flange|column/i,
    holds: (product) => {
      const [shape, weight] = [textOf(product, 'steelShape'), numberOf(product, 'weightPerLength')];
      return shape === null || weight === null ? null : Number(shape.split('x')[1]) === weight;
    },
  },
  {
    name: 'a W shape is about as deep as its name says',
    sections: ['0512'],
    nouns: /wide-flange|column/i,
    holds: (product) => {
      const [shape, depth] = [textOf(product, 'steelShape'), numberOf(product, 'depth')];
      return shape === null || depth === null
        ? null
        : Math.abs(Number(shape.replace('W', '').split('x')[0]) - depth) < 0.6;
    },
  },
  {
    name: 'A325 bolts have 120 ksi, A490 bolts 150 ksi and no zinc',
    sections: ['0512'],
    nouns: /bolt/i,
    holds: (product) => {
      const [grade, ksi] = [textOf(product, 'grade'), numberOf(product, 'metalTensileStrength')];
      if (grade === null || ksi === null) return null;
      const isStronger = grade === 'A490' || grade === 'F2280';
      return ksi === (isStronger ? 150 : 120) && (!isStronger || textOf(product, 'coating') === 'plain');
    },
  },
  {
    name: 'a guard is 42 inches high (IBC 1015)',
    sections: ['0552'],
    nouns: /railing|guardrail/i,
    holds: number('height', (inches) => inches >= 42),
  },
  {
    name: 'a handrail stands 34 to 38 inches high (IBC 1014)',
    sections: ['0552'],
    nouns: /handrail/i,
    holds: number('height', (inches) => inches >= 34 && inches <= 38),
  },
  {
    name: 'rails hold 200 lbf at a point and 50 lbf/ft (ASCE 7)',
    sections: ['0552'],
    holds: (product) =>
      both(product, ['concentratedLoad', 'lineLoad'], (point, line) => point >= 200 && line >= 50),
  },
  {
    name: 'a round handrail is 1-1/4 to 2 inches thick (ICC A117.1)',
    sections: ['0552'],
    nouns: /handrail/i,
    holds: number('outsideDiameter', (inches) => inches >= 1.25 && inches <= 2),
  },
  {
    name: 'pickets stand less than 4 inches apart',
    sections: ['0552'],
    nouns: /picket/i,
    holds: number('clearOpening', (inches) => inches < 4),
  },
  {
    name: 'wood sheathing has a core of wood, gypsum sheathing one of gypsum',
    sections: ['0616'],
    holds: (product) => {
      const core = textOf(product, 'coreType');
      return core === null ? null : core.startsWith('gypsum') === /gypsum|integral/i.test(product.noun);
    },
  },
  {
    name: 'gypsum sheathing of 5/8 inch is Type X, of 1/2 inch is not',
    sections: ['0616'],
    nouns: /gypsum|integral/i,
    holds: (product) => {
      const [core, thickness] = [textOf(product, 'coreType'), numberOf(product, 'thickness')];
      return core === null || thickness === null
        ? null
        : (core === 'gypsum Type X') === (thickness === 0.625);
    },
  },
  {
    name: 'wood sheathing is combustible, treated or not',
    sections: ['0616'],
    nouns: /plywood|strand|treated/i,
    holds: oneOf('combustibility', 'combustible'),
  },
  {
    name: 'untreated wood is Class C, treated wood Class A',
    sections: ['0616'],
    nouns: /plywood|strand|treated/i,
    holds: (product) => {
      const burns = textOf(product, 'surfaceBurningClass');
      return burns === null ? null : burns === (/treated/i.test(product.noun) ? 'Class A' : 'Class C');
    },
  },
];
