import type { RangeFacet } from '#src/contracts/search.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import { histogram } from '#src/reference-api/search/histogram.ts';
import type { RangeHead } from '#src/reference-api/search/range-tables.ts';
import type { Counted, RangeValues } from '#src/reference-api/search/search-engine.ts';

const maxShown = 8;

/** The section whose properties distinguish the results: the chosen one, the named one, or the one they all share. */
export function sectionInView(
  total: number,
  sections: readonly Counted[],
  choice: FacetChoice,
  named: string | null,
): string | null {
  const [only, ...others] = choice.section ?? [];
  if (only !== undefined) return others.length === 0 ? only : null;
  if (named !== null) return named;
  return sections.find(({ doc_count }) => total > 0 && doc_count === total)?.key ?? null;
}

/** Properties for narrowing the current results. One that distinguishes nothing appears only if it is chosen. */
export const visibleRanges = (
  values: readonly RangeValues[],
  chosen: readonly RangeChoice[],
  properties: ReadonlyMap<string, RangeHead>,
): RangeFacet[] =>
  values
    .flatMap((own) => {
      const head = properties.get(own.name);
      if (head === undefined) return [];
      const found = histogram(head, own);
      const isChosen = chosen.some(({ name }) => name === own.name);
      return isChosen || (found.min !== null && found.min !== found.max) ? [found] : [];
    })
    .slice(0, Math.max(maxShown, chosen.length));
