import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

export const masonryRelations: readonly Relation[] = [
  {
    name: 'a block is 3/8 inch less than its nominal size',
    sections: ['0422'],
    holds: oneOf('thickness', 3.625, 5.625, 7.625, 9.625, 11.625),
  },
  {
    name: 'a weight of ASTM C90 has its density: under 105, to 125, and above',
    sections: ['0422'],
    holds: (product) => {
      const [grade, density] = [textOf(product, 'densityClass'), numberOf(product, 'density')];
      if (grade === null || density === null) return null;
      return grade === (density <= 105 ? 'lightweight' : density < 125 ? 'medium weight' : 'normal weight');
    },
  },
  {
    name: 'loadbearing block has 2,000 psi (ASTM C90)',
    sections: ['0422'],
    holds: number('compressiveStrength', (psi) => psi >= 2000),
  },
  {
    name: 'a 4-hour rating needs a 12-inch block',
    sections: ['0422'],
    holds: (product) => {
      const [rating, thickness] = [textOf(product, 'fireRating'), numberOf(product, 'thickness')];
      return rating === null || thickness === null ? null : rating !== '4 hours' || thickness > 11;
    },
  },
  {
    name: 'SBS Type II is stronger and stays flexible in deeper cold than Type I',
    sections: ['075216'],
    nouns: /cap|torch|self/i,
    holds: (product) => {
      const isTypeTwo = textOf(product, 'classification') === 'Type II';
      return both(product, ['peakLoad', 'coldFlexibility'], (pounds, cold) =>
        isTypeTwo ? pounds >= 80 && cold <= -15 : pounds < 80 && cold >= -15,
      );
    },
  },
  {
    name: 'an air barrier lets 0.004 cfm per square foot through at most (ASTM E2178)',
    sections: ['0727', '0725', '0616'],
    holds: number('airPermeance', (cfm) => cfm <= 0.004),
  },
  {
    name: 'a vapor barrier has 0.1 perm at most, a vapor-permeable one 10 and more',
    sections: ['0727'],
    nouns: /vapor/i,
    holds: (product) => {
      const perms = numberOf(product, 'permeance');
      return perms === null
        ? null
        : /barrier$/i.test(product.noun) && /permeable/i.test(product.noun)
          ? perms >= 10
          : perms <= 0.1;
    },
  },
];
