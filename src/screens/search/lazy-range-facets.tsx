import { Suspense } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { RangeFacet } from '#src/contracts/search.ts';
import type { FacetSelection } from '#src/screens/search/use-facet-actions.ts';
import style from '#src/screens/search/facets.module.css';

const RangeFacets = lazyPart(
  async () => (await import('#src/screens/search/range-facets.tsx')).RangeFacets,
  'the value filters',
);

/** Reserves its space. */
export function LazyRangeFacets({
  ranges,
  selection,
}: {
  ranges: readonly RangeFacet[];
  selection: FacetSelection;
}) {
  if (ranges.length === 0) return null;
  return (
    <Suspense
      fallback={ranges.map(({ name }) => (
        <div key={name} className={`line-top ${style.pending}`} />
      ))}
    >
      <RangeFacets ranges={ranges} selection={selection} />
    </Suspense>
  );
}
