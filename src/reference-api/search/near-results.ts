import type { SearchResult } from '#src/contracts/search.ts';
import { rangeText } from '#src/domain/ranges.ts';
import { countFacets } from '#src/reference-api/search/count-facets.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import { type FacetName, type FacetTables, facetNames } from '#src/reference-api/search/facet-tables.ts';
import type { FoundDocuments } from '#src/reference-api/search/find-documents.ts';

type Near = NonNullable<SearchResult['near']>;

interface Narrowing {
  choice: FacetChoice;
  ranges: readonly RangeChoice[];
}

/** One filter removed: a facet with all its values, or a range. */
interface Drop extends Narrowing {
  without: Near['without'];
}

const finiteOrNull = (end: number) => (Number.isFinite(end) ? end : null);

function possibleDrops({ choice, ranges }: Narrowing, tables: FacetTables): Drop[] {
  const ofRanges = ranges.map((range) => ({
    without: [
      {
        facet: range.table.name,
        key: rangeText({ from: finiteOrNull(range.from), to: finiteOrNull(range.to) }),
        label: range.table.label,
      },
    ],
    choice,
    ranges: ranges.filter((other) => other !== range),
  }));
  const droppable = facetNames.filter((name) => name !== 'content_type' && choice[name] !== undefined);
  const ofFacets = droppable.map((name: FacetName) => {
    const { [name]: values = [], ...others } = choice;
    const { keys, labels } = tables[name];
    const without = values.map((key) => ({ facet: name, key, label: labels[keys.indexOf(key)] ?? key }));
    return { without, choice: others, ranges };
  });
  return [...ofRanges, ...ofFacets];
}

/**
 * If nothing that the words name passes all filters: how many would without one of them, or, if that finds nothing,
 * without any. Null if something passes, or nothing would.
 */
export function nearResults(
  found: FoundDocuments,
  inReach: Uint32Array,
  passed: Uint32Array,
  narrowing: Narrowing & { tables: FacetTables },
): SearchResult['near'] {
  const { tables } = narrowing;
  const single = possibleDrops(narrowing, tables);
  if (single.length === 0) return null;
  const isMeant = (document: number) => found.named.size === 0 || found.named.has(document);
  if (passed.some(isMeant)) return null;
  const { content_type } = narrowing.choice;
  const all: Drop = {
    without: single.flatMap(({ without }) => without),
    choice: content_type === undefined ? {} : { content_type },
    ranges: [],
  };
  const left = ({ choice, ranges }: Drop) =>
    countFacets(inReach, tables, choice, ranges).documents.filter(isMeant);
  let best: { without: Near['without']; documents: Uint32Array } | null = null;
  for (const drop of single) {
    const own = left(drop);
    if (own.length > (best?.documents.length ?? 0)) best = { without: drop.without, documents: own };
  }
  if (best === null) best = { without: all.without, documents: left(all) };
  const total = best.documents.length;
  return total === 0 ? null : { without: best.without, total };
}
