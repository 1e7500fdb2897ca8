import { memo, useEffect, useEffectEvent } from 'react';

import { track } from '#src/browser/analytics.ts';
import { Pagination } from '#src/components/page/pagination.tsx';
import { pageSize, type SearchType } from '#src/domain/search-state.ts';
import type { Loaded } from '#src/screens/search/loaders.ts';
import { requestLazyParts } from '#src/screens/search/lazy-parts.ts';
import { RelatedContent } from '#src/screens/search/related-content.tsx';
import { searchAddress } from '#src/screens/search/search-address.ts';

/** Everything below the results: pagination and related content. Memoized, because a pending choice changes nothing here. */
export const AfterResults = memo(function AfterResults({ loaded }: { loaded: Loaded }) {
  const { state, answer, related, activities, banners } = loaded;
  const { contentType, terms, mf } = state;
  // Preloads the code for filters, so that the first filter doesn't have to wait for it.
  useEffect(() => requestLazyParts(['narrowing']), []);
  const total = answer.hits.total.value;
  const isBeyond = total > 0 && answer.hits.hits.length === 0;
  return (
    <>
      <Reported key={`${contentType} ${terms}`} type={contentType ?? 'all'} total={total} />
      {!isBeyond && (
        <Pagination
          page={state.page}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(page) => searchAddress({ ...state, page })}
          label="Pages of results"
        />
      )}
      {total > 0 && (
        <RelatedContent key={`${mf} ${terms}`} {...{ contentType, related, activities, banners }} />
      )}
    </>
  );
});

/** Reports the kind of search once, and whether it found anything. Pass the search without filters as `key`. */
function Reported({ type, total }: { type: SearchType | 'all'; total: number }) {
  const report = useEffectEvent(() =>
    track('search', total === 0 ? 'nothing found' : 'results', type, total),
  );
  useEffect(() => report(), []);
  return null;
}
