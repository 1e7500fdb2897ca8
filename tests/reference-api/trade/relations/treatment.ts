import {
  both,
  near,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Noise control, chemical feed and ultraviolet disinfection. */
export const treatmentRelations: readonly Relation[] = [
  {
    name: 'a heavier panel of a kind blocks more sound, and louvers block least',
    sections: ['4420'],
    holds: (product) => {
      const rating = numberOf(product, 'soundTransmission');
      if (rating === null) return null;
      if (/louver/i.test(product.noun)) return rating <= 20;
      return /curtain/i.test(product.noun) ? rating >= 25 && rating <= 33 : rating >= 33 && rating <= 50;
    },
  },
  {
    name: 'only what absorbs on its face has a noise reduction coefficient, in steps of 0.05 (ASTM C423)',
    sections: ['4420'],
    holds: number(
      'noiseReduction',
      (share) => share <= 1.05 && Math.abs(share * 20 - Math.round(share * 20)) < 1e-6,
    ),
  },
  {
    name: 'insertion loss is of silencers alone; longer ones take out more',
    sections: ['4420'],
    holds: (product) => {
      const loss = numberOf(product, 'insertionLoss');
      if (loss === null) return null;
      const length = numberOf(product, 'length') ?? 0;
      return /silencer/i.test(product.noun) && loss >= 4 * length && loss <= 8 * length;
    },
  },
  {
    name: 'walls and curtains have no pressure loss, ducts and louvers no wind pressure',
    sections: ['4420'],
    holds: (product) =>
      /silencer|louver/i.test(product.noun)
        ? numberOf(product, 'designPressure') === null
        : numberOf(product, 'pressureDrop') === null,
  },
  {
    name: 'a larger metering pump works against less pressure',
    sections: ['4633'],
    nouns: /metering|peristaltic/i,
    holds: (product) =>
      both(product, ['doseRate', 'pressure'], (dose, pressure) =>
        dose >= 100 ? pressure <= 100 : pressure >= 50,
      ),
  },
  {
    name: 'polymer is diluted two hundred times',
    sections: ['4633'],
    nouns: /polymer/i,
    holds: (product) =>
      both(product, ['flowRate', 'doseRate'], (flow, dose) => near(dose, (flow * 60) / 200, 0.05)),
  },
  {
    name: 'a day tank holds what its diameter and height hold',
    sections: ['4633'],
    nouns: /tank/i,
    holds: (product) => {
      const [volume, diameter, height] = [
        numberOf(product, 'tankVolume'),
        numberOf(product, 'diameter'),
        numberOf(product, 'height'),
      ];
      if (volume === null || diameter === null || height === null) return null;
      return near(volume, (Math.PI * (diameter / 2) ** 2 * height) / 231, 0.05);
    },
  },
  {
    name: 'power of an ultraviolet system = lamps × watts, and a twentieth for ballasts',
    sections: ['4666'],
    holds: (product) => {
      const [count, watts, input] = [
        numberOf(product, 'lampCount'),
        numberOf(product, 'lampWatts'),
        numberOf(product, 'electricInput'),
      ];
      return count === null || watts === null || input === null
        ? null
        : near(input, (count * watts * 1.05) / 1000, 0.02);
    },
  },
  {
    name: 'drinking water is treated at 90 to 95 percent transmittance with 40 mJ/sq cm or more, wastewater at 55 to 65',
    sections: ['4666'],
    nouns: /reactor|channel/i,
    holds: (product) => {
      const [dose, clear] = [numberOf(product, 'ultravioletDose'), numberOf(product, 'transmittance')];
      if (dose === null || clear === null) return null;
      return /channel/i.test(product.noun)
        ? clear <= 65 && [30, 80, 100].includes(dose)
        : clear >= 90 && dose >= 40;
    },
  },
  {
    name: 'water for reuse takes 100 mJ/sq cm at 55 percent and 80 at 65 (NWRI)',
    sections: ['4666'],
    nouns: /channel/i,
    holds: (product) =>
      both(product, ['ultravioletDose', 'transmittance'], (dose, clear) => dose !== 100 || clear === 55),
  },
  {
    name: 'medium-pressure lamps are strong and short-lived, amalgam lamps weak and long-lived',
    sections: ['4666'],
    nouns: /reactor|channel/i,
    holds: (product) =>
      both(product, ['lampWatts', 'lampLife'], (watts, hours) =>
        watts >= 1000 ? hours <= 9000 : watts <= 500 && hours >= 12_000,
      ),
  },
  {
    name: 'an open channel holds no pressure',
    sections: ['4666'],
    nouns: /channel/i,
    holds: (product) => numberOf(product, 'pressure') === null,
  },
  {
    name: 'a lamp set treats no water by itself',
    sections: ['4666'],
    nouns: /lamp/i,
    holds: (product) =>
      numberOf(product, 'flowRate') === null && numberOf(product, 'ultravioletDose') === null,
  },
  {
    name: 'noise barriers and silencers are of Class A surfaces',
    sections: ['4420'],
    holds: oneOf('surfaceBurningClass', 'Class A'),
  },
  {
    name: 'chemical is fed by the hour, water by the minute',
    sections: ['4633'],
    holds: (product) =>
      textOf(product, 'protocol') === null ? null : numberOf(product, 'doseRate') !== null,
  },
];
