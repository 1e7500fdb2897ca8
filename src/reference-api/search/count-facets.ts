import type { Bucket } from '#src/contracts/elasticsearch.ts';
import type { FacetChoice } from '#src/reference-api/search/facet-choice.ts';
import {
  type FacetName,
  type FacetTable,
  type FacetTables,
  facetNames,
} from '#src/reference-api/search/facet-tables.ts';

/** A filtered set of documents, and the counts of every facet. */
export interface CountedFacets {
  /** The documents that every choice lets pass. */
  documents: Uint32Array;
  buckets: Record<FacetName, Bucket[]>;
}

/** 1 where a value is chosen; null where the facet has no choice. */
function chosenValues(table: FacetTable, chosen: readonly string[] | undefined): Uint8Array | null {
  return chosen === undefined ? null : Uint8Array.from(table.keys, (key) => (chosen.includes(key) ? 1 : 0));
}

function hasChosen({ values }: FacetTable, chosen: Uint8Array, document: number): boolean {
  const end = values.offsets[document + 1] ?? 0;
  for (let at = values.offsets[document] ?? 0; at < end; at += 1) {
    if (chosen[values.values[at] ?? 0] === 1) return true;
  }
  return false;
}

/** The facet that alone keeps a document out: its number, −1 when none does, −2 when several do. */
function obstacle(tables: readonly FacetTable[], chosen: readonly (Uint8Array | null)[], document: number) {
  let only = -1;
  for (let facet = 0; facet < tables.length; facet += 1) {
    const table = tables[facet];
    const values = chosen[facet];
    if (table === undefined || values === undefined || values === null) continue;
    if (hasChosen(table, values, document)) continue;
    if (only !== -1) return -2;
    only = facet;
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

/** A facet's values with their counts, most first; chosen values stay even where they count nothing. */
function toBuckets(table: FacetTable, counts: Uint32Array, chosen: readonly string[] = []): Bucket[] {
  const buckets: Bucket[] = [];
  table.keys.forEach((key, value) => {
    const doc_count = counts[value] ?? 0;
    if (doc_count > 0 || chosen.includes(key))
      buckets.push({ key, doc_count, label: table.labels[value] ?? key });
  });
  return buckets.toSorted((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));
}

/** Filters and counts in one pass: a document that only one facet keeps out still counts in that facet. */
export function countFacets(found: Uint32Array, tables: FacetTables, choice: FacetChoice): CountedFacets {
  const inOrder = facetNames.map((name) => tables[name]);
  const chosen = facetNames.map((name) => chosenValues(tables[name], choice[name]));
  const counts = inOrder.map(({ keys }) => new Uint32Array(keys.length));
  const passed: number[] = [];
  const hasChoice = chosen.some((values) => values !== null);
  for (const document of found) {
    const keptOutBy = hasChoice ? obstacle(inOrder, chosen, document) : -1;
    if (keptOutBy === -2) continue;
    if (keptOutBy === -1) passed.push(document);
    for (let facet = 0; facet < inOrder.length; facet += 1) {
      const table = inOrder[facet];
      const own = counts[facet];
      if (table === undefined || own === undefined) continue;
      if (keptOutBy === -1 || keptOutBy === facet) addTo(own, table, document);
    }
  }
  const bucketsOf = (name: FacetName) =>
    toBuckets(tables[name], counts[facetNames.indexOf(name)] ?? new Uint32Array(), choice[name]);
  return {
    documents: Uint32Array.from(passed),
    buckets: {
      content_type: bucketsOf('content_type'),
      division: bucketsOf('division'),
      section: bucketsOf('section'),
      manufacturer: bucketsOf('manufacturer'),
      format: bucketsOf('format'),
      certification: bucketsOf('certification'),
      declaration: bucketsOf('declaration'),
    },
  };
}
