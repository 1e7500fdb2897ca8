import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

export const lightingRelations: readonly Relation[] = [
  {
    name: 'watts = lumens / efficacy',
    sections: ['2651', '2656'],
    holds: (product) => {
      const [flux, efficacy] = [numberOf(product, 'luminousFlux'), numberOf(product, 'efficacy')];
      const watts = numberOf(product, 'powerInput');
      return flux === null || efficacy === null || watts === null
        ? null
        : Math.abs(watts - flux / efficacy) <= 0.51;
    },
  },
  {
    name: 'an exit sign states no lumens, and ninety minutes of operation (UL 924)',
    sections: ['2651'],
    nouns: /exit/i,
    holds: (product) =>
      numberOf(product, 'luminousFlux') === null && numberOf(product, 'emergencyTime') === 90,
  },
  {
    name: 'legends of exit signs are red or green, 6 in high (UL 924)',
    sections: ['2651'],
    nouns: /exit/i,
    holds: (product) =>
      ['Red', 'Green'].includes(textOf(product, 'legendColor') ?? '') &&
      numberOf(product, 'characterHeight') === 6,
  },
  {
    name: 'color temperature is nominal (ANSI C78.377)',
    sections: ['2651', '2656'],
    holds: oneOf('colorTemperature', 2200, 2700, 3000, 3500, 4000, 5000),
  },
  {
    name: 'color rendering is sold as 80, 90 or 95',
    sections: ['2651'],
    holds: oneOf('colorRendering', 80, 90, 95),
  },
  {
    name: 'a larger downlight gives more light',
    sections: ['2651'],
    nouns: /downlight/i,
    holds: (product) =>
      both(product, ['diameter', 'luminousFlux'], (inches, lumens) =>
        inches >= 6 ? lumens >= 2000 : lumens <= 1500,
      ),
  },
  {
    name: 'outdoor luminaires are sealed to IP65 at least, in-grade ones to IP67',
    sections: ['2656'],
    holds: (product) => {
      const sealed = textOf(product, 'ingressProtection');
      if (sealed === null) return null;
      return Number(sealed.slice(2)) >= (/in-grade/i.test(product.noun) ? 67 : 65);
    },
  },
  {
    name: 'a pole gives no light, and its steel is of ASTM A595 (46 or 55 ksi)',
    sections: ['2656'],
    nouns: /pole/i,
    holds: (product) =>
      numberOf(product, 'luminousFlux') === null &&
      [46, 55].includes(numberOf(product, 'yieldStrength') ?? 0),
  },
  {
    name: 'bollards are lower than 4 ft',
    sections: ['2656'],
    nouns: /bollard/i,
    holds: number('height', (height) => height <= 42),
  },
];
