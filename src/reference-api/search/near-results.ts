import type { SearchResult } from '#src/contracts/search.ts';
import { largest } from '#src/lib/long-lists.ts';
import { facetDrops } from '#src/reference-api/search/counts-without.ts';
import type { LabelOf } from '#src/reference-api/search/library-reading.ts';
import type { Asking, Narrowing, Page, SearchEngine } from '#src/reference-api/search/search-engine.ts';
import { type Step, got } from '#src/reference-api/search/steps.ts';

/**
 * If nothing that the words name passes all filters: how many would without one of them, or, if that finds nothing,
 * without any. Null if something passes, or nothing would.
 */
export function* nearResults<Found>(
  engine: SearchEngine<Found>,
  asking: Asking<Found>,
  narrowing: Narrowing,
  { total, isAnyNamed, isNamedAmongResults }: Page,
  labelOf: LabelOf,
): Step<SearchResult['near']> {
  const single = facetDrops(narrowing, labelOf);
  if (single.length === 0 || (isAnyNamed ? isNamedAmongResults : total > 0)) return null;
  const { content_type } = narrowing.choice;
  const all = {
    without: single.flatMap(({ without }) => without),
    choice: content_type === undefined ? {} : { content_type },
    ranges: [],
  };
  const drops = [...single, all];
  const counts = yield* got(engine.count(asking, drops, true));
  const most = largest(counts.slice(0, -1));
  const best = most > 0 ? counts.indexOf(most) : single.length;
  const left = counts[best] ?? 0;
  return left === 0 ? null : { without: [...(drops[best]?.without ?? [])], total: left };
}
