import {
  both,
  number,
  numberOf,
  oneOf,
  type Relation,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const perInch = (nouns: RegExp, name: string, least: number, greatest: number): Relation => ({
  name,
  sections: ['0721', '0741', '0742'],
  nouns,
  holds: number('thermalResistancePerInch', (value) => value >= least && value <= greatest),
});

/** Compressive strength in psi that a type of ASTM C578 has to reach. */
const polystyreneTypes: Readonly<Record<string, number>> = {
  'Type I': 10,
  'Type II': 15,
  'Type IX': 25,
  'Type X': 15,
  'Type IV': 25,
  'Type VI': 40,
  'Type VII': 60,
  'Type V': 100,
};

export const insulationRelations: readonly Relation[] = [
  {
    name: 'R is thickness times R per inch',
    sections: [],
    holds: (product) => {
      const thickness = numberOf(product, 'thickness');
      return both(
        product,
        ['thermalResistance', 'thermalResistancePerInch'],
        (whole, each) => thickness !== null && Math.abs(whole - thickness * each) < 0.06,
      );
    },
  },
  perInch(/extruded polystyrene/i, 'extruded polystyrene has R-5 per inch', 5, 5),
  perInch(/expanded polystyrene/i, 'expanded polystyrene has R-3.6 to R-4.2 per inch', 3.6, 4.2),
  perInch(/polyisocyanurate|foil-faced/i, 'polyisocyanurate has R-5.6 to R-6.5 per inch', 5.6, 6.5),
  perInch(/mineral wool/i, 'mineral wool board has R-4 to R-4.3 per inch', 4, 4.3),
  {
    name: 'a foil face is a vapor barrier: 0.1 perm and less',
    sections: ['0721'],
    nouns: /foil-faced/i,
    holds: number('permeance', (perms) => perms <= 0.1),
  },
  {
    name: 'mineral wool lets vapor through',
    sections: ['0721'],
    nouns: /mineral wool/i,
    holds: number('permeance', (perms) => perms >= 20),
  },
  {
    name: 'foam plastic is combustible by ASTM E136',
    sections: ['0721'],
    nouns: /poly|foil-faced/i,
    holds: oneOf('combustibility', 'combustible'),
  },
  {
    name: 'mineral wool is noncombustible by ASTM E136',
    sections: ['0721'],
    nouns: /mineral wool/i,
    holds: oneOf('combustibility', 'noncombustible'),
  },
  {
    name: 'what is noncombustible spreads no flame',
    sections: [],
    holds: (product) => {
      const [spread, burns] = [numberOf(product, 'flameSpread'), textOf(product, 'combustibility')];
      return spread === null || burns !== 'noncombustible' ? null : spread <= 25;
    },
  },
  {
    name: 'a type of ASTM C578 has its compressive strength',
    sections: ['0721'],
    nouns: /polystyrene/i,
    holds: (product) => {
      const [grade, psi] = [textOf(product, 'classification'), numberOf(product, 'compressiveStrength')];
      return grade === null || psi === null ? null : polystyreneTypes[grade] === psi;
    },
  },
  {
    name: 'polyisocyanurate names its type of ASTM C1289: I with foil, II with coated glass',
    sections: ['0721'],
    holds: (product) =>
      /polyisocyanurate/.test(product.materials)
        ? (textOf(product, 'classification') ?? '').startsWith(
            /foil faces/.test(product.materials) ? 'Type I,' : 'Type II,',
          )
        : null,
  },
];
