import {
  both,
  near,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Speed of the test vehicle of 15,000 lb, in miles an hour (ASTM F2656). */
const speedOf = new Map([
  ['M30', 30],
  ['M40', 40],
  ['M50', 50],
]);
/** Greatest speed of each test level of MASH for a passenger vehicle or single-unit truck. */
const levelSpeed = new Map([
  ['MASH TL-2', 44],
  ['MASH TL-3', 62],
  ['MASH TL-4', 56],
]);

/** Vehicle barriers, floating docks, fenders, conveyors and cranes. */
export const waterfrontAndHandlingRelations: readonly Relation[] = [
  {
    name: 'an M rating is a truck of 15,000 lb at the speed in its name (ASTM F2656)',
    sections: ['3471'],
    holds: (product) => {
      const speed = speedOf.get(textOf(product, 'crashRating') ?? '');
      return speed === undefined
        ? null
        : numberOf(product, 'vehicleWeight') === 15_000 && numberOf(product, 'designSpeed') === speed;
    },
  },
  {
    name: 'energy of a crash = half mass × velocity squared',
    sections: ['3471'],
    holds: (product) => {
      const [weight, speed] = [numberOf(product, 'vehicleWeight'), numberOf(product, 'designSpeed')];
      const energy = numberOf(product, 'energyAbsorption');
      if (weight === null || speed === null || energy === null) return null;
      return near(energy, (weight * (speed * 1.466667) ** 2) / 64_348, 0.01);
    },
  },
  {
    name: 'penetration ratings are P1 to P3 (ASTM F2656)',
    sections: ['3471'],
    holds: oneOf('penetrationRating', 'P1', 'P2', 'P3'),
  },
  {
    name: 'road barriers are rated by test levels of MASH, with their speed, and have no penetration rating',
    sections: ['3471'],
    nouns: /guiderail|concrete|cable/i,
    holds: (product) =>
      levelSpeed.get(textOf(product, 'crashRating') ?? '') === numberOf(product, 'designSpeed') &&
      textOf(product, 'penetrationRating') === null,
  },
  {
    name: 'a W-beam is of 12 gauge, 31 in high; wire rope gives more than a beam, and that more than concrete that is anchored',
    sections: ['3471'],
    nouns: /guiderail|cable|concrete/i,
    holds: (product) => {
      const give = numberOf(product, 'deflection');
      if (give === null) return null;
      if (/guiderail/i.test(product.noun))
        return (
          give <= 5 && numberOf(product, 'height') === 31 && numberOf(product, 'metalThickness') === 0.105
        );
      return /cable/i.test(product.noun) ? give > 5 : give <= 5;
    },
  },
  {
    name: 'a barrier of Test Level 4 is 36 in high or more',
    sections: ['3471'],
    nouns: /concrete/i,
    holds: (product) =>
      textOf(product, 'crashRating') === 'MASH TL-4' ? (numberOf(product, 'height') ?? 0) >= 36 : null,
  },
  {
    name: 'a dock sinks under its live load by the weight of the water it displaces',
    sections: ['3551'],
    holds: (product) => {
      const [load, empty, loaded] = [
        numberOf(product, 'liveLoad'),
        numberOf(product, 'freeboard'),
        numberOf(product, 'loadedFreeboard'),
      ];
      const share = numberOf(product, 'floatCoverage');
      if (load === null || empty === null || loaded === null || share === null) return null;
      return Math.abs(empty - loaded - (load / 62.4) * 12 * (100 / share)) <= 0.26 && loaded > 0;
    },
  },
  {
    name: 'a gangway follows a twelfth of its length at 1:12 and is 36 in wide or more (ADA 405, 1003)',
    sections: ['3551'],
    nouns: /gangway/i,
    holds: (product) =>
      both(product, ['length', 'tideRange'], (length, range) => Math.abs(range - length / 12) <= 0.06) ===
        true && (numberOf(product, 'width') ?? 0) >= 36,
  },
  {
    name: 'only concrete has compressive strength afloat',
    sections: ['3551'],
    holds: (product) =>
      numberOf(product, 'compressiveStrength') === null ? null : /concrete|attenuator/i.test(product.noun),
  },
  {
    name: 'a deeper attenuator stops larger and longer waves',
    sections: ['3551'],
    nouns: /attenuator/i,
    holds: (product) =>
      both(product, ['draft', 'waveHeight'], (draft, wave) => wave < draft && wave >= draft * 0.6),
  },
  {
    name: 'energy of a fender is less than reaction × its height or diameter, and a tenth of it at least',
    sections: ['3559'],
    holds: (product) => {
      const [energy, reaction] = [numberOf(product, 'energyAbsorption'), numberOf(product, 'reactionForce')];
      const size = numberOf(product, 'height') ?? numberOf(product, 'diameter');
      if (energy === null || reaction === null || size === null) return null;
      const work = (reaction * size) / 12;
      return energy < work * 0.6 && energy > work * 0.1;
    },
  },
  {
    name: 'a cone takes more energy for its reaction than an arch, and that more than a D section',
    sections: ['3559'],
    holds: (product) => {
      const [energy, reaction, height] = [
        numberOf(product, 'energyAbsorption'),
        numberOf(product, 'reactionForce'),
        numberOf(product, 'height'),
      ];
      if (energy === null || reaction === null || height === null) return null;
      const share = energy / ((reaction * height) / 12);
      return /cone/i.test(product.noun)
        ? share > 0.45
        : /arch/i.test(product.noun)
          ? share > 0.25 && share < 0.45
          : share < 0.2;
    },
  },
  {
    name: 'hull pressure = reaction / area of the panel',
    sections: ['3559'],
    nouns: /panel/i,
    holds: (product) => {
      const [width, height] = [numberOf(product, 'width'), numberOf(product, 'height')];
      const [reaction, pressure] = [numberOf(product, 'reactionForce'), numberOf(product, 'hullPressure')];
      if (width === null || height === null || reaction === null || pressure === null) return null;
      return near(pressure, (reaction * 1000 * 144) / (width * height), 0.01);
    },
  },
  {
    name: 'the motor of a lift covers load × speed / 33,000',
    sections: ['4121'],
    nouns: /vertical/i,
    holds: (product) => {
      const [load, speed, motor] = [
        numberOf(product, 'loadCapacity'),
        numberOf(product, 'liftSpeed'),
        numberOf(product, 'motorPower'),
      ];
      if (load === null || speed === null || motor === null) return null;
      const power = (load * speed) / 33_000;
      return motor >= power / 0.8 && motor <= power / 0.3;
    },
  },
  {
    name: 'a zoned roller conveyor moves one item in 30 in',
    sections: ['4121'],
    nouns: /powered roller/i,
    holds: (product) => both(product, ['speed', 'itemsPerMinute'], (speed, items) => items === speed / 2.5),
  },
  {
    name: 'only lifts travel up, and people ride none of them',
    sections: ['4121'],
    holds: (product) => (numberOf(product, 'travel') === null ? null : /vertical/i.test(product.noun)),
  },
  {
    name: 'the motor of a hoist covers load × speed / (33,000 × efficiency)',
    sections: ['4122'],
    holds: (product) => {
      const [tons, speed, motor] = [
        numberOf(product, 'craneCapacity'),
        numberOf(product, 'liftSpeed'),
        numberOf(product, 'motorPower'),
      ];
      if (tons === null || speed === null || motor === null) return null;
      const power = (tons * 2000 * speed) / 33_000;
      return motor >= power && motor <= power * 2.1;
    },
  },
  {
    name: 'cranes have classes A to F of CMAA, hoists duties H1 to H5 of ASME',
    sections: ['4122'],
    holds: (product) => {
      const [grade, duty] = [textOf(product, 'serviceClass'), textOf(product, 'hoistDuty')];
      if (grade === null && duty === null) return null;
      return (grade === null || /^Class [A-F]$/.test(grade)) && (duty === null || /^H[1-5]$/.test(duty));
    },
  },
  {
    name: 'double girders of CMAA 70 span 40 ft and more at L/888, single ones below the runway 50 ft at most',
    sections: ['4122'],
    nouns: /bridge/i,
    holds: (product) => {
      const [span, limit] = [numberOf(product, 'spanLength'), textOf(product, 'deflectionLimit')];
      if (span === null || limit === null) return null;
      return /top-running/i.test(product.noun)
        ? span >= 40 && limit === 'L/888'
        : span <= 50 && limit === 'L/600';
    },
  },
  {
    name: 'overturning moment of a jib = load × reach',
    sections: ['4122'],
    nouns: /jib/i,
    holds: (product) => {
      const [tons, reach, moment] = [
        numberOf(product, 'craneCapacity'),
        numberOf(product, 'reach'),
        numberOf(product, 'overturningMoment'),
      ];
      return tons === null || reach === null || moment === null ? null : near(moment, tons * 2 * reach, 0.01);
    },
  },
  {
    name: 'hoists and jibs have no span',
    sections: ['4122'],
    nouns: /hoist|jib/i,
    holds: (product) => numberOf(product, 'spanLength') === null,
  },
  {
    name: 'fenders are rated at the deflection of their kind',
    sections: ['3559'],
    holds: number('ratedDeflection', (share) => share >= 50 && share <= 72),
  },
];
