import type { SearchHit, SearchQuery } from '#src/contracts/search.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { ResultSort } from '#src/reference-api/search/result-order.ts';
import type { MaybeLater } from '#src/reference-api/search/steps.ts';

/** A question about one document. Titles and makers are compared as terms, joined by spaces. */
export type DocumentTest =
  | { is: 'type'; of: readonly SearchHit['content_type'][] }
  /** It is one of these things, numbered as in `facts.things`, or is of one. */
  | { is: 'thing'; of: readonly number[] }
  /** Its title has all these words, has them in a row, is them, or begins with them. */
  | { is: 'titled'; how: 'words' | 'phrase' | 'whole' | 'start'; words: string }
  | { is: 'maker'; word: string }
  /** The first section of an item; null for items without one. */
  | { is: 'section'; number: string | null }
  /** It has, or is offered with, a number of that property within the range. */
  | ({ is: 'measured' } & Pick<RangeChoice, 'name' | 'from' | 'to'>)
  | { is: 'all' | 'any'; of: readonly DocumentTest[] };

/** A plan to match: `QueryPlan` says what must match. */
export interface Try {
  plan: QueryPlan;
  /**
   * Only documents of `has`, which should match the parts of `required`; the others only raise scores. Of those that
   * pass `leads`, at least the best are found, even where others match more.
   */
  within: { has: DocumentTest; leads: DocumentTest; required: readonly number[] } | null;
  /** Asked of what is found. */
  probes: readonly DocumentTest[];
}

/** What a plan finds. `Found` is the engine's own; the embedded one's is valid until the next match. */
export interface Tried<Found> {
  found: Found;
  count: number;
  /** How many required parts each found document matches. */
  answered: number;
  /** How many parts are required. */
  parts: number;
  /** Required parts that no found document matches. */
  unanswered: readonly number[];
  /** Whether any found document passes a probe. */
  some: (probe: number) => boolean;
  /** The mean score of the best three; 0 unless the scores were asked for. */
  strength: number;
}

/** Factors by which scores grow. */
export interface Ranking {
  /** Of a product's kind, numbered as in `facts.kinds`. */
  kind: (kind: number) => number;
  factors: readonly { test: DocumentTest; factor: number }[];
}

export interface Narrowing {
  choice: FacetChoice;
  ranges: readonly RangeChoice[];
}

/** Some documents: found, or all; then only those of a manufacturer or a period. */
export interface Asking<Found> {
  /** Ranked; null for all documents. */
  found: Found | null;
  reach: Pick<SearchQuery, 'coid' | 'isExcluding' | 'since' | 'until'>;
  edition: '04' | '95';
}

export interface PageRequest<Found> extends Asking<Found>, Narrowing {
  sort: ResultSort;
  from: number;
  size: number;
  /** The properties whose values are wanted, once the section facet is counted. */
  rangesFor: (total: number, sections: readonly Counted[]) => readonly string[];
}

export interface Counted {
  key: string;
  doc_count: number;
}

export interface FoundHit {
  hit: SearchHit;
  pages: readonly string[];
  score: number;
}

/** How many documents have each number of a property. */
export type NumberCounts = ReadonlyMap<number, number>;

/** Numbers of a property over the results without its own range. */
export interface RangeValues {
  name: string;
  /** Each document's first number, and its best, by which it is filtered. */
  first: NumberCounts;
  best: NumberCounts;
  /** Documents without a number. */
  missing: number;
}

export interface Page {
  total: number;
  hits: readonly FoundHit[];
  /** Without values that nothing has; largest first. A facet's counts ignore its own choice. */
  facets: Readonly<Record<string, readonly Counted[]>>;
  ranges: readonly RangeValues[];
}

export interface Suggestions {
  total: number;
  types: readonly Counted[];
  sections: readonly Counted[];
  /** Items whose number begins so, in the order of the index. */
  records: readonly SearchHit[];
  companies: readonly SearchHit[];
  products: readonly SearchHit[];
}

/**
 * Matching, counting, distributions, and paging over an index of the library. What the words mean is read before, by code
 * that knows the engine's facts alone. Rejects with a refusal (503) where a part of the index cannot answer.
 */
export interface SearchEngine<Found> {
  facts: LibraryFacts;
  match: (tries: readonly Try[], isRated: boolean) => MaybeLater<readonly Tried<Found>[]>;
  narrow: (found: Found, test: DocumentTest) => MaybeLater<{ found: Found; count: number }>;
  /** Once for what is found. */
  rank: (found: Found, ranking: Ranking) => Found;
  page: (request: PageRequest<Found>) => MaybeLater<Page>;
  /** How many documents each narrowing leaves. */
  count: (asking: Asking<Found>, narrowings: readonly Narrowing[]) => MaybeLater<readonly number[]>;
  /** `number`: what was typed, bare; empty if it is no number. */
  suggest: (asking: Asking<Found>, number: string) => MaybeLater<Suggestions>;
}
