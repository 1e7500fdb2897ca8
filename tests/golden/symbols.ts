import type { Expected, GoldenQuery } from '#tests/golden/golden-query.ts';

const board: Expected = { sections: ['092900'], measured: ['t', '0.625'] };

/** Signs that a keyboard, a word processor or a drawing puts between, before or into the words. */
export const symbolQueries: readonly GoldenQuery[] = (
  [
    ['5/8" gypsum board', board],
    ['5/8″ gypsum board', board],
    ['5⁄8” gypsum board', board],
    ['⅝" gypsum board', board],
    ['1¾" insulating glass', { sections: ['088000'], measured: ['t', '1.75'] }],
    ['1-3/4 in. glazing', { sections: ['088000'], measured: ['t', '1.75'] }],
    ['U=0.13 glass', { sections: ['088000'], measured: ['U', '0.13'] }],
    ['R-14.3 insulation', { sections: ['072113'], measured: ['R', '14.3'] }],
    ['"roof hatch"', { sections: ['077233'] }],
    ['“roof hatch”', { sections: ['077233'] }],
    ['curtain–wall', { sections: ['084413'] }],
    ['low‑e glass', { sections: ['088000'] }],
    ['gypsum board (type x)', { sections: ['092900'] }],
    ['doors, hollow metal; fire-rated', { sections: ['081113'] }],
    ['roof_hatch', { sections: ['077233'] }],
    ['#TPO', { sections: ['075423'] }],
    ['fiber-cement siding', { sections: ['074646'] }],
    ['TOILET COMPARTMENTS', { sections: ['102113'] }],
    ['Brightdeck®', { type: 'product', id: 1 }],
    ['Brightdeck™ TPO', { type: 'product', id: 1 }],
    ['NFD–108', { type: 'product', id: 1 }],
    ["O'Halloran & Søn Façades", { company: 40417 }],
    ['O’Halloran and Son', { company: 40417 }],
    ['OHALLORAN & SON FACADES', { company: 40417 }],
    ['Threshold&Tine', { company: 39408 }],
  ] as const
).map(([query, expected]): GoldenQuery => ({ kind: 'symbol', query, expected }));
