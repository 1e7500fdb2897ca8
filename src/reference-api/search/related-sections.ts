import type { CountedSection } from '#src/contracts/csi.ts';
import type { Counted } from '#src/reference-api/search/search-engine.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';

const maxSections = 12;

/** The sections of the found documents, largest first, from the counts of the facet. */
export const countedSections = (
  sections: readonly Counted[],
  { find }: Pick<SectionLookup, 'find'>,
): CountedSection[] =>
  sections
    .flatMap(({ key, doc_count }) => {
      const section = find(key);
      return section === null ? [] : [{ ...section, doc_count }];
    })
    .slice(0, maxSections);
