import * as v from 'valibot';
import { searchHit } from '#src/contracts/search.ts';
import { type Edition, type FacetName, facetNames } from '#src/reference-api/search/facet-tables.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import type { Dsl } from '#src/reference-api/search/opensearch/cluster.ts';
import { facetField } from '#src/reference-api/search/opensearch/index-body.ts';
import * as queries from '#src/reference-api/search/opensearch/queries.ts';
import {
  type AskIndex,
  type Found,
  nothing,
  scoresOf,
  totalOf,
} from '#src/reference-api/search/opensearch/try-plans.ts';
import type {
  Asking,
  Counted,
  Narrowing,
  NumberCounts,
  Page,
  PageRequest,
  RangeValues,
  Suggestions,
} from '#src/reference-api/search/search-engine.ts';
import { mostSuggested } from '#src/reference-api/search/suggest.ts';

const { allOf, testQuery } = queries;
/** An engine counts and skips no more in one search. */
const most = 10_000;

const hit = v.looseObject({
  _score: v.nullable(v.number()),
  _source: v.object({ hit: searchHit, pages: v.optional(v.object({ texts: v.array(v.string()) })) }),
});
const found = v.looseObject({
  hits: v.looseObject({ hits: v.array(hit) }),
});
const places = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ sort: v.array(v.unknown()) })) }),
});
const buckets = v.array(v.looseObject({ key: v.string(), doc_count: v.number() }));
const facet = v.looseObject({ doc_count: v.number(), values: v.optional(v.looseObject({ buckets })) });
const faceted = v.looseObject({ aggregations: v.record(v.string(), facet) });
const numbers = v.looseObject({
  values: v.looseObject({ buckets: v.array(v.looseObject({ key: v.number(), doc_count: v.number() })) }),
});
const property = v.looseObject({
  doc_count: v.number(),
  numbers: v.looseObject({ first: numbers, best: numbers }),
});
const properties = v.looseObject({ aggregations: v.record(v.string(), property) });

const sorts: Record<PageRequest<Found>['sort'], Dsl> = {
  relevance: { _score: 'desc' },
  newest: { day: { order: 'desc', missing: '_last' } },
  manufacturer: { 'sort.maker': 'asc' },
  section: { 'sort.section': 'asc' },
};

/** Those that are asked about, without scores. */
export const withReach = ({ found: some, reach }: Asking<Found>): Dsl =>
  allOf([...(some === null ? [] : [some.which]), ...queries.reachFilters(reach)]);
const scoredInReach = (facts: LibraryFacts, asking: Asking<Found>): Dsl =>
  asking.found === null
    ? withReach(asking)
    : { bool: { must: [scoresOf(facts, asking.found)], filter: queries.reachFilters(asking.reach) } };
const valuesOf = (field: string) => ({ values: { terms: { field, size: most, shard_size: most } } });
const facetAggs = (narrowing: Narrowing, edition: Edition, names: readonly FacetName[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        filter: allOf(queries.narrowingFilters(narrowing, edition, name)),
        aggs: valuesOf(facetField(name, edition)),
      },
    ]),
  );
const toCounted = (values: v.InferOutput<typeof buckets> | undefined): Counted[] =>
  (values ?? []).map(({ key, doc_count }) => ({ key, doc_count }));
const toHits = (response: unknown) =>
  v.parse(found, response).hits.hits.map(({ _score, _source }) => ({
    hit: _source.hit,
    pages: _source.pages?.texts ?? [],
    score: _score ?? 0,
  }));

/** Where a page begins that an engine does not skip to: the last place before it. Null if there is no such page. */
async function placeBefore(ask: AskIndex, from: number, search: Dsl): Promise<readonly unknown[] | null> {
  let after: readonly unknown[] | null = null;
  for (let left = from; left > 0; left -= most) {
    const next: Dsl = {
      ...search,
      size: Math.min(left, most),
      _source: false,
      ...(after && { search_after: after }),
    };
    const { hits } = v.parse(places, (await ask([next]))[0]);
    const last = hits.hits.at(-1);
    if (last === undefined || hits.hits.length < Math.min(left, most)) return null;
    after = last.sort;
  }
  return after;
}

