import { type Relation, numberOf, textOf } from '#tests/reference-api/trade/relations/relation.ts';

const metals = ['stainless', 'aluminum', 'copper', 'bronze', 'galvanized', 'titanium'];
/** Tests whose value a specifier looks for. */
const found = ['ASTM E84', 'NFPA 286', 'ASTM E283', 'ASTM D3363'];
const SAND_SET = 2.25;

/** Rules that a materials engineer missed in a sample of all divisions. */
export const engineerRelations: readonly Relation[] = [
  {
    name: 'a lead time names no metal that the product does not come in',
    sections: [],
    holds: ({ noun, materials, attributes, options }) => {
      const times = options.filter(({ name }) => name === 'Lead time').flatMap(({ values }) => values);
      const named = metals.filter((metal) => times.some(({ text }) => text.toLowerCase().includes(metal)));
      if (named.length === 0) return null;
      const own = [
        noun,
        materials,
        ...attributes.map(({ value }) => String(value)),
        ...options
          .filter(({ name }) => name !== 'Lead time')
          .flatMap(({ values }) => values.map(({ text }) => text)),
      ]
        .join(' ')
        .toLowerCase();
      return named.every((metal) => own.includes(metal));
    },
  },
  {
    name: 'a warranty is a promise: how long a sheet may lie in the sun is none',
    sections: [],
    holds: ({ options }) => {
      const terms = options.filter(({ name }) => name === 'Warranty').flatMap(({ values }) => values);
      return terms.length === 0 ? null : terms.every(({ text }) => !/exposure/i.test(text));
    },
  },
  {
    name: 'what is sold by volume has no diameter',
    sections: [],
    nouns: /\b(?:sealant|coating|primer|adhesive|admixture|paint|compound|sealer)$/i,
    holds: (product) => numberOf(product, 'diameter') === null,
  },
  {
    name: 'the section of fluid-applied air barriers has no boards and no sheets of other sections',
    sections: ['0616', '0725'],
    holds: ({ csi }) => csi.every(({ number }) => number !== '072726'),
  },
  {
    name: 'a lightweight masonry unit is made with light aggregate, one of normal weight is not',
    sections: ['0422'],
    nouns: /^concrete masonry unit$/i,
    holds: (product) => {
      const isLight = /expanded shale/.test(product.materials);
      const weight = textOf(product, 'densityClass');
      return weight === 'lightweight' ? isLight : weight === 'normal weight' ? !isLight : null;
    },
  },
  {
    name: 'a clay paver below 2-1/4 in. is set in mortar and walked on; others lie in sand',
    sections: ['321400'],
    nouns: /^clay brick paver$/i,
    holds: (product) => {
      const thickness = numberOf(product, 'thickness');
      if (thickness === null) return null;
      const limits = product.limitations.join(' ');
      return thickness < SAND_SET
        ? /mortar/.test(limits) && !/bedding sand|vehicles/i.test(limits)
        : /bedding sand/i.test(limits) && !/mortar/.test(limits);
    },
  },
  {
    name: 'a cast aluminum bench with wood slats claims no recycled content, as new wood is a third of its weight',
    sections: ['323300'],
    nouns: /bench/i,
    holds: (product) =>
      /ipe|slats/i.test(product.materials) && !/strap/i.test(product.materials)
        ? numberOf(product, 'recycledContent') === null && textOf(product, 'recycledContent') === null
        : null,
  },
  {
    name: 'a test of burning, of air leakage, or of hardness is cited with what it found',
    sections: [],
    holds: ({ standards, attributes }) => {
      const cited = found.filter((name) => standards.some((one) => one.startsWith(`${name} `)));
      return cited.length === 0
        ? null
        : cited.every((name) => attributes.some(({ standard }) => standard === name));
    },
  },
];
