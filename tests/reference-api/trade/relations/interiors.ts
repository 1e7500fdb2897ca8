import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Base steel of nonstructural framing in inches, by the mils in its designation (AISI S220). */
const studSteel = new Map([
  ['18', 0.0179],
  ['27', 0.0269],
  ['30', 0.0296],
  ['33', 0.0329],
  ['43', 0.0428],
]);

export const interiorsRelations: readonly Relation[] = [
  {
    name: 'gauge and base steel thickness of a stud agree (AISI S220)',
    sections: ['092216'],
    holds: (product) => {
      const [gauge, thickness] = [textOf(product, 'gauge'), numberOf(product, 'thickness')];
      if (gauge === null || thickness === null) return null;
      return studSteel.get(/\((\d+) mil\)/.exec(gauge)?.[1] ?? '') === thickness;
    },
  },
  {
    name: 'nonstructural studs up to 43 mils are of 33 ksi steel (ASTM A1003 NS33)',
    sections: ['092216'],
    holds: number('yieldStrength', (strength) => strength === 33),
  },
  {
    name: 'a partition stud comes in the depths that are rolled',
    sections: ['092216'],
    nouns: /stud|track/i,
    holds: oneOf('depth', 1.625, 2.5, 3.625, 4, 6),
  },
  {
    name: 'a shaft wall is rated two hours and designed for 5 to 15 psf',
    sections: ['092216'],
    nouns: /shaft/i,
    holds: (product) =>
      textOf(product, 'assemblyFireRating') === '2 hours' &&
      [5, 7.5, 10, 15].includes(numberOf(product, 'designPressure') ?? 0),
  },
  {
    name: 'Type X board is 5/8 in thick and weighs 2.2 psf at least',
    sections: ['0929'],
    nouns: /type x/i,
    holds: (product) =>
      numberOf(product, 'thickness') === 0.625 && (numberOf(product, 'weightPerArea') ?? 0) >= 2.2,
  },
  {
    name: 'board without a Type X core has no fire rating',
    sections: ['0929'],
    holds: (product) => {
      const core = textOf(product, 'coreType');
      if (core === null) return null;
      return /Type [XC]/.test(core) || textOf(product, 'assemblyFireRating') === 'Not rated';
    },
  },
  {
    name: 'shaft liner is 1 in thick and 24 in wide with beveled edges (ASTM C1396)',
    sections: ['0929'],
    nouns: /shaft liner/i,
    holds: (product) =>
      numberOf(product, 'thickness') === 1 &&
      numberOf(product, 'width') === 24 &&
      textOf(product, 'edgeDetail') === 'Double beveled',
  },
  {
    name: 'gypsum board has a flame-spread index of 15 at most',
    sections: ['0929'],
    holds: number('flameSpread', (index) => index <= 15),
  },
  {
    name: 'a partition with sound-damped board has STC 50 at least',
    sections: ['0929'],
    nouns: /damped/i,
    holds: number('assemblySound', (value) => value >= 50),
  },
  {
    name: 'abuse resistance has three levels (ASTM C1629)',
    sections: ['0929'],
    nouns: /abuse/i,
    holds: oneOf('abuseLevel', 'Level 1', 'Level 2', 'Level 3'),
  },
  {
    name: 'porcelain absorbs 0.5 percent of water at most (ANSI A137.1)',
    sections: ['0930'],
    nouns: /porcelain|mosaic/i,
    holds: number('waterAbsorption', (share) => share <= 0.5),
  },
  {
    name: 'wall tile is nonvitreous: it absorbs more than 7 percent',
    sections: ['0930'],
    nouns: /wall tile/i,
    holds: number('waterAbsorption', (share) => share > 7),
  },
  {
    name: 'floor tile has a wet DCOF of 0.42 at least (ANSI A326.3)',
    sections: ['0930'],
    holds: number('slipResistance', (friction) => friction >= 0.42),
  },
  {
    name: 'wall tile and Class P1 panels state no friction for floors',
    sections: ['0930'],
    nouns: /wall tile|panel/i,
    holds: (product) =>
      product.noun === 'Glazed wall tile' || /P1/.test(textOf(product, 'classification') ?? '')
        ? numberOf(product, 'slipResistance') === null
        : null,
  },
  {
    name: 'visible abrasion is counted in the stages of ASTM C1027',
    sections: ['0930'],
    holds: oneOf('abrasionResistance', 100, 150, 600, 750, 1500, 2100, 6000, 12_000),
  },
  {
    name: 'a glass-fiber ceiling absorbs more than it blocks',
    sections: ['0951'],
    nouns: /fiberglass/i,
    holds: (product) =>
      both(
        product,
        ['noiseReduction', 'ceilingAttenuation'],
        (absorbed, blocked) => absorbed >= 0.9 && blocked <= 26,
      ),
  },
  {
    name: 'a mineral ceiling of CAC 35 or more has no NRC above 0.75',
    sections: ['0951'],
    nouns: /mineral|wet-formed/i,
    holds: (product) =>
      both(
        product,
        ['noiseReduction', 'ceilingAttenuation'],
        (absorbed, blocked) => blocked < 35 || absorbed <= 0.75,
      ),
  },
  {
    name: 'NRC is rounded to 0.05 (ASTM C423)',
    sections: ['0951', '0984', '4420'],
    holds: number('noiseReduction', (value) => Math.abs(value * 20 - Math.round(value * 20)) < 1e-9),
  },
  {
    name: 'acoustical panels are Class A',
    sections: ['0951'],
    holds: oneOf('surfaceBurningClass', 'Class A'),
  },
  {
    name: 'a thicker wear layer bears a longer warranty and load',
    sections: ['0965'],
    nouns: /luxury vinyl/i,
    holds: (product) =>
      both(product, ['wearLayer', 'warranty'], (layer, years) => (layer >= 28 ? years === 20 : years <= 15)),
  },
  {
    name: 'vinyl composition tile is 1/8 in thick, 12 in wide and has no wear layer (ASTM F1066)',
    sections: ['0965'],
    nouns: /composition/i,
    holds: (product) =>
      numberOf(product, 'thickness') === 0.125 &&
      numberOf(product, 'width') === 12 &&
      numberOf(product, 'wearLayer') === null,
  },
  {
    name: 'floor coverings in exits have a critical radiant flux of 0.45 W/sq cm at least',
    sections: ['0965', '1248'],
    holds: number('criticalRadiantFlux', (flux) => flux >= 0.45),
  },
  {
    name: 'only linoleum states biobased content among resilient tile',
    sections: ['0965'],
    holds: (product) =>
      numberOf(product, 'biobasedContent') === null ? null : product.noun === 'Linoleum tile',
  },
  {
    name: 'heat that a urethane cement floor withstands grows with its thickness',
    sections: ['0967'],
    nouns: /urethane/i,
    holds: (product) =>
      both(product, ['thickness', 'serviceTemperature'], (thickness, heat) =>
        thickness >= 0.375 ? heat === 250 : heat < 250,
      ),
  },
  {
    name: 'epoxy mortar is stronger than the concrete below it',
    sections: ['0967'],
    nouns: /epoxy mortar/i,
    holds: number('compressiveStrength', (strength) => strength >= 10_000),
  },
  {
    name: 'a static control floor states its resistance',
    sections: ['0967'],
    nouns: /dissipative/i,
    holds: oneOf('electricalResistance', 'Conductive, under 1 megohm', 'Dissipative, 1 to 1,000 megohms'),
  },
  {
    name: 'square carpet tile is 24 in wide, planks are narrower',
    sections: ['0968'],
    holds: (product) => {
      const width = numberOf(product, 'width');
      if (width === null) return null;
      return /plank/i.test(product.noun) ? width < 24 : width === 24;
    },
  },
  {
    name: 'thicker fabric-wrapped panels absorb more',
    sections: ['0984'],
    nouns: /fabric/i,
    holds: (product) =>
      both(product, ['thickness', 'noiseReduction'], (thickness, absorbed) =>
        thickness >= 2 ? absorbed > 1 : absorbed < 1,
      ),
  },
  {
    name: 'a baffle hangs (ASTM E795 Type J)',
    sections: ['0984'],
    nouns: /baffle/i,
    holds: oneOf('mounting', 'Type J, suspended'),
  },
];
