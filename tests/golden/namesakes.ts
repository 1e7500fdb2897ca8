import type { Expected, GoldenQuery } from '#tests/golden/golden-query.ts';

/** One name for two manufacturers: each must be in reach, and a word more must tell them apart. */
export const namesakeQueries: readonly GoldenQuery[] = (
  [
    ['Sandpiper Specialties', { company: 30710 }],
    ['Sandpiper Specialties', { company: 71495 }],
    ['sandpiper', { company: 30710 }],
    ['sandpiper', { company: 71495 }],
    ['Sandpiper Specialities', { company: 30710 }],
    ['Sandpiper Specialities', { company: 71495 }],
    ['sandpiper lighting', { company: 71495 }],
    ['sandpiper panelboards', { company: 71495 }],
    ['sandpiper lockers', { maker: 30710, sections: ['105113'] }],
    ['sandpiper grab bar', { maker: 30710, sections: ['102800'] }],
    ['sandpiper 30710', { company: 30710 }],
    ['sandpiper 71495', { company: 71495 }],
    ['sandpiperw', { company: 71495 }],
    ['Lowcrete Macrosynthetic Fiber', { type: 'product', id: 60 }],
    ['Lowcrete TWR-211', { type: 'product', id: 60 }],
    ['quench main', { company: 64766 }],
    ['quenchworks', { company: 21190 }],
  ] satisfies readonly (readonly [string, Expected])[]
).map(([query, expected]): GoldenQuery => ({ kind: 'namesake', query, expected }));
