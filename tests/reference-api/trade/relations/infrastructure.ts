import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

export const infrastructureRelations: readonly Relation[] = [
  {
    name: 'Category 6 is 250 MHz, Category 6A 500 MHz (ANSI/TIA-568.2)',
    sections: ['2715'],
    holds: (product) => {
      const [category, bandwidth] = [textOf(product, 'cableCategory'), numberOf(product, 'bandwidth')];
      if (category === null || bandwidth === null) return null;
      return bandwidth === (category === 'Category 6A' ? 500 : 250);
    },
  },
  {
    name: 'fiber has no copper category',
    sections: ['2715'],
    nouns: /fiber/i,
    holds: (product) => textOf(product, 'cableCategory') === null,
  },
  {
    name: 'a rack unit is 1-3/4 in (EIA/ECA-310)',
    sections: ['2711'],
    holds: (product) => both(product, ['rackUnits', 'height'], (units, height) => height >= units * 1.75),
  },
  {
    name: 'rail weighs a third of its number in pounds a foot: 115 RE is 38.3 lb/ft',
    sections: ['3411'],
    nouns: /tee rail/i,
    holds: (product) => {
      const [section, weight] = [textOf(product, 'railSection'), numberOf(product, 'weightPerLength')];
      if (section === null || weight === null) return null;
      return Math.abs(weight - Number.parseInt(section, 10) / 3) <= 0.7;
    },
  },
  {
    name: 'a higher frog number is passed faster',
    sections: ['3411'],
    nouns: /turnout/i,
    holds: (product) =>
      both(
        product,
        ['frogNumber', 'designSpeed'],
        (frog, speed) => speed >= frog * 1.8 && speed <= frog * 2.3,
      ),
  },
  {
    name: 'a tank holds what its diameter and height hold',
    sections: ['4341'],
    holds: (product) => {
      const [volume, diameter] = [numberOf(product, 'tankVolume'), numberOf(product, 'diameter')];
      const height = numberOf(product, 'height');
      if (volume === null || diameter === null || height === null) return null;
      return Math.abs(volume / ((Math.PI * (diameter / 2) ** 2 * height) / 231) - 1) <= 0.05;
    },
  },
  {
    name: 'only pressure vessels hold more than a pound',
    sections: ['4341'],
    holds: (product) => {
      const pressure = numberOf(product, 'pressure');
      return pressure === null ? null : /receiver|hydropneumatic/i.test(product.noun) || pressure < 1;
    },
  },
  {
    name: 'sprinklers open at the listed temperatures (UL 199)',
    sections: ['2113'],
    holds: oneOf('activationTemperature', 135, 155, 165, 175, 200, 286),
  },
  {
    name: 'a standard sprinkler covers 225 sq ft at most (NFPA 13)',
    sections: ['2113'],
    nouns: /pendent|sidewall/i,
    holds: number('coverageArea', (area) => area <= 225),
  },
  {
    name: 'K 5.6 has a half-inch orifice, K 8.0 three quarters',
    sections: ['2113'],
    nouns: /pendent|sidewall/i,
    holds: (product) =>
      both(product, ['kFactor', 'diameter'], (factor, inches) => inches === (factor > 6 ? 0.75 : 0.5)),
  },
  {
    name: 'a brighter strobe covers a larger room (NFPA 72)',
    sections: ['2846'],
    nouns: /strobe/i,
    holds: (product) =>
      numberOf(product, 'coverageArea') ===
      ({ '15 cd': 400, '30 cd': 784, '75 cd': 2025, '110 cd': 2916 }[textOf(product, 'candela') ?? ''] ?? 0),
  },
  {
    name: 'a pull station is operated with 5 lbf at most (ADA 309)',
    sections: ['2846'],
    holds: number('operatingForce', (force) => force <= 5),
  },
  {
    name: 'watts of a module = area × 1,000 W/sq m × efficiency',
    sections: ['4814'],
    nouns: /module/i,
    holds: (product) => {
      const [length, width] = [numberOf(product, 'unitLength'), numberOf(product, 'width')];
      const [watts, efficiency] = [
        numberOf(product, 'moduleWatts'),
        numberOf(product, 'conversionEfficiency'),
      ];
      if (length === null || width === null || watts === null || efficiency === null) return null;
      return Math.abs(watts - ((length * width) / 144) * 0.092903 * 10 * efficiency) <= 2.51;
    },
  },
  {
    name: 'inverters make no current of their own from wind or light below 90 percent',
    sections: ['4814', '4815'],
    nouns: /inverter/i,
    holds: number('conversionEfficiency', (share) => share >= 94 && share < 99),
  },
  {
    name: 'a rotor makes no more than 45 percent of the power of the wind',
    sections: ['4815'],
    nouns: /horizontal/i,
    holds: (product) =>
      both(
        product,
        ['rotorDiameter', 'powerOutput'],
        (inches, kilowatts) =>
          kilowatts * 1000 <= 0.45 * 0.5 * 1.225 * Math.PI * (inches * 0.0127) ** 2 * 11 ** 3,
      ),
  },
  {
    name: 'interlocking concrete pavers have 8,000 psi and absorb 5 percent at most (ASTM C936)',
    sections: ['3214'],
    nouns: /concrete|permeable/i,
    holds: (product) =>
      (numberOf(product, 'compressiveStrength') ?? 0) >= 8000 &&
      (numberOf(product, 'waterAbsorption') ?? 0) <= 5,
  },
  {
    name: 'pavers for vehicles are thicker than those for feet',
    sections: ['3214'],
    nouns: /concrete|sett/i,
    holds: (product) => {
      const [load, thickness] = [textOf(product, 'loadClass'), numberOf(product, 'thickness')];
      if (load === null || thickness === null) return null;
      return load === 'Vehicular' ? thickness >= 3.125 : thickness < 3;
    },
  },
  {
    name: 'only permeable paving states infiltration among unit pavers',
    sections: ['3214'],
    holds: (product) =>
      numberOf(product, 'infiltrationRate') === null ? null : /permeable/i.test(product.noun),
  },
  {
    name: 'larger plastic pipe is less stiff, and weighs less than concrete',
    sections: ['3342'],
    nouns: /corrugated polyethylene/i,
    holds: (product) =>
      both(product, ['diameter', 'weightPerLength'], (inches, weight) => weight / inches < 1),
  },
  {
    name: 'concrete pipe has a class of ASTM C76',
    sections: ['3342'],
    nouns: /concrete/i,
    holds: oneOf('loadClass', 'Class I', 'Class II', 'Class III', 'Class IV', 'Class V'),
  },
  {
    name: 'trench drains have a class of EN 1433',
    sections: ['3342'],
    nouns: /trench/i,
    holds: oneOf('loadClass', 'A 15', 'B 125', 'C 250', 'D 400', 'E 600', 'F 900'),
  },
  {
    name: 'the tail of a cantilever gate is half of its opening',
    sections: ['3231'],
    nouns: /gate/i,
    holds: (product) =>
      both(product, ['clearWidth', 'counterbalance'], (opening, tail) => tail === opening / 2),
  },
  {
    name: 'wall and diameter of a pipe bollard are those of Schedule 40',
    sections: ['3233'],
    nouns: /bollard/i,
    holds: (product) =>
      both(
        product,
        ['outsideDiameter', 'wallThickness'],
        (inches, wall) =>
          new Map([
            [4.5, 0.237],
            [6.625, 0.28],
            [8.625, 0.322],
          ]).get(inches) === wall,
      ),
  },
  {
    name: 'hydraulic elevators run 150 fpm at most, and floors are 8 ft apart at least',
    sections: ['1424'],
    holds: (product) => {
      const [travel, stops] = [numberOf(product, 'travel'), numberOf(product, 'stops')];
      if (travel === null || stops === null) return null;
      return (numberOf(product, 'speed') ?? 0) <= 150 && travel / (stops - 1) >= 8;
    },
  },
  {
    name: 'elevator doors are 36 in clear or more (ADA 407)',
    sections: ['1424'],
    holds: number('clearOpening', (opening) => opening >= 36),
  },
  {
    name: 'frames of metal buildings are of 55 ksi plate, cold-formed ones of 50 ksi sheet',
    sections: ['1334'],
    holds: (product) => {
      const strength = numberOf(product, 'yieldStrength');
      return strength === null ? null : strength === (/storage/i.test(product.noun) ? 50 : 55);
    },
  },
];
