import * as v from 'valibot';
import { searchHit } from '#src/contracts/search.ts';
import { type Edition, facetNames } from '#src/reference-api/search/facet-tables.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { rarity } from '#src/reference-api/search/match-documents.ts';
import type { Cluster, Dsl } from '#src/reference-api/search/opensearch/cluster.ts';
import { facetField } from '#src/reference-api/search/opensearch/index-body.ts';
import * as queries from '#src/reference-api/search/opensearch/queries.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type {
  Asking,
  Counted,
  Narrowing,
  NumberCounts,
  PageRequest,
  RangeValues,
  Ranking,
  SearchEngine,
  Tried,
  Try,
} from '#src/reference-api/search/search-engine.ts';
import { mostSuggested } from '#src/reference-api/search/suggest.ts';

/** What is found, as queries. */
interface Found {
  /** Which documents, without scores. */
  which: Dsl;
  plan: QueryPlan;
  /** How rare each part is. */
  rarities: readonly number[];
  factors: readonly { filter: Dsl; weight: number }[];
  /** Those that the words name. */
  named: Dsl;
}

const { allOf, testQuery } = queries;
const nothing: Dsl = { match_none: {} };
/** An engine counts and skips no more in one search. */
const most = 10_000;
const strengthOf = 3;

const filtered = v.looseObject({ doc_count: v.number() });
const counted = v.looseObject({
  hits: v.object({ total: v.object({ value: v.number() }) }),
  aggregations: v.optional(v.record(v.string(), filtered), {}),
});
const scored = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ _score: v.number() })) }),
});
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

