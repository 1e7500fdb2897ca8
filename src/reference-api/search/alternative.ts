import type { SectionMatch } from '#src/reference-api/search/section-lookup.ts';

/** A term of the index and how well it stands for what was typed, 1 being the same. */
export interface WeightedTerm {
  term: number;
  weight: number;
}

/**
 * One way in which a document can answer the parts `from` up to but without `to` of a query: by any of these
 * terms, by all of them, or because it stands in a section.
 */
export type Alternative = { from: number; to: number } & (
  | { by: 'any'; terms: readonly WeightedTerm[] }
  | { by: 'all'; terms: readonly number[]; weight: number }
  | { by: 'section'; matches: readonly SectionMatch[] }
);
