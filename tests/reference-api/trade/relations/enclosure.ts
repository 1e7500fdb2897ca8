import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const within = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;

/** Waterproofing, EIFS, composite panels, joint covers, weather barriers and fireproofing. */
export const enclosureRelations: readonly Relation[] = [
  {
    name: 'a waterproofing sheet holds back 200 feet of water and lets 0.1 perm through at most',
    sections: ['0713'],
    nouns: /self-adhering|blindside/i,
    holds: (product) =>
      both(product, ['hydrostaticHead', 'permeance'], (feet, perms) => feet >= 200 && perms <= 0.1),
  },
  {
    name: 'self-adhering waterproofing is 60 mils thick, of which the film is stronger than the asphalt',
    sections: ['0713'],
    nouns: /self-adhering/i,
    holds: (product) =>
      both(
        product,
        ['membraneThickness', 'tensileStrength'],
        (mils, psi) => mils === 60 && psi >= 325 && psi < 1000,
      ),
  },
  {
    name: 'HDPE is ten times as strong as rubberized asphalt',
    sections: ['0713'],
    nouns: /blindside/i,
    holds: number('tensileStrength', (psi) => psi >= 4000),
  },
  {
    name: 'only membranes hold back water: boards and drains state no head',
    sections: ['0713'],
    nouns: /protection|drainage|flashing/i,
    holds: (product) => numberOf(product, 'hydrostaticHead') === null,
  },
  {
    name: 'a thicker drainage core carries more water and more earth',
    sections: ['0713'],
    nouns: /drainage/i,
    holds: (product) =>
      both(
        product,
        ['thickness', 'drainage'],
        (inches, flow) =>
          flow === { 0.25: 12, 0.4: 18, 0.44: 21 }[inches] &&
          (numberOf(product, 'compressiveStrength') ?? 0) * 144 >= 10_000,
      ),
  },
  {
    name: 'the R-value of EIFS is 3.85 for each inch of its EPS',
    sections: ['0724'],
    nouns: /system/i,
    holds: (product) =>
      both(product, ['thickness', 'thermalResistance'], (inches, r) => within(r, inches * 3.85, 0.06)),
  },
  {
    name: 'EIFS drains 90% at least, and only if it is made to (ASTM E2568)',
    sections: ['0724'],
    nouns: /system/i,
    holds: (product) => {
      const drains = numberOf(product, 'drainageEfficiency');
      return /barrier/i.test(product.noun) ? drains === null : drains !== null && drains >= 90;
    },
  },
  {
    name: 'EIFS takes blows by its mesh: standard 25 to 89 in-lb, high impact 90 and more (ASTM E2486)',
    sections: ['0724'],
    holds: (product) => {
      const blow = numberOf(product, 'impactResistance');
      return blow === null ? null : /high-impact/i.test(product.noun) ? blow >= 90 : blow >= 25 && blow < 90;
    },
  },
  {
    name: 'EIFS spreads flame to 25, smokes to 450 and holds 15 psi (ASTM E2568)',
    sections: ['0724'],
    nouns: /system/i,
    holds: (product) =>
      both(
        product,
        ['flameSpread', 'smokeDeveloped'],
        (flame, smoke) => flame <= 25 && smoke <= 450 && (numberOf(product, 'bondStrength') ?? 0) >= 15,
      ),
  },
  {
    name: 'a coat is no system: it has neither R-value nor weight per area of a wall',
    sections: ['0724'],
    nouns: /coat$/i,
    holds: (product) =>
      numberOf(product, 'thermalResistance') === null && numberOf(product, 'weightPerArea') === null,
  },
  {
    name: 'a bag of base coat covers half as much at twice the thickness',
    sections: ['0724'],
    nouns: /base coat/i,
    holds: (product) =>
      both(product, ['thickness', 'coverageArea'], (inches, feet) => within(inches * feet, 7.5, 0.01)),
  },
  {
    name: 'composite panels are 4 or 6 mm thick and weigh by core and thickness',
    sections: ['07421323'],
    holds: (product) => {
      const inches = numberOf(product, 'thickness');
      const mineral = inches === 0.157 ? 1.56 : inches === 0.236 ? 2.23 : null;
      const psf = textOf(product, 'coreType') === 'polyethylene' ? 1.12 : mineral;
      return numberOf(product, 'weightPerArea') === psf;
    },
  },
  {
    name: 'composite panels are Class A, and a mineral core smokes less than polyethylene',
    sections: ['07421323'],
    holds: (product) =>
      both(
        product,
        ['flameSpread', 'smokeDeveloped'],
        (flame, smoke) => flame <= 25 && (textOf(product, 'coreType') === 'polyethylene') === smoke > 10,
      ),
  },
  {
    name: 'skins hold to the core with 22.5 in·lbf/in at least (ASTM D1781)',
    sections: ['07421323'],
    holds: number('peelTorque', (torque) => torque >= 22.5),
  },
  {
    name: 'a core that may be polyethylene cites no NFPA 285',
    sections: ['07421323'],
    nouns: /fascia|column/i,
    holds: ({ attributes }) => attributes.every(({ standard }) => standard !== 'NFPA 285'),
  },
  {
    name: 'a joint cover moves between widths that follow from its movement',
    sections: ['0795'],
    holds: (product) => {
      const [nominal, share] = [numberOf(product, 'jointWidth'), numberOf(product, 'movementCapability')];
      if (nominal === null || share === null) return null;
      return both(
        product,
        ['leastJointWidth', 'greatestJointWidth'],
        (least, greatest) =>
          within(greatest - nominal, (nominal * share) / 100, 0.011) &&
          within(nominal - least, (nominal * share) / 100, 0.011),
      );
    },
  },
  {
    name: 'seismic covers move half of the joint at least, others half at most',
    sections: ['0795'],
    holds: (product) => {
      const share = numberOf(product, 'movementCapability');
      return share === null ? null : /seismic/i.test(product.noun) ? share >= 50 : share <= 50;
    },
  },
  {
    name: 'covers are cycled by the type of ASTM E1399: 500, 5,000 or, for earthquakes, 100 times',
    sections: ['0795'],
    holds: oneOf('cycles', 100, 500, 5000),
  },
  {
    name: 'a cover is loaded as its class says',
    sections: ['0795'],
    holds: (product) => {
      const [load, wheel] = [textOf(product, 'loadClass'), numberOf(product, 'wheelLoad')];
      return load === null || wheel === null
        ? null
        : wheel === { pedestrian: 500, 'light cart': 1500, forklift: 4000 }[load];
    },
  },
  {
    name: 'what is in a wall or on a roof carries no wheels, and only a fire barrier has a fire rating',
    sections: ['0795'],
    holds: (product) =>
      (textOf(product, 'assemblyFireRating') !== null) === /fire/i.test(product.noun) &&
      (!/wall|roof|seal|fire/i.test(product.noun) || numberOf(product, 'wheelLoad') === null),
  },
  {
    name: 'a vapor-permeable sheet has 10 perms and more, a wrap 20',
    sections: ['0725'],
    nouns: /permeable|fastened|wrap/i,
    holds: (product) => {
      const perms = numberOf(product, 'permeance');
      return perms === null ? null : perms >= (/self-adhered/i.test(product.noun) ? 10 : 20);
    },
  },
  {
    name: 'an assembly leaks more air than its sheet: 0.04 cfm per square foot at most (ASTM E2357)',
    sections: ['0725'],
    holds: (product) =>
      both(
        product,
        ['airPermeance', 'airLeakage'],
        (sheet, assembly) => assembly > sheet && assembly <= 0.04,
      ),
  },
  {
    name: 'weather barriers spread flame to 25 at most',
    sections: ['0725'],
    holds: number('flameSpread', (flame) => flame <= 25),
  },
  {
    name: 'denser fireproofing is harder and holds better',
    sections: ['0781'],
    nouns: /cementitious|high-density/i,
    holds: (product) =>
      both(product, ['density', 'compressiveStrength'], (pcf, psi) =>
        pcf >= 40 ? psi >= 300 && (numberOf(product, 'bondStrength') ?? 0) >= 20 : psi <= 20,
      ),
  },
  {
    name: 'intumescent films grow with the rating',
    sections: ['0781'],
    nouns: /intumescent/i,
    holds: (product) => {
      const [rating, mils] = [textOf(product, 'assemblyFireRating'), numberOf(product, 'dryFilmThickness')];
      return rating === null || mils === null
        ? null
        : rating === '1 hour'
          ? mils <= 60
          : rating === '2 hours'
            ? mils >= 150
            : mils > 60 && mils < 150;
    },
  },
  {
    name: 'fireproofing is rated for 1 to 4 hours (UL 263)',
    sections: ['0781'],
    holds: oneOf('assemblyFireRating', '1 hour', '1-1/2 hours', '2 hours', '3 hours', '4 hours'),
  },
];
