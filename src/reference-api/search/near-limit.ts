import type { RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import type { DocumentTest, Ranking } from '#src/reference-api/search/search-engine.ts';

/** How far from a limit counts as near it, and as the number itself, in parts of it. */
const reaches = [
  { part: 0.2, factor: 1.3 },
  { part: 0.02, factor: 1.2 },
];
const isProduct: DocumentTest = { is: 'type', of: ['product'] };

/** Who asks for 60 mils, or for a U-factor of 0.28, may be given more, but wants that, or what is near it. */
export function closerFirst({ name, from, to }: RangeChoice): Ranking['factors'] {
  if (Number.isFinite(from) === Number.isFinite(to)) return [];
  return reaches.map(({ part, factor }) => {
    const near = Number.isFinite(from) ? { from, to: from * (1 + part) } : { from: to * (1 - part), to };
    return { test: { is: 'all', of: [isProduct, { is: 'measured', name, ...near }] }, factor };
  });
}
