import { numberOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

/** Terms in years that makers print. */
const terms = [1, 2, 3, 5, 7, 10, 12, 15, 20, 25, 30, 35, 40, 50];
const cites = (standards: readonly string[], name: string) =>
  standards.some((one) => one === name || one.startsWith(`${name} `));

/** What a specifier, a consultant, and an engineer found who read records by lot, as rules that all records keep. */
export const readByThreeRelations: readonly Relation[] = [
  {
    name: 'zinc on steel sheet is not specified as an alloy of aluminum and zinc, nor the alloy as zinc',
    sections: ['074'],
    holds: ({ materials, standards }) => {
      if (/aluminum-zinc/.test(materials)) return !cites(standards, 'ASTM A653');
      return /galvanized/.test(materials) ? !cites(standards, 'ASTM A792') : null;
    },
  },
  {
    name: 'what is slatted with new wood does not claim that most of it is recycled',
    sections: [],
    holds: (product) => {
      const share = numberOf(product, 'recycledContent');
      const isSlatted = /\b(?:ipe|ash|oak|teak|cedar|beech)\b[^,;]*(?:slats|planks)/.test(product.materials);
      return isSlatted ? share === null || share <= 50 : null;
    },
  },
  {
    name: 'a warranty runs for a term that makers print',
    sections: [],
    holds: (product) => {
      const years = numberOf(product, 'warranty');
      const offered = product.options
        .filter(({ name }) => name === 'Warranty')
        .flatMap(({ values }) => values.map(({ text }) => text));
      return years === null || offered.length > 0 ? null : terms.includes(years);
    },
  },
  {
    name: 'brick for severe weather has no limit of moderate-weather brick',
    sections: ['0421'],
    holds: ({ attributes, limitations }) =>
      attributes.some(({ key, value }) => key === 'grade' && value === 'SW')
        ? !limitations.some((one) => one.startsWith('Moderate-weather'))
        : null,
  },
];
