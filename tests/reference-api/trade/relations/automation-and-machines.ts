import {
  both,
  near,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Controls, access control, food and plastics machinery. */
export const automationAndMachinesRelations: readonly Relation[] = [
  {
    name: 'a network engine counts devices, controllers and modules count inputs and outputs',
    sections: ['2514'],
    holds: (product) =>
      (numberOf(product, 'devices') !== null) === /engine/i.test(product.noun) &&
      (numberOf(product, 'channels') === null) === /engine/i.test(product.noun),
  },
  {
    name: 'a controller with more points takes more power',
    sections: ['2514'],
    holds: (product) =>
      both(product, ['channels', 'powerInput'], (points, watts) => watts <= points && watts >= points * 0.2),
  },
  {
    name: 'only valves have a flow coefficient and a close-off pressure among instruments',
    sections: ['2535'],
    holds: (product) => (numberOf(product, 'flowCoefficient') === null) === !/valve/i.test(product.noun),
  },
  {
    name: 'a control valve passes less than its pipe: Cv below 15 × d²',
    sections: ['2535'],
    nouns: /valve/i,
    holds: (product) =>
      both(
        product,
        ['diameter', 'flowCoefficient'],
        (inches, cv) => cv < 17 * inches ** 2 && cv > 8 * inches ** 2,
      ),
  },
  {
    name: 'a passive element needs no power',
    sections: ['2535'],
    nouns: /temperature/i,
    holds: (product) =>
      /thermistor|Platinum/.test(textOf(product, 'outputSignal') ?? '') ===
      (textOf(product, 'voltage') === 'None needed'),
  },
  {
    name: 'seats of control valves leak by classes of ANSI/FCI 70-2',
    sections: ['2535'],
    holds: oneOf('seatLeakage', 'Class II', 'Class III', 'Class IV', 'Class V', 'Class VI'),
  },
  {
    name: 'readers read, panels decide: no reader has doors, and no panel a read range',
    sections: ['2810'],
    holds: (product) =>
      /reader/i.test(product.noun)
        ? numberOf(product, 'readRange') !== null && numberOf(product, 'doors') === null
        : numberOf(product, 'readRange') === null,
  },
  {
    name: 'levels of UL 294 are I to IV',
    sections: ['2810'],
    holds: oneOf('securityGrade', 'Level I', 'Level II', 'Level III', 'Level IV'),
  },
  {
    name: 'a wider lane passes fewer people a minute',
    sections: ['2810'],
    nouns: /turnstile/i,
    holds: (product) =>
      both(
        product,
        ['clearOpening', 'passageRate'],
        (inches, rate) => rate === (inches >= 36 ? 30 : inches >= 26 ? 40 : 45),
      ),
  },
  {
    name: 'a freezer needs 140 Btu for each pound and half as much again',
    sections: ['4515'],
    nouns: /freezer/i,
    holds: (product) =>
      both(product, ['hourlyOutput', 'coolingCapacity'], (pounds, tons) =>
        near(tons, (pounds * 140) / 12_000 / 0.7, 0.05),
      ),
  },
  {
    name: 'a retort holds what its diameter and length hold',
    sections: ['4515'],
    nouns: /retort/i,
    holds: (product) => {
      const [volume, diameter, length] = [
        numberOf(product, 'tankVolume'),
        numberOf(product, 'diameter'),
        numberOf(product, 'length'),
      ];
      if (volume === null || diameter === null || length === null) return null;
      return near(volume, (Math.PI * (diameter / 2) ** 2 * length * 12) / 231, 0.02);
    },
  },
  {
    name: 'a kettle takes 2,500 to 5,000 Btu/h for each gallon, under 50 psi of steam at 298 °F',
    sections: ['4515'],
    nouns: /kettle/i,
    holds: (product) =>
      both(
        product,
        ['tankVolume', 'heatingCapacity'],
        (gallons, heat) => heat / gallons >= 2500 && heat / gallons <= 5000,
      ) === true &&
      numberOf(product, 'pressure') === 50 &&
      numberOf(product, 'serviceTemperature') === 298,
  },
  {
    name: 'cleaning flows through its line at 5 ft/s and more',
    sections: ['4515'],
    nouns: /clean-in-place/i,
    holds: (product) =>
      both(product, ['diameter', 'flowRate'], (inches, flow) => flow / (2.448 * inches ** 2) >= 5),
  },
  {
    name: 'dough fits the bowl',
    sections: ['4515'],
    nouns: /mixer/i,
    holds: (product) =>
      both(product, ['batchSize', 'tankVolume'], (pounds, gallons) => pounds / 9.4 <= gallons * 0.75),
  },
  {
    name: 'food touches Type 304, Type 316L or duplex steel',
    sections: ['4515'],
    holds: oneOf('materialType', 'Type 304', 'Type 316L', 'Duplex 2205'),
  },
  {
    name: 'a larger clamp holds a larger shot: 0.04 to 0.16 oz a ton',
    sections: ['4533'],
    nouns: /injection/i,
    holds: (product) =>
      both(
        product,
        ['clampForce', 'shotSize'],
        (tons, ounces) => ounces / tons >= 0.04 && ounces / tons <= 0.16,
      ),
  },
  {
    name: 'an extruder melts 8 to 12 lb an hour for each horsepower',
    sections: ['4533'],
    nouns: /extruder/i,
    holds: (product) =>
      both(
        product,
        ['hourlyOutput', 'motorPower'],
        (pounds, power) => pounds / power >= 6.5 && pounds / power <= 12,
      ),
  },
  {
    name: 'a dryer holds four hours of resin',
    sections: ['4533'],
    nouns: /dryer/i,
    holds: (product) =>
      both(product, ['hourlyOutput', 'storageVolume'], (pounds, room) => near(room, (pounds * 4) / 40, 0.1)),
  },
  {
    name: 'a longer barrel of a larger screw gives more',
    sections: ['4533'],
    nouns: /extruder/i,
    holds: number('lengthToDiameter', (ratio) => ratio === 24 || ratio === 30),
  },
  {
    name: 'only mills have rolls, only molding machines a clamp',
    sections: ['4533'],
    holds: (product) =>
      (numberOf(product, 'rollFace') === null) === !/mill/i.test(product.noun) &&
      (numberOf(product, 'clampForce') === null) === !/injection/i.test(product.noun),
  },
  {
    name: 'bodies with ends to ASME B16.1 and B16.15 have the pressure of Class 125 or Class 250 up to 150 °F',
    sections: ['2535'],
    nouns: /valve/i,
    holds: (product) => {
      const pressure = numberOf(product, 'pressure');
      if (pressure === null) return null;
      return (textOf(product, 'endConnection') === 'Flanged' ? [200, 500] : [200, 400]).includes(pressure);
    },
  },
];
