import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

export const specialtiesRelations: readonly Relation[] = [
  {
    name: 'tactile characters are 5/8 to 2 in high (ADA 703.2)',
    sections: ['1014'],
    nouns: /tactile|photopolymer/i,
    holds: number('characterHeight', (height) => height >= 0.625 && height <= 2),
  },
  {
    name: 'raised characters stand out by 1/32 in (ADA 703.2)',
    sections: ['1014'],
    holds: number('characterRelief', (relief) => relief >= 1 / 32),
  },
  {
    name: 'plaques, letters and directories are not read by touch',
    sections: ['1014'],
    nouns: /plaque|letters|directory/i,
    holds: oneOf('accessibility', 'Visual only'),
  },
  {
    name: 'flat cut letters are not lighted from within',
    sections: ['1014'],
    nouns: /letters/i,
    holds: (product) => {
      const depth = numberOf(product, 'depth');
      return depth === null ? null : depth >= 3 || textOf(product, 'illumination') === 'None';
    },
  },
  {
    name: 'a sheet metal toilet partition states its gauge, a solid one none',
    sections: ['1021'],
    nouns: /partition|compartment/i,
    holds: (product) => (textOf(product, 'gauge') !== null) === /steel|powder/i.test(product.noun),
  },
  {
    name: 'solid plastic partitions are 1 in thick',
    sections: ['1021'],
    nouns: /plastic/i,
    holds: number('thickness', (thickness) => thickness === 1),
  },
  {
    name: 'polyethylene partitions are judged by NFPA 286, not by E84 class',
    sections: ['1021'],
    nouns: /plastic/i,
    holds: (product) =>
      textOf(product, 'fireTest') !== null && textOf(product, 'surfaceBurningClass') === null,
  },
  {
    name: 'wall guards project 4 in at most into a corridor (ADA 307)',
    sections: ['1026'],
    nouns: /guard|handrail/i,
    holds: number('depth', (depth) => depth <= 4),
  },
  {
    name: 'labels of door protectors follow the steps of NFPA 252',
    sections: ['1026'],
    holds: oneOf('fireProtectionRating', 'Not rated', '20 minutes', '45 minutes', '60 minutes', '90 minutes'),
  },
  {
    name: 'PETG sheet is Class A; fiberglass-reinforced plastic may be Class C',
    sections: ['1026'],
    nouns: /sheet/i,
    holds: (product) =>
      textOf(product, 'materialType') === 'PETG'
        ? textOf(product, 'surfaceBurningClass') === 'Class A'
        : null,
  },
  {
    name: 'a grab bar is 1-1/4 to 2 in thick and holds 250 lb (ADA 609)',
    sections: ['1028'],
    nouns: /grab bar/i,
    holds: (product) =>
      both(
        product,
        ['diameter', 'concentratedLoad'],
        (diameter, load) => diameter >= 1.25 && diameter <= 2 && load >= 250,
      ),
  },
  {
    name: 'only what uses current states a voltage among toilet accessories',
    sections: ['1028'],
    holds: (product) => (textOf(product, 'voltage') === null ? null : /dryer/i.test(product.noun)),
  },
  {
    name: 'a baby changing station bears what ASTM F2285 asks',
    sections: ['1028'],
    nouns: /changing/i,
    holds: number('loadCapacity', (load) => load >= 250),
  },
  {
    name: 'louder hand dryers are the quicker ones',
    sections: ['1028'],
    nouns: /dryer/i,
    holds: (product) =>
      both(product, ['dryTime', 'soundPressure'], (time, sound) => (time <= 10 ? sound >= 80 : sound < 80)),
  },
  {
    name: 'an extinguisher cabinet is rated one or two hours if it is rated, a nonrated one is not',
    sections: ['1044'],
    nouns: /extinguisher/i,
    holds: (product) =>
      /rated/i.test(product.noun)
        ? ['1 hour', '2 hours'].includes(textOf(product, 'fireRating') ?? '')
        : textOf(product, 'fireRating') === 'Nonrated',
  },
  {
    name: 'tempered glass has no fire rating',
    sections: ['1044'],
    holds: (product) =>
      /tempered/i.test(textOf(product, 'glazingType') ?? '')
        ? textOf(product, 'fireRating') === 'Nonrated'
        : null,
  },
  {
    name: 'a rated cabinet is not mounted on the surface',
    sections: ['1044'],
    holds: (product) =>
      /hour/.test(textOf(product, 'fireRating') ?? '') ? textOf(product, 'mounting') !== 'Surface' : null,
  },
  {
    name: 'hose valves are 1-1/2 or 2-1/2 in (NFPA 14)',
    sections: ['1044'],
    holds: oneOf('valveSize', 1.5, 2.5),
  },
  {
    name: 'double-tier lockers are half as high as single-tier ones',
    sections: ['1051'],
    holds: (product) => {
      const [tiers, height] = [textOf(product, 'configuration'), numberOf(product, 'height')];
      if (height === null || tiers === null || !/Single|Double/.test(tiers)) return null;
      return tiers === 'Double tier' ? height <= 36 : height >= 60;
    },
  },
  {
    name: 'welded lockers have heavier doors than knocked-down ones',
    sections: ['1051'],
    nouns: /locker/i,
    holds: (product) => {
      const gauge = textOf(product, 'gauge');
      if (gauge === null || !/door/.test(gauge)) return null;
      return gauge.startsWith(/welded|athletic/i.test(product.noun) ? '14' : '16');
    },
  },
];
