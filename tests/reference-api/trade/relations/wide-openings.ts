import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Access doors, coiling and sectional doors, automatic entrances and skylights. */
export const wideOpeningRelations: readonly Relation[] = [
  {
    name: 'access doors come in the sizes that makers stock',
    sections: ['0831'],
    nouns: /^(?!floor)/i,
    holds: (product) =>
      both(
        product,
        ['width', 'height'],
        (width, height) =>
          [8, 12, 18, 24].includes(width) && (height === width || (width === 24 && height === 36)),
      ),
  },
  {
    name: 'only a fire-rated access door has a label, in the steps of UL 10B, and it latches by itself',
    sections: ['0831'],
    holds: (product) => {
      const label = textOf(product, 'fireProtectionRating');
      return /fire/i.test(product.noun)
        ? ['3/4 hour', '1 hour', '1-1/2 hours', '3 hours'].includes(label ?? '') &&
            /self-latching/.test(textOf(product, 'hardwareFunction') ?? '')
        : label === null;
    },
  },
  {
    name: 'only a floor door carries people',
    sections: ['0831'],
    holds: (product) => (numberOf(product, 'liveLoad') !== null) === /floor/i.test(product.noun),
  },
  {
    name: 'stainless doors are brushed, steel doors painted',
    sections: ['0831'],
    holds: (product) => {
      const [metal, finish] = [textOf(product, 'materialType'), textOf(product, 'finish')];
      return metal === null || finish === null ? null : /stainless/.test(metal) === /No\. 4/.test(finish);
    },
  },
  {
    name: 'fire-rated coiling doors are labeled in the steps of UL 10B, other coiling doors not',
    sections: ['0833'],
    holds: (product) => {
      const label = textOf(product, 'fireProtectionRating');
      return /fire/i.test(product.noun) ? /^(?:45|60|90|180|240) minutes$/.test(label ?? '') : label === null;
    },
  },
  {
    name: 'a high-performance door opens at 24 inches a second and more, by motor',
    sections: ['0833'],
    nouns: /high-performance/i,
    holds: (product) =>
      textOf(product, 'operation') === 'motor' && ((numberOf(product, 'speed') ?? 0) * 12) / 60 >= 24,
  },
  {
    name: 'grilles and shutters keep out no wind and no cold',
    sections: ['0833'],
    nouns: /grille|shutter/i,
    holds: (product) =>
      numberOf(product, 'designPressure') === null && numberOf(product, 'thermalResistance') === null,
  },
  {
    name: 'large openings leak 1.3 cfm per square foot at most (IECC)',
    sections: ['0833', '0836', '0842'],
    holds: (product) => {
      const air = product.attributes.find(({ key }) => key === 'airLeakage');
      return air === undefined || air.standard === 'UL 1784' || typeof air.value !== 'number'
        ? null
        : air.value <= 1.3;
    },
  },
  {
    name: 'the U-factor of a foamed section is the inverse of its R-value, 8.75 to the inch',
    sections: ['0836'],
    nouns: /insulated|broken|impact/i,
    holds: (product) =>
      both(
        product,
        ['thermalResistance', 'uFactor'],
        (r, u) =>
          Math.abs(1 / r - u) < 0.0006 && Math.abs(r / (numberOf(product, 'thickness') ?? 1) - 8.75) < 0.1,
      ),
  },
  {
    name: 'glass insulates a sectional door by its lites',
    sections: ['0836'],
    nouns: /full-view/i,
    holds: (product) => {
      const [glass, u] = [textOf(product, 'glazingType'), numberOf(product, 'uFactor')];
      return glass === null || u === null
        ? null
        : glass === 'insulating glass'
          ? u < 0.7
          : glass === 'tempered glass'
            ? u > 1
            : u > 0.7 && u < 1;
    },
  },
  {
    name: 'only an impact-rated door has a missile, with 45 psf and more',
    sections: ['0836'],
    holds: (product) => {
      const isRated = /impact/i.test(product.noun);
      return (
        (textOf(product, 'impactClass') !== null) === isRated &&
        (!isRated || (numberOf(product, 'designPressure') ?? 0) >= 45)
      );
    },
  },
  {
    name: 'sectional doors are 1-3/8 to 3 inches thick',
    sections: ['0836'],
    holds: oneOf('thickness', 1.375, 1.625, 1.75, 2, 3),
  },
  {
    name: 'springs are made for 10,000 to 100,000 cycles',
    sections: ['0836'],
    holds: number('cycles', (cycles) => cycles >= 10_000 && cycles <= 100_000),
  },
  {
    name: 'a door for people clears 32 inches at least (ICC A117.1)',
    sections: ['0842'],
    holds: number('clearOpening', (inches) => inches >= 32),
  },
  {
    name: 'what breaks out or is pushed by hand opens with 50, 15 or 5 lbf',
    sections: ['0842'],
    holds: oneOf('operatingForce', 50, 15, 5),
  },
  {
    name: 'only a door of glass leaks air; an operator does not',
    sections: ['0842'],
    holds: (product) => (numberOf(product, 'airLeakage') === null) === /operator/i.test(product.noun),
  },
  {
    name: 'a wider door takes a lighter leaf at the same operator',
    sections: ['0842'],
    nouns: /operator/i,
    holds: (product) =>
      both(
        product,
        ['width', 'doorWeight'],
        (inches, pounds) => pounds === { 36: 350, 42: 250, 48: 150 }[inches],
      ),
  },
  {
    name: 'a single panel clears 48 inches at most, two or four more',
    sections: ['0842'],
    nouns: /sliding automatic|folding/i,
    holds: (product) => {
      const [panels, clear] = [textOf(product, 'operation'), numberOf(product, 'clearOpening')];
      return panels === null || clear === null ? null : /single|two/.test(panels) === clear <= 48;
    },
  },
  {
    name: 'skylights let in no more than 2.2 times as much light as heat',
    sections: ['0862'],
    holds: (product) =>
      both(
        product,
        ['visibleTransmittance', 'solarHeatGain'],
        (light, heat) => light / heat <= 2.2 && light > 0.05,
      ),
  },
  {
    name: 'glass skylights insulate better than domes, panels of aerogel better than both',
    sections: ['0862'],
    holds: (product) => {
      const [glazing, u] = [textOf(product, 'glazingType'), numberOf(product, 'uFactor')];
      if (glazing === null || u === null) return null;
      return /aerogel/.test(glazing) ? u <= 0.15 : /dome/.test(glazing) ? u >= 0.6 : u > 0.2 && u <= 0.5;
    },
  },
  {
    name: 'a wider tube lights more floor',
    sections: ['0862'],
    nouns: /tubular/i,
    holds: (product) =>
      both(
        product,
        ['diameter', 'coverageArea'],
        (inches, feet) => feet === { 10: 150, 14: 250, 21: 400 }[inches],
      ),
  },
  {
    name: 'a sectional door is tested for as many cycles as one of its springs lasts',
    sections: ['0836'],
    holds: (product) => {
      const springs = product.options.find(({ name }) => name === 'Springs');
      const cycles = numberOf(product, 'cycles');
      return springs === undefined || cycles === null
        ? null
        : springs.values.some(({ text }) => text === `${cycles.toLocaleString('en-US')} cycles`);
    },
  },
];
