import type { SearchResult } from '#src/contracts/search.ts';
import { largest } from '#src/lib/long-lists.ts';
import { facetDrops } from '#src/reference-api/search/counts-without.ts';
import type { FoundDocuments } from '#src/reference-api/search/find-documents.ts';
import type { LabelOf } from '#src/reference-api/search/library-reading.ts';
import type {
  Asking,
  DocumentTest,
  Narrowing,
  SearchEngine,
} from '#src/reference-api/search/search-engine.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';

const isProduct: DocumentTest = { is: 'type', of: ['product'] };

/** What to answer from, and what is nearest where nothing of it passes all filters. */
interface WhatPasses<Found> {
  asking: Asking<Found>;
  near: Omit<NonNullable<SearchResult['near']>, 'terms'> | null;
}

/**
 * If no thing that the words name passes all filters: how many would without one of them, or, if that finds nothing, without
 * any. Then what is of another kind is no answer: a gypsum board with a glass mat is no glass.
 */
export function* whatPasses<Found>(
  engine: SearchEngine<Found>,
  asking: Asking<Found>,
  { meant }: Pick<FoundDocuments<Found>, 'meant'>,
  narrowing: Narrowing,
  labelOf: LabelOf,
): Step<WhatPasses<Found>> {
  const single = facetDrops(narrowing, labelOf);
  if (single.length === 0) return { asking, near: null };
  const within = (test: DocumentTest | undefined) =>
    test === undefined || asking.found === null ? null : engine.narrow(asking.found, test);
  const { content_type } = narrowing.choice;
  // A specification of several windows has the U-factor of one and the SHGC of another.
  const isOne = narrowing.ranges.length > 1 && content_type === undefined && meant !== null;
  const named = yield* got(within(isOne ? { is: 'all', of: [meant.named, isProduct] } : meant?.named));
  const own = named === null || named.count === 0 ? asking : { ...asking, found: named.found };
  const all = {
    without: single.flatMap(({ without }) => without),
    choice: content_type === undefined ? {} : { content_type },
    ranges: [],
  };
  const drops = [...single, all];
  const [passing = 0, ...counts] = yield* got(engine.count(own, [narrowing, ...drops]));
  if (passing > 0) return { asking, near: null };
  const most = largest(counts.slice(0, -1));
  const best = most > 0 ? counts.indexOf(most) : single.length;
  const total = counts[best] ?? 0;
  if (total === 0) return { asking, near: null };
  // A facet's count is what choosing it shows; a number belongs to its thing.
  const akin = narrowing.ranges.length === 0 ? null : yield* got(within(meant?.akin));
  return {
    asking: akin === null ? asking : { ...asking, found: akin.found },
    near: { without: [...(drops[best]?.without ?? [])], total },
  };
}
