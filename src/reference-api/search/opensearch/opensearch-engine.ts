import * as v from 'valibot';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { askPage, askSuggestions, withReach } from '#src/reference-api/search/opensearch/ask-pages.ts';
import type { Cluster } from '#src/reference-api/search/opensearch/cluster.ts';
import { allOf, narrowingFilters, testQuery } from '#src/reference-api/search/opensearch/queries.ts';
import {
  type AskIndex,
  type Found,
  counted,
  counting,
  scoresOf,
  totalOf,
  tryPlan,
} from '#src/reference-api/search/opensearch/try-plans.ts';
import type { Ranking, SearchEngine, Tried } from '#src/reference-api/search/search-engine.ts';

/** A correction is judged by its best few documents. */
const judged = 3;
const scored = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ _score: v.number() })) }),
});

/** For one search: it remembers what it matched. `index` is the one of these facts. */
export function createOpenSearchEngine(
  cluster: Cluster,
  index: string,
  facts: LibraryFacts,
): SearchEngine<Found> {
  const known = new Map<string, Promise<Tried<Found>>>();
  const ask: AskIndex = (searches) => cluster.search(index, searches);

  return {
    facts,
    async match(tries, isRated) {
      const tried = await Promise.all(
        tries.map((one) => {
          const key = JSON.stringify(one);
          const before = known.get(key) ?? tryPlan(ask, facts, one);
          known.set(key, before);
          return before;
        }),
      );
      if (!isRated) return tried;
      const responses = await ask(
        tried.map((one) => ({ size: judged, _source: false, query: scoresOf(facts, one.found) })),
      );
      return tried.map((one, at) => {
        const { hits } = v.parse(scored, responses[at]).hits;
        return { ...one, strength: hits.reduce((sum, { _score }) => sum + _score, 0) / judged };
      });
    },
    async narrow(some, test) {
      const which = allOf([some.which, testQuery(test)]);
      const [response] = await ask([counting(which)]);
      return { found: { ...some, which }, count: totalOf(response) };
    },
    rank(some, { kind, factors }: Ranking) {
      const ofKind = facts.kinds.map((_, at) => ({ at, factor: kind(at) }));
      // Most kinds are only mentioned and have the same factor, which all products get.
      const byFactor = [...Map.groupBy(ofKind, ({ factor }) => factor)].toSorted(
        ([, one], [, other]) => other.length - one.length,
      );
      const [[usual] = [1], ...others] = byFactor;
      const isOf = (kinds: readonly { at: number }[]) => ({ terms: { kind: kinds.map(({ at }) => at) } });
      return {
        ...some,
        factors: [
          { filter: testQuery({ is: 'type', of: ['product'] }), weight: usual },
          ...others.map(([factor, kinds]) => ({ filter: isOf(kinds), weight: factor / usual })),
          ...factors.map(({ test, factor }) => ({ filter: testQuery(test), weight: factor })),
        ],
      };
    },
    page: (request) => askPage(ask, facts, request),
    async count(asking, narrowings) {
      const aggs = narrowings.map((one, at) => [
        `drop${at}`,
        { filter: allOf(narrowingFilters(one, asking.edition, null)) },
      ]);
      const [response] = await ask([{ ...counting(withReach(asking)), aggs: Object.fromEntries(aggs) }]);
      const { aggregations } = v.parse(counted, response);
      return narrowings.map((_, at) => aggregations[`drop${at}`]?.doc_count ?? 0);
    },
    suggest: (asking, number) => askSuggestions(ask, facts, asking, number),
  };
}
