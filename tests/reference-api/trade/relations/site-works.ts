import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Least grab strength in AASHTO M 288, by class. */
const wovenGrab = new Map([
  ['Class 1', 315],
  ['Class 2', 248],
  ['Class 3', 180],
]);
const nonwovenGrab = new Map([
  ['Class 1', 203],
  ['Class 2', 158],
  ['Class 3', 113],
]);
const wovenPuncture = new Map([
  ['Class 1', 618],
  ['Class 2', 495],
  ['Class 3', 371],
]);
const nonwovenPuncture = new Map([
  ['Class 1', 433],
  ['Class 2', 309],
  ['Class 3', 223],
]);
/** Shear in psf that each type of rolled erosion control product must stand (ECTC). */
const shear = new Map([
  ['1.D', 1.75],
  ['2.C', 1.5],
  ['2.D', 1.75],
  ['3.B', 2],
  ['4', 2.25],
  ['5.A', 6],
  ['5.B', 8],
  ['5.C', 10],
]);

/** Soil, erosion, porous paving and stormwater. */
export const siteWorksRelations: readonly Relation[] = [
  {
    name: 'grab strength of a geotextile is that of its class of AASHTO M 288',
    sections: ['313219'],
    holds: (product) => {
      const [grade, grab] = [textOf(product, 'survivabilityClass'), numberOf(product, 'grabTensile')];
      if (grade === null || grab === null) return null;
      return grab >= ((/^woven/i.test(product.noun) ? wovenGrab : nonwovenGrab).get(grade) ?? Infinity);
    },
  },
  {
    name: 'puncture strength of a geotextile is that of its class of AASHTO M 288',
    sections: ['313219'],
    holds: (product) => {
      const [grade, force] = [textOf(product, 'survivabilityClass'), numberOf(product, 'punctureResistance')];
      if (grade === null || force === null) return null;
      return (
        force >= ((/^woven/i.test(product.noun) ? wovenPuncture : nonwovenPuncture).get(grade) ?? Infinity)
      );
    },
  },
  {
    name: 'nonwoven fabric drains faster than woven tape',
    sections: ['313219'],
    holds: (product) => {
      const drained = numberOf(product, 'permittivity');
      return drained === null ? null : /nonwoven/i.test(product.noun) ? drained >= 1 : drained <= 0.2;
    },
  },
  {
    name: 'a geogrid is not opened like a fabric, and a fabric has no junctions',
    sections: ['313219'],
    holds: (product) =>
      /geogrid/i.test(product.noun)
        ? numberOf(product, 'grabTensile') === null && numberOf(product, 'permittivity') === null
        : numberOf(product, 'junctionEfficiency') === null,
  },
  {
    name: 'a grid at 2% strain has less than half of its ultimate strength',
    sections: ['313219'],
    holds: (product) =>
      both(product, ['tensileAtTwoPercent', 'ultimateTensile'], (early, last) => early < last / 2),
  },
  {
    name: 'silt fence has 124 lb of grab strength and keeps 70 percent of it in the sun (AASHTO M 288)',
    sections: ['3125'],
    nouns: /silt fence/i,
    holds: (product) =>
      (numberOf(product, 'grabTensile') ?? 0) >= 124 && (numberOf(product, 'uvStability') ?? 0) >= 70,
  },
  {
    name: 'rolled erosion control products stand the shear of their type (ECTC)',
    sections: ['3125'],
    nouns: /blanket|mat/i,
    holds: (product) => {
      const type = /^Type (\S+),/.exec(textOf(product, 'classification') ?? '')?.[1];
      return type === undefined ? null : numberOf(product, 'shearStress') === shear.get(type);
    },
  },
  {
    name: 'a longer life means a steeper slope among blankets',
    sections: ['3125'],
    nouns: /blanket/i,
    holds: (product) => {
      const [months, slope] = [numberOf(product, 'functionalLife'), textOf(product, 'steepestSlope')];
      return months === null || slope === null
        ? null
        : Number.parseFloat(slope) <= (months >= 36 ? 1 : months >= 24 ? 1.5 : 3);
    },
  },
  {
    name: 'a larger sock filters more',
    sections: ['3125'],
    nouns: /sock/i,
    holds: (product) =>
      both(product, ['diameter', 'filterFlow'], (inches, flow) => Math.abs(flow - inches * 0.94) <= 2),
  },
  {
    name: 'paving grids bear trucks, bound and rubber surfaces people and cars',
    sections: ['321243'],
    holds: (product) => {
      const load = textOf(product, 'loadClass');
      return load === null ? null : /grid/i.test(product.noun) === /^HS?-/.test(load);
    },
  },
  {
    name: 'gravel lets water in faster than grass',
    sections: ['321243'],
    nouns: /grid/i,
    holds: (product) => {
      const rate = numberOf(product, 'infiltrationRate');
      return rate === null ? null : /gravel/i.test(product.noun) ? rate >= 100 : rate <= 50;
    },
  },
  {
    name: 'a chamber holds two thirds of its box, and stone adds to it',
    sections: ['334600'],
    nouns: /chamber/i,
    holds: (product) => {
      const [width, height, length] = [
        numberOf(product, 'width'),
        numberOf(product, 'height'),
        numberOf(product, 'length'),
      ];
      const [storage, installed] = [
        numberOf(product, 'storageVolume'),
        numberOf(product, 'installedStorage'),
      ];
      if (width === null || height === null || length === null || storage === null || installed === null)
        return null;
      const box = (width * height * length) / 144;
      return storage > 0.6 * box && storage < 0.72 * box && installed > storage * 1.3;
    },
  },
  {
    name: 'a separator takes 25 to 45 gpm for each square foot',
    sections: ['334600'],
    nouns: /separator/i,
    holds: (product) =>
      both(product, ['diameter', 'flowRate'], (inches, flow) => {
        const loading = flow / (Math.PI * (inches / 24) ** 2);
        return loading >= 25 && loading <= 45;
      }),
  },
  {
    name: 'flow through a filter = area × 100 in/h',
    sections: ['334600'],
    nouns: /bioretention/i,
    holds: (product) => {
      const [length, width, flow] = [
        numberOf(product, 'length'),
        numberOf(product, 'width'),
        numberOf(product, 'flowRate'),
      ];
      if (length === null || width === null || flow === null) return null;
      return Math.abs(flow - ((length * width) / 12) * (100 / 720) * 7.48) <= 0.5;
    },
  },
  {
    name: 'crates below traffic are stronger than those below lawns',
    sections: ['334600'],
    nouns: /tank/i,
    holds: (product) => {
      const [load, strength] = [textOf(product, 'loadClass'), numberOf(product, 'compressiveStrength')];
      return load === null || strength === null
        ? null
        : load === 'Pedestrian'
          ? strength < 40
          : strength >= 50;
    },
  },
  {
    name: 'a deeper tray weighs more and holds more water',
    sections: ['334600'],
    nouns: /roof/i,
    holds: (product) =>
      both(
        product,
        ['height', 'saturatedWeight'],
        (inches, weight) => weight / inches >= 5.5 && weight / inches <= 7,
      ),
  },
  {
    name: 'only separators and filters remove sediment, by the steps of New Jersey',
    sections: ['334600'],
    holds: oneOf('removalEfficiency', 50, 80),
  },
  {
    name: 'apparent opening sizes are US sieves',
    sections: ['3125', '3132'],
    holds: oneOf('apparentOpeningSize', 20, 30, 40, 50, 60, 70, 80, 100),
  },
  {
    name: 'recycled content is 100 percent at most',
    sections: ['32', '33'],
    holds: number('recycledContent', (share) => share > 0 && share <= 100),
  },
  {
    name: 'concrete pavers that carry vehicles are laid in a herringbone, the pattern that interlocks under wheels',
    sections: ['3214'],
    nouns: /^(?:Concrete|Permeable interlocking) paver$/,
    holds: (product) =>
      textOf(product, 'loadClass') === 'Vehicular' ? textOf(product, 'pattern') === 'Herringbone' : null,
  },
];
