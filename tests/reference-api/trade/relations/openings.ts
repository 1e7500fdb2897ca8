import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

export const openingsRelations: readonly Relation[] = [
  {
    name: 'a grade of windows is their design pressure: AW-PG80 is 80 psf',
    sections: ['0851'],
    holds: (product) => {
      const [grade, pressure] = [textOf(product, 'performanceGrade'), numberOf(product, 'designPressure')];
      return grade === null || pressure === null ? null : Number(grade.split('PG')[1]) === pressure;
    },
  },
  {
    name: 'windows are tested for water at 15 percent of their pressure, AW at 20, to 12 and 15 psf',
    sections: ['0851'],
    holds: (product) => {
      const [water, pressure] = [numberOf(product, 'waterResistance'), numberOf(product, 'designPressure')];
      if (water === null || pressure === null) return null;
      const isAw = textOf(product, 'performanceGrade')?.startsWith('AW') ?? false;
      return water >= Math.min(isAw ? 15 : 12, pressure * (isAw ? 0.2 : 0.15)) - 0.01;
    },
  },
  {
    name: 'AW windows leak 0.1 cfm per square foot at most, hung and sliding ones 0.3',
    sections: ['0851'],
    holds: (product) => {
      const leak = numberOf(product, 'airLeakage');
      return leak === null ? null : leak <= (/hung|sliding/i.test(product.noun) ? 0.3 : 0.1);
    },
  },
  {
    name: 'a Grade 1 lock is cycled a million times and more (ANSI/BHMA A156)',
    sections: ['0871'],
    nouns: /lock/i,
    holds: (product) => {
      const [grade, cycles] = [textOf(product, 'grade'), numberOf(product, 'cycles')];
      return grade === null || cycles === null ? null : grade !== 'Grade 1' || cycles >= 1_000_000;
    },
  },
  {
    name: 'a fire exit device is labeled, a panic device is not',
    sections: ['0871'],
    nouns: /exit/i,
    holds: (product) => {
      const [kind, label] = [textOf(product, 'configuration'), textOf(product, 'fireProtectionRating')];
      return kind === null || label === null ? null : (kind === 'fire exit') === (label !== 'none');
    },
  },
  {
    name: 'only electrified hardware has a voltage',
    sections: ['0871'],
    holds: ({ noun, attributes }) =>
      attributes.some(({ key }) => key === 'voltage') === /electrified/i.test(noun),
  },
  {
    name: 'a threshold rises half an inch at most (ICC A117.1)',
    sections: ['0871'],
    nouns: /threshold/i,
    holds: number('height', (inches) => inches <= 0.5),
  },
  {
    name: 'a heavy weight hinge is 0.180 inch thick or more',
    sections: ['0871'],
    nouns: /hinge/i,
    holds: (product) => {
      const [weight, metal] = [textOf(product, 'configuration'), numberOf(product, 'metalThickness')];
      return weight === null || metal === null ? null : (weight === 'heavy weight') === metal >= 0.18;
    },
  },
  {
    name: 'a wood door with a label of 45 minutes and more has a mineral core',
    sections: ['0814'],
    nouns: /veneer|laminate|fire-rated/i,
    holds: (product) => {
      const [label, core] = [textOf(product, 'fireProtectionRating'), textOf(product, 'coreType')];
      return label === null || core === null ? null : /^(?:none|20)/.test(label) || core === 'mineral';
    },
  },
  {
    name: 'a duty level of WDMA has its screw holding: 400, 475 and 550 lbf',
    sections: ['0814'],
    holds: (product) => {
      const [grade, force] = [textOf(product, 'grade'), numberOf(product, 'screwWithdrawal')];
      if (grade === null || force === null) return null;
      return force === (grade.startsWith('Extra') ? 550 : grade.startsWith('Heavy') ? 475 : 400);
    },
  },
  {
    name: 'an acoustical door reaches STC 40, a plain one does not',
    sections: ['0814'],
    holds: (product) => {
      const sound = numberOf(product, 'soundTransmission');
      return sound === null ? null : sound >= 40 === /acoustical/i.test(product.noun);
    },
  },
  {
    name: 'flush wood doors are 1-3/4 or 2-1/4 inches thick',
    sections: ['0814'],
    holds: oneOf('thickness', 1.75, 2.25),
  },
  {
    name: 'a louver is open to less than two thirds',
    sections: ['0891'],
    holds: number('freeArea', (percent) => percent > 20 && percent < 66),
  },
  {
    name: 'a louver begins to let water in at 1,250 fpm at most, where its test ends',
    sections: ['0891'],
    holds: number('beginningWaterPenetration', (speed) => speed <= 1250),
  },
  {
    name: 'a deeper acoustical louver is quieter and less open',
    sections: ['0891'],
    nouns: /acoustical/i,
    holds: (product) =>
      both(product, ['soundTransmission', 'freeArea'], (sound, open) =>
        sound > 12 ? open < 30 : open >= 30,
      ),
  },
];
