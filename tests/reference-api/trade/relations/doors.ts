import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';
import { gaugeAgrees } from '#tests/reference-api/trade/relations/roofing.ts';

/** Least steel of ANSI/SDI A250.8, in inches. */
const doorSheet = { '20 ga': 0.032, '18 ga': 0.042, '16 ga': 0.053, '14 ga': 0.067, '12 ga': 0.093 };
const stainlessSheet = { '18 ga': 0.05, '16 ga': 0.062, '14 ga': 0.078 };
const doorLevels: Readonly<Record<string, string>> = {
  'Level 1': '20 ga',
  'Level 2': '18 ga',
  'Level 3': '16 ga',
  'Level 4': '14 ga',
};

export const doorRelations: readonly Relation[] = [
  {
    name: 'a level of ANSI/SDI A250.8 has its gauge',
    sections: ['081113'],
    nouns: /door/i,
    holds: (product) => {
      const [grade, gauge] = [textOf(product, 'grade'), textOf(product, 'gauge')];
      return grade === null || gauge === null ? null : doorLevels[grade] === gauge;
    },
  },
  {
    name: 'gauge and thickness of hollow metal agree (ANSI/SDI A250.8)',
    sections: ['081113'],
    nouns: /hollow|thermally|borrowed/i,
    holds: gaugeAgrees(doorSheet),
  },
  {
    name: 'gauge and thickness of stainless steel doors agree',
    sections: ['081113'],
    nouns: /stainless/i,
    holds: gaugeAgrees(stainlessSheet),
  },
  {
    name: 'levels are cycled 250,000, 500,000 and a million times (ANSI A250.4)',
    sections: ['081113'],
    nouns: /door/i,
    holds: (product) => {
      const [grade, cycles] = [textOf(product, 'grade'), numberOf(product, 'cycles')];
      if (grade === null || cycles === null) return null;
      return (
        cycles === { 'Level 1': 250000, 'Level 2': 500000 }[grade] ||
        (/[34]/.test(grade) && cycles === 1000000)
      );
    },
  },
  {
    name: 'swinging doors are rated in the steps of NFPA 252, in minutes',
    sections: ['081113', '081416'],
    holds: oneOf(
      'fireProtectionRating',
      'none',
      '20 minutes',
      '45 minutes',
      '60 minutes',
      '90 minutes',
      '180 minutes',
    ),
  },
  {
    name: 'a limit on the rise of temperature needs a mineral core',
    sections: ['081113'],
    holds: (product) => {
      const [rise, core] = [textOf(product, 'temperatureRise'), textOf(product, 'coreType')];
      return rise === null || core === null ? null : rise === 'not limited' || core === 'mineral';
    },
  },
  {
    name: 'only a fire-rated door is labeled among hollow metal doors',
    sections: ['081113'],
    nouns: /door$/i,
    holds: ({ noun, attributes }) =>
      attributes.some(({ key }) => key === 'fireProtectionRating') === /fire-rated/i.test(noun),
  },
  {
    name: 'a polyurethane core insulates better than polystyrene, and that better than honeycomb',
    sections: ['081113'],
    holds: (product) => {
      const [u, core] = [numberOf(product, 'uFactor'), textOf(product, 'coreType')];
      if (u === null || core === null) return null;
      return core === 'polyurethane' ? u < 0.36 : core === 'polystyrene' ? u < 0.5 : u >= 0.5;
    },
  },
  {
    name: 'doors and frames state no U-factor above 1.2 and none of zero',
    sections: ['08'],
    holds: number('uFactor', (u) => u > 0 && u <= 1.2),
  },
  {
    name: 'solar heat gain goes with a U-factor, both above zero',
    sections: ['08'],
    holds: (product) =>
      both(product, ['solarHeatGain', 'uFactor'], (gain, u) => gain > 0 && gain < 1 && u > 0),
  },
];