async function rangesOf(
  ask: AskIndex,
  request: PageRequest<Found>,
  names: readonly string[],
): Promise<RangeValues[]> {
  if (names.length === 0) return [];
  const role = (name: string, own: string) => ({
    filter: { bool: { filter: [{ term: { 'numbers.name': name } }, { term: { 'numbers.role': own } }] } },
    aggs: valuesOf('numbers.value'),
  });
  const aggs = names.map((name) => [
    name,
    {
      filter: allOf(queries.narrowingFilters(request, request.edition, name)),
      aggs: {
        numbers: {
          nested: { path: 'numbers' },
          aggs: { first: role(name, 'first'), best: role(name, 'best') },
        },
      },
    },
  ]);
  const [response] = await ask([{ size: 0, query: withReach(request), aggs: Object.fromEntries(aggs) }]);
  const { aggregations } = v.parse(properties, response);
  const countsIn = (own: v.InferOutput<typeof numbers>): NumberCounts =>
    new Map(own.values.buckets.map(({ key, doc_count }) => [key, doc_count]));
  return names.flatMap((name) => {
    const own = aggregations[name];
    if (own === undefined) return [];
    const first = countsIn(own.numbers.first);
    const missing = own.doc_count - [...first.values()].reduce((sum, count) => sum + count, 0);
    return [{ name, first, best: countsIn(own.numbers.best), missing }];
  });
}

export async function askPage(
  ask: AskIndex,
  facts: LibraryFacts,
  request: PageRequest<Found>,
): Promise<Page> {
  const { from, size, sort, edition } = request;
  const filters = queries.narrowingFilters(request, edition, null);
  const search = {
    query: scoredInReach(facts, request),
    ...(filters.length > 0 && { post_filter: allOf(filters) }),
    sort: [sorts[sort], { rank: 'asc' }],
    track_scores: true,
    _source: ['hit', 'pages'],
  };
  const isDeep = from + size > most;
  const after = isDeep ? await placeBefore(ask, from, search) : null;
  const aggs = facetAggs(request, edition, facetNames);
  const first = {
    ...search,
    from: isDeep ? 0 : from,
    size: isDeep ? 0 : size,
    track_total_hits: true,
    aggs,
  };
  const [response, deep] = await ask([
    first,
    ...(after === null ? [] : [{ ...search, size, search_after: after }]),
  ]);
  const { aggregations } = v.parse(faceted, response);
  const facets = Object.fromEntries(
    facetNames.map((name) => [name, toCounted(aggregations[name]?.values?.buckets)]),
  );
  const total = totalOf(response);
  return {
    total,
    hits: toHits(deep ?? response),
    facets,
    ranges: await rangesOf(ask, request, request.rangesFor(total, facets['section'] ?? [])),
  };
}

export async function askSuggestions(
  ask: AskIndex,
  facts: LibraryFacts,
  asking: Asking<Found>,
  number: string,
): Promise<Suggestions> {
  const query = scoredInReach(facts, asking);
  const best = (type: 'company' | 'product', size: number) => ({
    query,
    post_filter: testQuery({ is: 'type', of: [type] }),
    size,
    sort: [{ _score: 'desc' }, { at: 'asc' }],
    _source: ['hit'],
  });
  const [first, companies, products] = await ask([
    {
      query: withReach(asking),
      post_filter: number === '' ? nothing : { prefix: { number } },
      size: mostSuggested.records,
      sort: [{ at: 'asc' }],
      _source: ['hit'],
      aggs: {
        ...facetAggs({ choice: {}, ranges: [] }, asking.edition, ['content_type', 'section']),
        all: { filter: allOf([]) },
      },
    },
    best('company', mostSuggested.manufacturers),
    best('product', mostSuggested.products),
  ]);
  const { aggregations } = v.parse(faceted, first);
  const hitsOf = (response: unknown) => toHits(response).map((one) => one.hit);
  return {
    total: aggregations['all']?.doc_count ?? 0,
    types: toCounted(aggregations['content_type']?.values?.buckets),
    sections: toCounted(aggregations['section']?.values?.buckets),
    records: hitsOf(first),
    companies: hitsOf(companies),
    products: hitsOf(products),
  };
}
