import type { FacetChoice } from '#src/reference-api/search/facet-choice.ts';
import { type FacetTable, type FacetTables, facetNames } from '#src/reference-api/search/facet-tables.ts';
import { type RangeTable, hasNumberWithin } from '#src/reference-api/search/range-tables.ts';
import type { Counted } from '#src/reference-api/search/search-engine.ts';

/** A range of a property, ends included. */
export interface TableRange {
  table: RangeTable;
  from: number;
  to: number;
}

/** A filtered set of documents, and the counts of every facet. */
export interface CountedFacets {
  /** Documents that satisfy all choices. */
  documents: Uint32Array;
  /** By the facet's name. */
  facets: Readonly<Record<string, readonly Counted[]>>;
  /** For each chosen range, the documents that it alone excludes. */
  excludedBy: readonly Uint32Array[];
}

/** 1 for a chosen value; null if nothing is chosen in the facet. */
const chosenValues = (table: FacetTable, chosen: readonly string[] | undefined): Uint8Array | null =>
  chosen === undefined ? null : Uint8Array.from(table.keys, (key) => (chosen.includes(key) ? 1 : 0));

function hasChosen({ values }: FacetTable, chosen: Uint8Array, document: number): boolean {
  const end = values.offsets[document + 1] ?? 0;
  for (let at = values.offsets[document] ?? 0; at < end; at += 1) {
    if (chosen[values.values[at] ?? 0] === 1) return true;
  }
  return false;
}

/** The one facet or range (numbered after the facets) that excludes a document; −1 if none does, −2 if several do. */
function obstacle(
  tables: readonly FacetTable[],
  chosen: readonly (Uint8Array | null)[],
  ranges: readonly TableRange[],
  document: number,
) {
  let only = -1;
  for (let facet = 0; facet < tables.length; facet += 1) {
    const table = tables[facet];
    const values = chosen[facet];
    if (table === undefined || values === undefined || values === null) continue;
    if (hasChosen(table, values, document)) continue;
    if (only !== -1) return -2;
    only = facet;
  }
  for (let at = 0; at < ranges.length; at += 1) {
    const range = ranges[at];
    if (range === undefined || hasNumberWithin(range.table, document, range.from, range.to)) continue;
    if (only !== -1) return -2;
    only = tables.length + at;
  }
  return only;
}

function addTo(counts: Uint32Array, { values }: FacetTable, document: number) {
  const end = values.offsets[document + 1] ?? 0;
  for (let at = values.offsets[document] ?? 0; at < end; at += 1) {
    const value = values.values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

/** A facet's values that any document has, with counts, largest first. */
const toCounted = ({ keys }: FacetTable, counts: Uint32Array): Counted[] =>
  keys
    .flatMap((key, value) => {
      const doc_count = counts[value] ?? 0;
      return doc_count === 0 ? [] : [{ key, doc_count }];
    })
    .toSorted((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));

/** One pass: a document that only one facet excludes still counts in that facet. */
export function countFacets(
  found: Uint32Array,
  tables: FacetTables,
  choice: FacetChoice,
  ranges: readonly TableRange[] = [],
): CountedFacets {
  const inOrder = facetNames.map((name) => tables[name]);
  const chosen = facetNames.map((name) => chosenValues(tables[name], choice[name]));
  const counts = inOrder.map(({ keys }) => new Uint32Array(keys.length));
  const passed: number[] = [];
  const excluded = ranges.map((): number[] => []);
  const hasChoice = ranges.length > 0 || chosen.some((values) => values !== null);
  for (const document of found) {
    const excludedBy = hasChoice ? obstacle(inOrder, chosen, ranges, document) : -1;
    if (excludedBy === -2) continue;
    if (excludedBy === -1) passed.push(document);
    if (excludedBy >= inOrder.length) {
      excluded[excludedBy - inOrder.length]?.push(document);
      continue;
    }
    for (let facet = 0; facet < inOrder.length; facet += 1) {
      const table = inOrder[facet];
      const own = counts[facet];
      if (table === undefined || own === undefined) continue;
      if (excludedBy === -1 || excludedBy === facet) addTo(own, table, document);
    }
  }
  return {
    documents: Uint32Array.from(passed),
    facets: Object.fromEntries(
      facetNames.map((name, at) => [name, toCounted(tables[name], counts[at] ?? new Uint32Array())]),
    ),
    excludedBy: excluded.map((documents) => Uint32Array.from(documents)),
  };
}
