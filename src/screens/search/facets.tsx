import type { SearchResult } from '#src/contracts/search.ts';
import { DivisionFacet } from '#src/screens/search/division-facet.tsx';
import { Facet } from '#src/screens/search/facet.tsx';
import type { Choosing } from '#src/screens/search/facet-value.tsx';
import { bucketsOf } from '#src/screens/search/labels.ts';

/** Everything by which results can be narrowed: OR inside a facet, AND between facets. */
export function Facets({ answer, choosing }: { answer: SearchResult; choosing: Choosing }) {
  return (
    <>
      <DivisionFacet
        divisions={bucketsOf(answer, 'division')}
        sections={bucketsOf(answer, 'section')}
        choosing={choosing}
      />
      <Facet
        facet="manufacturer"
        buckets={bucketsOf(answer, 'manufacturer')}
        choosing={choosing}
        isSearchable
      />
      <Facet facet="format" buckets={bucketsOf(answer, 'format')} choosing={choosing} />
      <Facet facet="certification" buckets={bucketsOf(answer, 'certification')} choosing={choosing} />
      <Facet facet="declaration" buckets={bucketsOf(answer, 'declaration')} choosing={choosing} />
    </>
  );
}
