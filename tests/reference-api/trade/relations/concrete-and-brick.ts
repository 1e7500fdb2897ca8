import {
  both,
  number,
  numberOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const within = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;

/** Cast-in-place and precast concrete, and brick. */
export const concreteAndBrickRelations: readonly Relation[] = [
  {
    name: 'concrete that freezes has 4,500 psi, w/cm 0.45 and 6% of air (ACI 318, F2)',
    sections: ['0330'],
    nouns: /concrete/i,
    holds: (product) => {
      const [exposure, psi, ratio, air] = [
        textOf(product, 'exposureClass'),
        ...['compressiveStrength', 'waterCementRatio', 'airContent'].map(
          (key) => numberOf(product, key) ?? 0,
        ),
      ];
      if (exposure === null || exposure === undefined) return null;
      const least = { F0: [2500, 1, 0], F1: [3500, 0.55, 4.5], F2: [4500, 0.45, 6], F3: [5000, 0.4, 6] }[
        exposure.slice(0, 2)
      ] ?? [9e9, 0, 0];
      return (
        (psi ?? 0) >= (least[0] ?? 0) && (ratio ?? 1) <= (least[1] ?? 0) && (air ?? 0) >= (least[2] ?? 0)
      );
    },
  },
  {
    name: 'stronger concrete has less water, and no less carbon than 40 kg for each 1,000 psi',
    sections: ['0330'],
    nouns: /concrete/i,
    holds: (product) =>
      both(
        product,
        ['compressiveStrength', 'globalWarmingPotential'],
        (psi, gwp) =>
          gwp / (psi / 1000) >= 40 &&
          (numberOf(product, 'waterCementRatio') ?? 1) <= (psi >= 5000 ? 0.42 : 0.55),
      ),
  },
  {
    name: 'a low-carbon mix emits a quarter less than a usual one of its strength, with 30% of the cement replaced',
    sections: ['0330'],
    nouns: /low-carbon/i,
    holds: (product) =>
      both(
        product,
        ['compressiveStrength', 'globalWarmingPotential'],
        (psi, gwp) =>
          gwp <= 0.75 * (75 + 0.0585 * psi) &&
          (numberOf(product, 'cementReplacement') ?? 0) >= 30 &&
          numberOf(product, 'testAge') === 56,
      ),
  },
  {
    name: 'concrete with air weighs less than concrete without',
    sections: ['0330'],
    nouns: /ready-mixed/i,
    holds: (product) =>
      both(product, ['airContent', 'density'], (air, pcf) => (air >= 4.5 ? pcf <= 146 : pcf >= 147)),
  },
  {
    name: 'more fibers hold more: 25 to 27 psi for each pound',
    sections: ['0330'],
    nouns: /fiber/i,
    holds: (product) =>
      both(
        product,
        ['dosage', 'residualStrength'],
        (pounds, psi) => psi / pounds >= 25 && psi / pounds <= 27,
      ),
  },
  {
    name: 'a curing compound loses 0.11 lb of water per square foot at most (ASTM C309)',
    sections: ['0330'],
    nouns: /curing/i,
    holds: number('waterLoss', (pounds) => pounds <= 0.113),
  },
  {
    name: 'an admixture for fresh concrete has no compressive strength of its own',
    sections: ['0330'],
    nouns: /admixture|fiber|curing/i,
    holds: (product) => numberOf(product, 'compressiveStrength') === null,
  },
  {
    name: 'solid precast weighs 12.5 pounds for each inch, and lasts by it (ACI 216.1)',
    sections: ['0345'],
    nouns: /architectural/i,
    holds: (product) =>
      both(
        product,
        ['thickness', 'weightPerArea'],
        (inches, psf) =>
          within(psf, inches * 12.5, 0.51) &&
          textOf(product, 'fireRating') === (inches >= 7 ? '4 hours' : '2 hours'),
      ),
  },
  {
    name: 'the R-value of a sandwich is that of its core, 5 to the inch, and a little of concrete',
    sections: ['0345'],
    nouns: /sandwich/i,
    holds: (product) =>
      both(
        product,
        ['insulationThickness', 'thermalResistance'],
        (inches, r) => r >= inches * 5 && r <= inches * 5 + 1,
      ),
  },
  {
    name: 'a sandwich is thicker than its core and outer wythe together',
    sections: ['0345'],
    nouns: /sandwich/i,
    holds: (product) =>
      both(
        product,
        ['insulationThickness', 'thickness'],
        (core, all) => all >= core + 2 * (numberOf(product, 'faceThickness') ?? 9),
      ),
  },
  {
    name: 'thin concrete of glass fibers is rated for bending, not for crushing',
    sections: ['0345'],
    nouns: /fiber/i,
    holds: (product) =>
      numberOf(product, 'compressiveStrength') === null && (numberOf(product, 'weightPerArea') ?? 99) <= 20,
  },
  {
    name: 'cast stone has 6,500 psi and takes up 6% of water at most (ASTM C1364)',
    sections: ['0345'],
    nouns: /coping/i,
    holds: (product) =>
      both(product, ['compressiveStrength', 'waterAbsorption'], (psi, water) => psi >= 6500 && water <= 6),
  },
  {
    name: 'severe-weathering brick has 3,000 psi and takes up 17% at most, moderate 2,500 and 22 (ASTM C216)',
    sections: ['0421'],
    nouns: /face|hollow|special/i,
    holds: (product) => {
      const grade = textOf(product, 'grade');
      return both(product, ['compressiveStrength', 'waterAbsorption'], (psi, water) =>
        grade === 'SW' ? psi >= 3000 && water <= 17 : psi >= 2500 && water <= 22,
      );
    },
  },
  {
    name: 'solid brick is cored to 25% at most, hollow brick to 60',
    sections: ['0421'],
    nouns: /face|hollow/i,
    holds: (product) => {
      const voids = numberOf(product, 'voids');
      return voids === null ? null : /hollow/i.test(product.noun) ? voids > 25 && voids <= 60 : voids <= 25;
    },
  },
  {
    name: 'Class H40V has up to 40% of voids, H60V more',
    sections: ['0421'],
    nouns: /hollow/i,
    holds: (product) =>
      (textOf(product, 'configuration') === 'Class H40V') === (numberOf(product, 'voids') ?? 0) <= 40,
  },
  {
    name: 'a brick has the size that it is named for',
    sections: ['0421'],
    nouns: /face|glazed|special|thin/i,
    holds: (product) => {
      const face = {
        modular: [2.25, 7.625],
        'engineer modular': [2.8125, 7.625],
        queen: [2.75, 7.625],
        norman: [2.25, 11.625],
        roman: [1.625, 11.625],
        utility: [3.625, 11.625],
      }[textOf(product, 'brickSize') ?? ''];
      return (
        face !== undefined &&
        face[0] === numberOf(product, 'height') &&
        face[1] === numberOf(product, 'unitLength')
      );
    },
  },
  {
    name: 'each brick has the type and grade of its own standard',
    sections: ['0421'],
    holds: ({ noun, attributes }) => {
      const standard = /thin/i.test(noun)
        ? 'ASTM C1088'
        : /hollow/i.test(noun)
          ? 'ASTM C652'
          : /glazed/i.test(noun)
            ? 'ASTM C1405'
            : 'ASTM C216';
      return attributes
        .filter(({ key }) => key === 'grade' || key === 'faceType')
        .every((one) => one.standard === standard);
    },
  },
  {
    name: 'thin brick is 1-3/4 inches thick at most and weighs 10.3 pounds for an inch',
    sections: ['0421'],
    nouns: /thin/i,
    holds: (product) =>
      both(
        product,
        ['thickness', 'weightPerArea'],
        (inches, psf) => inches <= 1.75 && within(psf, inches * 10.35, 0.1),
      ),
  },
];
