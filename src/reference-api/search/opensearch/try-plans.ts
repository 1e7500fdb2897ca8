import * as v from 'valibot';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import { rarity } from '#src/reference-api/search/match-documents.ts';
import type { Dsl } from '#src/reference-api/search/opensearch/cluster.ts';
import * as queries from '#src/reference-api/search/opensearch/queries.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import type { Tried, Try } from '#src/reference-api/search/search-engine.ts';

/** What is found, as queries. */
export interface Found {
  /** Which documents, without scores. */
  which: Dsl;
  plan: QueryPlan;
  /** How rare each part is. */
  rarities: readonly number[];
  factors: readonly { filter: Dsl; weight: number }[];
}

/** Searches of one index. */
export type AskIndex = (searches: readonly Dsl[]) => Promise<readonly unknown[]>;

export const nothing: Dsl = { match_none: {} };
export const counted = v.looseObject({
  hits: v.object({ total: v.object({ value: v.number() }) }),
  aggregations: v.optional(v.record(v.string(), v.looseObject({ doc_count: v.number() })), {}),
});
/** Counts what a query finds. */
export const counting = (query: Dsl): Dsl => ({ size: 0, track_total_hits: true, query });
export const totalOf = (response: unknown): number => v.parse(counted, response).hits.total.value;

const partsOf = ({ parts }: QueryPlan) => Array.from({ length: parts }, (_, part) => part);

/** The words' scores, raised by the factors; `which` alone decides what is found. */
export function scoresOf(facts: LibraryFacts, { which, plan, rarities, factors }: Found): Dsl {
  const should = partsOf(plan).map((part) => queries.partScore(facts, plan, part, rarities[part] ?? 0));
  const query = { bool: { filter: [which], should, minimum_should_match: 0 } };
  return factors.length === 0
    ? query
    : { function_score: { query, functions: factors, score_mode: 'multiply', boost_mode: 'multiply' } };
}

/** Whether a number that is a part must match: somewhere it does. */
async function mustMatch(ask: AskIndex, facts: LibraryFacts, plan: QueryPlan): Promise<Dsl[]> {
  if (plan.numberPart === null) return [];
  const filter = queries.partFilter(facts, plan, plan.numberPart);
  const isSection = plan.alternatives.some((one) => one.by === 'section' && one.sections.length > 0);
  if (isSection) return [filter];
  const [response] = await ask([counting(filter)]);
  return totalOf(response) > 0 ? [filter] : [];
}

/** One search a level: documents that match all parts, all but one, and so on; and how many match each part at all. */
export async function tryPlan(
  ask: AskIndex,
  facts: LibraryFacts,
  { plan, within, probes }: Try,
): Promise<Tried<Found>> {
  const parts = partsOf(plan).map((part) => queries.partFilter(facts, plan, part));
  const required = within === null ? partsOf(plan) : within.required;
  const asked = required.map((part) => parts[part] ?? nothing);
  const filter = [
    ...(await mustMatch(ask, facts, plan)),
    ...(within === null ? [] : [queries.testQuery(within.has)]),
  ];
  // Where nothing is required of a choice, all of it is found.
  const isAny = within !== null && required.length === 0;
  const levels = isAny ? [0] : required.map((_, at) => required.length - at);
  const named = (name: string, all: readonly Dsl[]) =>
    all.map((one, at) => [`${name}${at}`, { filter: one }] as const);
  const aggs = Object.fromEntries([
    ...named('part', asked),
    ...named('probe', probes.map(queries.testQuery)),
    ...named('leads', within === null ? [] : [queries.testQuery(within.leads)]),
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
  const isEnough =
    isAny || (answered > 0 && (plan.isLoose || within !== null || answered * 2 >= required.length));
  const least = plan.isLoose && !isAny ? Math.max(1, answered - 1) : answered;
  const countOf = (name: string | null) => (isEnough ? countAt(least, name) : 0);
  return {
    found: {
      which: isEnough ? queries.atLeast(asked, least, filter) : nothing,
      plan,
      rarities,
      factors: [],
    },
    count: countOf(null),
    answered,
    parts: required.length,
    unanswered: required.filter((_, at) => countOf(`part${at}`) === 0),
    some: (probe) => countOf(`probe${probe}`) > 0,
    strength: 0,
  };
}
