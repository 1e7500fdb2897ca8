import { Outlet, useLocation, useNavigation } from 'react-router';

import { isSameSearch } from '#src/domain/same-search.ts';
import { PageSkeleton } from '#src/layouts/page-skeleton.tsx';
import { useAfter } from '#src/layouts/progress.tsx';

/**
 * The `main` of a layout. When another screen takes longer than 200 ms, a skeleton stands in for it; the old screen
 * stays mounted behind, so that nothing typed is lost when the visitor turns back. Another tab of the same search is the
 * same screen: it shows by itself that it waits.
 */
export function PageFrame() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving =
    location !== undefined && location.pathname !== pathname && !isSameSearch(pathname, location.pathname);
  const showSkeleton = useAfter(200, leaving);
  return (
    <main id="content" aria-busy={showSkeleton}>
      {showSkeleton && <PageSkeleton />}
      <div hidden={showSkeleton}>
        <Outlet />
      </div>
    </main>
  );
}