/** For one search: it remembers what it matched. `index` is the one of these facts. */
export function createOpenSearchEngine(
  cluster: Cluster,
  index: string,
  facts: LibraryFacts,
): SearchEngine<Found> {
  const known = new Map<string, Promise<Tried<Found>>>();
  const ask = (searches: readonly Dsl[]) => cluster.search(index, searches);
  const askOne = async (search: Dsl) => (await ask([search]))[0];
  const partsOf = ({ parts }: QueryPlan) => Array.from({ length: parts }, (_, part) => part);

  /** The words' scores, raised by the factors; `which` alone decides what is found. */
  function scores({ which, plan, rarities, factors }: Found): Dsl {
    const should = partsOf(plan).map((part) => queries.partScore(facts, plan, part, rarities[part] ?? 0));
    const query = { bool: { filter: [which], should, minimum_should_match: 0 } };
    return factors.length === 0
      ? query
      : { function_score: { query, functions: factors, score_mode: 'multiply', boost_mode: 'multiply' } };
  }

  /** Whether a number that is a part must match: somewhere it does. */
  async function mustMatch(plan: QueryPlan): Promise<Dsl[]> {
    if (plan.numberPart === null) return [];
    const filter = queries.partFilter(facts, plan, plan.numberPart);
    const isSection = plan.alternatives.some((one) => one.by === 'section' && one.sections.length > 0);
    if (isSection) return [filter];
    const { hits } = v.parse(counted, await askOne({ size: 0, track_total_hits: true, query: filter }));
    return hits.total.value > 0 ? [filter] : [];
  }

  /** One search a level: documents that match all parts, all but one, and so on; and how many match each part at all. */
  async function tryOne({ plan, within, probes }: Try): Promise<Tried<Found>> {
    const parts = partsOf(plan).map((part) => queries.partFilter(facts, plan, part));
    const required = within === null ? partsOf(plan) : within.required;
    const asked = required.map((part) => parts[part] ?? nothing);
    const filter = [...(await mustMatch(plan)), ...(within === null ? [] : [testQuery(within.has)])];
    const levels = required.map((_, at) => required.length - at);
    const named = (name: string, all: readonly Dsl[]) =>
      all.map((one, at) => [`${name}${at}`, { filter: one }] as const);
    const aggs = Object.fromEntries([
      ...named('part', asked),
      ...named('probe', probes.map(testQuery)),
      ...named('leads', within === null ? [] : [testQuery(within.leads)]),
    ]);
    const size = { size: 0, track_total_hits: true };
    const responses = await ask([
      { ...size, query: queries.atLeast(parts, 1, []), aggs: Object.fromEntries(named('part', parts)) },
      ...levels.map((level) => ({ ...size, query: queries.atLeast(asked, level, filter), aggs })),
    ]);
    const [anywhere, ...byLevel] = responses.map((response) => v.parse(counted, response));
    const rarities = parts.map((_, part) =>
      part === plan.numberPart
        ? 1
        : rarity(facts.documents, anywhere?.aggregations[`part${part}`]?.doc_count ?? 0),
    );
    const countAt = (level: number, name: string | null): number => {
      const response = byLevel[levels.indexOf(level)];
      return (name === null ? response?.hits.total.value : response?.aggregations[name]?.doc_count) ?? 0;
    };
    const answered =
      (within === null ? undefined : levels.find((level) => countAt(level, 'leads0') > 0)) ??
      levels.find((level) => countAt(level, null) > 0) ??
      0;
    const isEnough = answered > 0 && (plan.isLoose || within !== null || answered * 2 >= required.length);
    const least = plan.isLoose ? Math.max(1, answered - 1) : answered;
    const countOf = (name: string | null) => (isEnough ? countAt(least, name) : 0);
    return {
      found: {
        which: isEnough ? queries.atLeast(asked, least, filter) : nothing,
        plan,
        rarities,
        factors: [],
        named: nothing,
      },
      count: countOf(null),
      answered,
      parts: required.length,
      unanswered: required.filter((_, at) => countOf(`part${at}`) === 0),
      some: (probe) => countOf(`probe${probe}`) > 0,
      strength: 0,
    };
  }

  const withReach = ({ found: some, reach }: Asking<Found>, own: readonly Dsl[] = []): Dsl =>
    allOf([...(some === null ? [] : [some.which]), ...queries.reachFilters(reach), ...own]);
  const scoredInReach = (asking: Asking<Found>): Dsl =>
    asking.found === null
      ? withReach(asking)
      : { bool: { must: [scores(asking.found)], filter: queries.reachFilters(asking.reach) } };
  const valuesOf = (field: string) => ({ values: { terms: { field, size: most, shard_size: most } } });
  const facetAggs = (narrowing: Narrowing, edition: Edition, names: readonly (typeof facetNames)[number][]) =>
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
  async function placeBefore(from: number, search: Dsl): Promise<readonly unknown[] | null> {
    let after: readonly unknown[] | null = null;
    for (let left = from; left > 0; left -= most) {
      const next: Dsl = {
        ...search,
        size: Math.min(left, most),
        _source: false,
        ...(after && { search_after: after }),
      };
      const { hits } = v.parse(places, await askOne(next));
      const last = hits.hits.at(-1);
      if (last === undefined || hits.hits.length < Math.min(left, most)) return null;
      after = last.sort;
    }
    return after;
  }

  async function rangesOf(request: PageRequest<Found>, names: readonly string[]): Promise<RangeValues[]> {
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
    const response = await askOne({ size: 0, query: withReach(request), aggs: Object.fromEntries(aggs) });
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

  return {
    facts,
    async match(tries, isRated) {
      const tried = await Promise.all(
        tries.map((one) => {
          const key = JSON.stringify(one);
          const before = known.get(key) ?? tryOne(one);
          known.set(key, before);
          return before;
        }),
      );
      if (!isRated) return tried;
      const responses = await ask(
        tried.map((one) => ({ size: strengthOf, _source: false, query: scores(one.found) })),
      );
      return tried.map((one, at) => {
        const { hits } = v.parse(scored, responses[at]).hits;
        return { ...one, strength: hits.reduce((sum, { _score }) => sum + _score, 0) / strengthOf };
      });
    },
    async narrow(some, test) {
      const which = allOf([some.which, testQuery(test)]);
      const { hits } = v.parse(counted, await askOne({ size: 0, track_total_hits: true, query: which }));
      return { found: { ...some, which }, count: hits.total.value };
    },
    rank(some, { kind, factors }: Ranking) {
      const ofKind = facts.kinds.map((_, at) => ({ at, ...kind(at) }));
      const byFactor = Map.groupBy(ofKind, ({ factor }) => factor);
      const numbersOf = (kinds: readonly { at: number }[]) => ({
        terms: { kind: kinds.map(({ at }) => at) },
      });
      return {
        ...some,
        named: numbersOf(ofKind.filter(({ isNamed }) => isNamed)),
        factors: [
          ...[...byFactor].map(([weight, kinds]) => ({ filter: numbersOf(kinds), weight })),
          ...factors.map(({ test, factor }) => ({ filter: testQuery(test), weight: factor })),
        ],
      };
    },
    async page(request) {
      const { from, size, sort, edition } = request;
      const filters = queries.narrowingFilters(request, edition, null);
      const search = {
        query: scoredInReach(request),
        ...(filters.length > 0 && { post_filter: allOf(filters) }),
        sort: [sorts[sort], { rank: 'asc' }],
        track_scores: true,
        _source: ['hit', 'pages'],
      };
      const isDeep = from + size > most;
      const after = isDeep ? await placeBefore(from, search) : null;
      const named = request.found?.named ?? nothing;
      const aggs = {
        ...facetAggs(request, edition, facetNames),
        named: { filter: allOf([...filters, named]) },
      };
      const first = {
        ...search,
        from: isDeep ? 0 : from,
        size: isDeep ? 0 : size,
        track_total_hits: true,
        aggs,
      };
      const [response, anyNamed, deep] = await ask([
        first,
        { size: 0, track_total_hits: 1, query: allOf([request.found?.which ?? nothing, named]) },
        ...(after === null ? [] : [{ ...search, size, search_after: after }]),
      ]);
      const { aggregations } = v.parse(faceted, response);
      const facets = Object.fromEntries(
        facetNames.map((name) => [name, toCounted(aggregations[name]?.values?.buckets)]),
      );
      const total = v.parse(counted, response).hits.total.value;
      return {
        total,
        hits: toHits(deep ?? response),
        facets,
        ranges: await rangesOf(request, request.rangesFor(total, facets['section'] ?? [])),
        isAnyNamed: v.parse(counted, anyNamed).hits.total.value > 0,
        isNamedAmongResults: (aggregations['named']?.doc_count ?? 0) > 0,
      };
    },
    async count(asking, narrowings, isNamed) {
      const [named] =
        asking.found === null || !isNamed
          ? []
          : await ask([
              { size: 0, track_total_hits: 1, query: allOf([asking.found.which, asking.found.named]) },
            ]);
      const isAny = named !== undefined && v.parse(counted, named).hits.total.value > 0;
      const own = isAny && asking.found !== null ? [asking.found.named] : [];
      const aggs = narrowings.map((one, at) => [
        `drop${at}`,
        { filter: allOf(queries.narrowingFilters(one, asking.edition, null)) },
      ]);
      const response = await askOne({
        size: 0,
        track_total_hits: true,
        query: withReach(asking, own),
        aggs: Object.fromEntries(aggs),
      });
      const { aggregations } = v.parse(counted, response);
      return narrowings.map((_, at) => aggregations[`drop${at}`]?.doc_count ?? 0);
    },
    async suggest(asking, number) {
      const query = scoredInReach(asking);
      const best = (type: 'company' | 'product', size: number) => ({
        query,
        post_filter: testQuery({ is: 'type', of: [type] }),
        ...{ size, sort: [{ _score: 'desc' }, { at: 'asc' }], _source: ['hit'] },
      });
      const [first, companies, products] = await ask([
        {
          query: withReach(asking),
          post_filter: number === '' ? nothing : { prefix: { number } },
          ...{ size: mostSuggested.records, sort: [{ at: 'asc' }], _source: ['hit'] },
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
    },
  };
}
