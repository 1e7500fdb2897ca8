import { Suspense, useSyncExternalStore } from 'react';

import { pageWidth, watchWidth } from '#src/browser/device.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import type { FacetSelection } from '#src/screens/search/use-facet-actions.ts';
import style from '#src/screens/search/results.module.css';

const Facets = lazyPart(async () => (await import('#src/screens/search/facets.tsx')).Facets, 'the filters');

/** Same width as in the style sheet; on narrower screens, a dialog has the filters. */
const leastWidth = 1024;
const hasRoom = (): boolean => pageWidth() >= leastWidth;

/** The filters in a separate column, which has its full width before their code loads. */
export function SearchSidebar({ answer, selection }: { answer: SearchResult; selection: FacetSelection }) {
  const isShown = useSyncExternalStore(watchWidth, hasRoom);
  return (
    <div className={`screen-only hidden-1023 ${style.rail}`} role="group" aria-label="Filters">
      {isShown && (
        <Suspense>
          <Facets answer={answer} selection={selection} />
        </Suspense>
      )}
    </div>
  );
}
