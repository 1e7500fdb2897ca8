import type { CountedSection } from '#src/contracts/csi.ts';
import type { FacetTable } from '#src/reference-api/search/facet-tables.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';

const maxSections = 12;

/** The sections of the found documents, largest first. */
export function countSections(
  documents: Uint32Array,
  { keys, values }: FacetTable,
  sections: SectionLookup,
): CountedSection[] {
  const counts = new Uint32Array(keys.length);
  for (const document of documents) {
    const end = values.offsets[document + 1] ?? 0;
    for (let at = values.offsets[document] ?? 0; at < end; at += 1) {
      const value = values.values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return keys
    .flatMap((key, value) => {
      const section = sections.find(key);
      const doc_count = counts[value] ?? 0;
      return section === null || doc_count === 0 ? [] : [{ ...section, doc_count }];
    })
    .toSorted((a, b) => b.doc_count - a.doc_count || (a.number < b.number ? -1 : 1))
    .slice(0, maxSections);
}
