import type { SectionNamed } from '#src/reference-api/search/section-lookup.ts';

/** A term of the index, and how well it matches what was typed: 1 is the same. */
export interface WeightedTerm {
  term: number;
  weight: number;
}

/**
 * One way to match the query's parts from `from` up to, but not including, `to`: by any of these terms, by all of them,
 * or by a section of the document.
 */
export type Alternative = { from: number; to: number } & (
  | { by: 'any'; terms: readonly WeightedTerm[] }
  | { by: 'all'; terms: readonly number[]; weight: number }
  | { by: 'section'; sections: readonly SectionNamed[] }
);
