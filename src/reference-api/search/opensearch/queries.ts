import type { SearchQuery } from '#src/contracts/search.ts';
import type { Alternative } from '#src/reference-api/search/alternative.ts';
import { type Edition, type FacetName, facetNames } from '#src/reference-api/search/facet-tables.ts';
import type { RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import type { Dsl } from '#src/reference-api/search/opensearch/cluster.ts';
import { facetField } from '#src/reference-api/search/opensearch/index-body.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { DocumentTest, Narrowing } from '#src/reference-api/search/search-engine.ts';

/** An engine refuses longer lists; what is left out are the rarest words of a short beginning. */
const mostTerms = 65_000;
/** So many terms of a part, and of a query, have scores of their own; the others, beginnings of words, share one. */
const mostScored = { ofPart: 60, ofQuery: 800 };
/** The weight of a word in a text of usual length. */
const usualWeight = 40;

export const allOf = (filter: readonly Dsl[]): Dsl =>
  filter.length === 0 ? { match_all: {} } : { bool: { filter } };
const anyOf = (should: readonly Dsl[]): Dsl =>
  should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
const constant = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });

const ofPart = ({ alternatives }: QueryPlan, part: number): readonly Alternative[] =>
  alternatives.filter(({ from, to }) => from <= part && part < to);

/** Terms by weight, then by how many documents hold them. */
const inOrder = ({ terms, counts }: LibraryFacts, alternative: Alternative & { by: 'any' }) =>
  alternative.terms
    .toSorted((a, b) => b.weight - a.weight || (counts[b.term] ?? 0) - (counts[a.term] ?? 0))
    .slice(0, mostTerms)
    .map(({ term, weight }) => ({ word: terms[term] ?? '', weight }));

/** Sections of one strength each: those of an item's own, and those it has besides. */
const sectionQueries = (alternative: Alternative & { by: 'section' }): { query: Dsl; strength: number }[] =>
  alternative.sections.flatMap(({ edition, digits, first, other }) => [
    { query: { term: { [`sections.first${edition}`]: digits } }, strength: first },
    { query: { term: { [`sections.other${edition}`]: digits } }, strength: other },
  ]);

/** What matches a part, without a score. */
export const partFilter = (facts: LibraryFacts, plan: QueryPlan, part: number): Dsl =>
  anyOf(
    ofPart(plan, part).flatMap((alternative): Dsl[] => {
      if (alternative.by === 'section') return sectionQueries(alternative).map(({ query }) => query);
      if (alternative.by === 'all')
        return [allOf(alternative.terms.map((term) => ({ term: { words: facts.terms[term] ?? '' } })))];
      const words = inOrder(facts, alternative).map(({ word }) => word);
      return words.length === 0 ? [] : [{ terms: { words } }];
    }),
  );

/** The best of a part's alternatives, times the part's rarity. */
export function partScore(facts: LibraryFacts, plan: QueryPlan, part: number, rarity: number): Dsl {
  const queries = ofPart(plan, part).flatMap((alternative): Dsl[] => {
    if (alternative.by === 'section')
      return sectionQueries(alternative).map(({ query, strength }) => constant(query, strength));
    if (alternative.by === 'all') {
      const words = alternative.terms.map((term) => facts.terms[term] ?? '');
      const scored = { term: { words: { value: words.at(-1) ?? '', boost: alternative.weight } } };
      return [
        { bool: { must: [scored], filter: words.slice(0, -1).map((word) => ({ term: { words: word } })) } },
      ];
    }
    const terms = inOrder(facts, alternative);
    const most = Math.min(mostScored.ofPart, Math.floor(mostScored.ofQuery / plan.parts));
    const others = Map.groupBy(terms.slice(most), ({ weight }) => weight);
    return [
      ...terms
        .slice(0, most)
        .map(({ word, weight }) => ({ term: { words: { value: word, boost: weight } } })),
      ...[...others].map(([weight, some]) =>
        constant({ terms: { words: some.map(({ word }) => word) } }, weight * usualWeight),
      ),
    ];
  });
  return queries.length === 0 ? { match_none: {} } : { dis_max: { queries, boost: rarity } };
}

/** Documents that match at least so many of the parts, whichever. */
export const atLeast = (parts: readonly Dsl[], least: number, filter: readonly Dsl[]): Dsl => ({
  bool: { filter, should: parts.map((part) => constant(part, 1)), minimum_should_match: least },
});

function measuredQuery({ name, from, to }: Pick<RangeChoice, 'name' | 'from' | 'to'>): Dsl {
  const value = { ...(Number.isFinite(from) && { gte: from }), ...(Number.isFinite(to) && { lte: to }) };
  const query = {
    bool: { filter: [{ term: { 'numbers.name': name } }, { range: { 'numbers.value': value } }] },
  };
  return { nested: { path: 'numbers', query } };
}

export function testQuery(test: DocumentTest): Dsl {
  switch (test.is) {
    case 'type':
      return { terms: { type: test.of } };
    case 'thing':
      return { terms: { things: test.of } };
    case 'titled':
      if (test.how === 'whole') return { term: { 'title.whole': test.words } };
      if (test.how === 'start') return { prefix: { 'title.whole': test.words } };
      if (test.how === 'phrase') return { match_phrase: { title: test.words } };
      return { match: { title: { query: test.words, operator: 'and' } } };
    case 'maker':
      return { term: { maker: test.word } };
    case 'section':
      return test.number === null
        ? { bool: { must_not: [{ exists: { field: 'section' } }, { term: { type: 'company' } }] } }
        : { term: { section: test.number } };
    case 'measured':
      return measuredQuery(test);
    case 'all':
      return allOf(test.of.map(testQuery));
    case 'any':
      return { bool: { should: test.of.map(testQuery), minimum_should_match: 1 } };
  }
}

/** A manufacturer's content without the manufacturer itself, or everyone else's; and what was changed in a period. */
export function reachFilters({ coid, isExcluding, since, until }: SearchQuery): Dsl[] {
  const own = { term: { coid } };
  return [
    ...(coid === undefined
      ? []
      : isExcluding === 'true'
        ? [{ bool: { must_not: [own] } }]
        : [{ bool: { filter: [own], must_not: [{ term: { type: 'company' } }] } }]),
    ...(since === undefined && until === undefined
      ? []
      : [{ range: { day: { ...(since && { gte: since }), ...(until && { lte: until }) } } }]),
  ];
}

/** What a narrowing asks for, without one facet's or one property's own choice. */
export function narrowingFilters(
  { choice, ranges }: Narrowing,
  edition: Edition,
  without: string | null,
): Dsl[] {
  const ofFacet = (facet: FacetName): Dsl[] => {
    const values = facet === without ? undefined : choice[facet];
    return values === undefined ? [] : [{ terms: { [facetField(facet, edition)]: values } }];
  };
  const ofRanges = ranges.filter(({ name }) => name !== without).map(measuredQuery);
  return [...facetNames.flatMap(ofFacet), ...ofRanges];
}
