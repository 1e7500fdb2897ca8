import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const isPump = /fire pump$/i;

/** Pools, wheelchair lifts and fire pumps. */
export const specialWorkRelations: readonly Relation[] = [
  {
    name: 'a pool holds what its course, lanes and depth enclose',
    sections: ['1311'],
    nouns: /shell/i,
    holds: (product) => {
      const [length, lanes, depth, gallons] = ['poolLength', 'lanes', 'waterDepth', 'tankVolume'].map(
        (key) => numberOf(product, key) ?? 0,
      );
      return Math.abs((length ?? 0) * (lanes ?? 0) * 7.5 * (depth ?? 0) * 7.48 - (gallons ?? 0)) <= 51;
    },
  },
  {
    name: 'courses are 25 yards, 25 or 50 meters long',
    sections: ['1311'],
    nouns: /shell/i,
    holds: oneOf('poolLength', 75, 82, 164),
  },
  {
    name: 'only a shell stores water, only a filter has a flow',
    sections: ['1311'],
    holds: (product) =>
      (numberOf(product, 'tankVolume') !== null) === /shell/i.test(product.noun) &&
      (numberOf(product, 'flowRate') !== null) === /filter/i.test(product.noun),
  },
  {
    name: 'a filter passes its rate through its area, sand 20 gpm to the square foot at most (NSF 50)',
    sections: ['1311'],
    nouns: /filter/i,
    holds: (product) =>
      both(
        product,
        ['filterArea', 'filtrationRate'],
        (area, rate) => rate <= 20 && Math.abs(area * rate - (numberOf(product, 'flowRate') ?? 0)) < 1,
      ),
  },
  {
    name: 'the bed of a sand filter is as wide as its vessel',
    sections: ['1311'],
    nouns: /filter/i,
    holds: (product) =>
      textOf(product, 'configuration') === 'high-rate sand'
        ? both(
            product,
            ['diameter', 'filterArea'],
            (inches, area) => Math.abs(Math.PI * (inches / 24) ** 2 - area) < 0.1,
          )
        : null,
  },
  {
    name: 'a pool lift carries 300 lb, its seat 16 to 19 in. high and 18 in. under water (ADA 1009)',
    sections: ['1311'],
    nouns: /lift/i,
    holds: (product) =>
      both(
        product,
        ['submergedDepth', 'seatHeight'],
        (under, over) =>
          under >= 18 && over >= 16 && over <= 19 && (numberOf(product, 'loadCapacity') ?? 0) >= 300,
      ),
  },
  {
    name: 'platform lifts carry 750 lb on 18 square feet at 30 fpm at most (ASME A18.1)',
    sections: ['1442'],
    holds: (product) =>
      both(
        product,
        ['loadCapacity', 'platformArea'],
        (pounds, feet) => pounds <= 750 && feet <= 18 && (numberOf(product, 'speed') ?? 99) <= 30,
      ),
  },
  {
    name: 'vertical lifts rise 14 feet at most, unenclosed ones 5',
    sections: ['1442'],
    nouns: /vertical|enclosed/i,
    holds: (product) => {
      const feet = numberOf(product, 'travel');
      return feet === null ? null : feet <= (/enclosed/i.test(product.noun) ? 14 : 5);
    },
  },
  {
    name: 'a platform is as large as its sides',
    sections: ['1442'],
    nouns: /vertical|enclosed/i,
    holds: (product) => {
      const [, width, length] = /(\d+) by (\d+) in/.exec(textOf(product, 'configuration') ?? '') ?? [];
      return (
        Math.abs((Number(width) * Number(length)) / 144 - (numberOf(product, 'platformArea') ?? 0)) < 0.01
      );
    },
  },
  {
    name: 'screws and rams lift, racks and ropes climb a stair',
    sections: ['1442'],
    holds: (product) => {
      const drive = textOf(product, 'operation');
      return drive === null
        ? null
        : /screw|hydraulic/.test(drive) === /vertical|enclosed/i.test(product.noun);
    },
  },
  {
    name: 'fire pumps have the flows of NFPA 20',
    sections: ['2130'],
    nouns: isPump,
    holds: oneOf('flowRate', 250, 300, 400, 450, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000),
  },
  {
    name: 'churn is 140% of the rated pressure at most, overload 150% of the flow (NFPA 20)',
    sections: ['2130'],
    nouns: isPump,
    holds: (product) =>
      both(
        product,
        ['ratedPressure', 'churnPressure'],
        (rated, churn) =>
          churn > rated &&
          churn <= rated * 1.4 &&
          numberOf(product, 'overloadFlow') === (numberOf(product, 'flowRate') ?? 0) * 1.5,
      ),
  },
  {
    name: 'a driver has the power that the water takes, and up to 2.7 times as much',
    sections: ['2130'],
    nouns: /pump$/i,
    holds: (product) => {
      const water = ((numberOf(product, 'flowRate') ?? 0) * (numberOf(product, 'ratedPressure') ?? 0)) / 1714;
      const power = numberOf(product, 'motorPower');
      return power === null ? null : power >= water && power <= water * 2.7;
    },
  },
  {
    name: 'a diesel has a gallon of fuel for each horsepower and a tenth more, and no voltage',
    sections: ['2130'],
    nouns: /diesel/i,
    holds: (product) =>
      both(
        product,
        ['motorPower', 'tankVolume'],
        (power, gallons) =>
          gallons >= power * 1.1 && gallons <= power * 1.3 && textOf(product, 'voltage') === null,
      ),
  },
  {
    name: 'only a diesel burns fuel',
    sections: ['2130'],
    holds: (product) => (textOf(product, 'fuel') !== null) === /diesel/i.test(product.noun),
  },
  {
    name: 'a motor draws its full-load amperes at 460 V (NEC 430.250)',
    sections: ['2130'],
    nouns: /controller/i,
    holds: (product) =>
      both(
        product,
        ['motorPower', 'current'],
        (power, amperes) => amperes === { 50: 65, 75: 96, 125: 156, 200: 240, 250: 302 }[power],
      ),
  },
  {
    name: 'a controller moves no water',
    sections: ['2130'],
    nouns: /controller/i,
    holds: (product) => numberOf(product, 'flowRate') === null,
  },
  {
    name: 'a jockey pump moves 25 gpm at most',
    sections: ['2130'],
    nouns: /jockey/i,
    holds: number('flowRate', (flow) => flow <= 25),
  },
];
