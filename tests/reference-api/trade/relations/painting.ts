import { number, numberOf, textOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

/** Gloss at 60 degrees by MPI gloss level. */
const levels: Readonly<Record<string, readonly [least: number, most: number]>> = {
  G1: [0, 5],
  G3: [10, 25],
  G4: [20, 35],
  G5: [35, 70],
  G6: [70, 85],
};

export const paintingRelations: readonly Relation[] = [
  {
    name: 'coverage of paint = 1,604 sq ft × solids / film',
    sections: ['0991'],
    holds: (product) => {
      const [solids, film] = [numberOf(product, 'solidsByVolume'), numberOf(product, 'dryFilmThickness')];
      const coverage = numberOf(product, 'coverageRate');
      if (solids === null || film === null || coverage === null) return null;
      return Math.abs(coverage - (16.04 * solids) / film) <= 2.5;
    },
  },
  {
    name: 'gloss and sheen agree (MPI gloss levels)',
    sections: ['0991'],
    holds: (product) => {
      const [gloss, finish] = [numberOf(product, 'gloss'), textOf(product, 'finish')];
      if (gloss === null || finish === null) return null;
      const [least, most] = levels[/G\d/.exec(finish)?.[0] ?? ''] ?? [1, 0];
      return gloss >= least && gloss <= most;
    },
  },
  {
    name: 'interior paint has 50 g/L of VOC at most (SCAQMD 1113)',
    sections: ['0991'],
    holds: number('vocContent', (content) => content <= 50),
  },
];
