import { Outlet, useLocation, useNavigation } from 'react-router';

import { isCorrection } from '#src/components/page/address-correction.ts';
import { isSameSearch } from '#src/domain/same-search.ts';
import { PageSkeleton } from '#src/layouts/page-skeleton.tsx';
import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';

/**
 * If a navigation takes longer than 200 ms, a skeleton covers the old screen, which stays mounted so that
 * nothing typed is lost on Back. Not between tabs of one search, which show their own loading state, and not
 * when a screen corrects its URL.
 */
export function PageFrame() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving =
    location !== undefined &&
    location.pathname !== pathname &&
    !isSameSearch(pathname, location.pathname) &&
    !isCorrection(pathname, location.pathname);
  const showSkeleton = useDelayedTrue(200, leaving);
  return (
    <main id="content" aria-busy={showSkeleton}>
      {showSkeleton && <PageSkeleton />}
      <div hidden={showSkeleton}>
        <Outlet />
      </div>
    </main>
  );
}
