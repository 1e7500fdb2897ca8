import { type Relation, numberOf, textOf } from '#tests/reference-api/trade/relations/relation.ts';

/** Rules that a detailer and a specifier missed together in a sample of all divisions. */
export const detailerRelations: readonly Relation[] = [
  {
    name: 'an exit device of a fire door has no dogging, one that is only for panic offers it',
    sections: ['087100'],
    nouns: /exit device/i,
    holds: (product) => {
      const offered = product.options
        .filter(({ name }) => name === 'Dogging')
        .flatMap(({ values }) => values);
      const dogs = offered.some(({ text }) => /key|cylinder/i.test(text));
      return offered.length > 0 && dogs === (textOf(product, 'configuration') === 'panic');
    },
  },
  {
    name: 'a wall-hung urinal is loaded with 50 lbf by its standard, a lavatory with 250, a water closet with 500 at least',
    sections: ['224200'],
    holds: (product) => {
      const load = numberOf(product, 'loadCapacity');
      if (load === null) return null;
      if (/urinal/i.test(product.noun)) return load === 50;
      return load >= (/water closet/i.test(product.noun) ? 500 : 250);
    },
  },
  {
    name: 'an outdoor luminaire that is classified by IES TM-15 states what it is rated',
    sections: ['2656'],
    holds: (product) => {
      const isRated = product.standards.some((one) => one.startsWith('IES TM-15 '));
      const rating = textOf(product, 'bug');
      return isRated
        ? rating !== null && /^B[0-5]-U[0-5]-G[0-5]$/.test(rating)
        : rating === null
          ? null
          : false;
    },
  },
  {
    name: 'cutoff optics leave no light above the horizon',
    sections: ['2656'],
    nouns: /^(?:area luminaire|wall pack)$/i,
    holds: (product) => textOf(product, 'bug')?.includes('-U0-') ?? false,
  },
  {
    name: 'a black roof reflects next to nothing: an index of 2 at most',
    sections: ['075323'],
    nouns: /membrane/i,
    holds: (product) => {
      const index = numberOf(product, 'solarReflectanceIndex');
      if (index === null) return null;
      return /white/i.test(`${product.noun} ${product.materials}`) ? index > 70 : index <= 2;
    },
  },
  {
    name: 'a screen of polyethylene meets NFPA 286, one of metal has no need of it',
    sections: ['102113'],
    nouns: /screen/i,
    holds: (product) => {
      const meets = textOf(product, 'fireTest') === 'Meets NFPA 286';
      return meets === /polyethylene/.test(product.materials);
    },
  },
  {
    name: 'a handrail of tube is measured outside; only pipe of its schedule has a nominal size',
    sections: ['055213'],
    nouns: /rail/i,
    holds: (product) => {
      const isPipe = /\bschedule\b|ASTM A53/.test(product.materials);
      const [nominal, outside] = [numberOf(product, 'diameter'), numberOf(product, 'outsideDiameter')];
      if (nominal === null && outside === null) return null;
      return isPipe ? outside === null : nominal === null;
    },
  },
];
