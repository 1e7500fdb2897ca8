import type { RangeFacet } from '#src/contracts/search.ts';
import type { CountedFacets } from '#src/reference-api/search/count-facets.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import { histogram } from '#src/reference-api/search/histogram.ts';
import type { RangeTables } from '#src/reference-api/search/range-tables.ts';

const maxShown = 8;

/** The section whose properties distinguish the results: the chosen one, the named one, or the one they all share. */
function sectionInView(counted: CountedFacets, choice: FacetChoice, named: string | null): string | null {
  const [only, ...others] = choice.section ?? [];
  if (only !== undefined) return others.length === 0 ? only : null;
  if (named !== null) return named;
  const all = counted.documents.length;
  return counted.buckets.section.find(({ doc_count }) => all > 0 && doc_count === all)?.key ?? null;
}

/** Properties for narrowing the current results. One that distinguishes nothing appears only if it is chosen. */
export function visibleRanges(
  counted: CountedFacets,
  choice: FacetChoice,
  chosen: readonly RangeChoice[],
  named: string | null,
  tables: RangeTables,
): RangeFacet[] {
  const section = sectionInView(counted, choice, named);
  const names = [
    ...chosen.map(({ table }) => table.name),
    ...(section === null ? [] : (tables.ofSection.get(section) ?? [])),
  ];
  return [...new Set(names)]
    .flatMap((name) => {
      const table = tables.byName.get(name);
      if (table === undefined) return [];
      const at = chosen.findIndex((range) => range.table === table);
      const found = histogram(table, [
        counted.documents,
        ...(at < 0 ? [] : [counted.excludedBy[at] ?? new Uint32Array()]),
      ]);
      return at >= 0 || (found.min !== null && found.min !== found.max) ? [found] : [];
    })
    .slice(0, Math.max(maxShown, chosen.length));
}
