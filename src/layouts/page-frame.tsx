import { Outlet, useLocation, useNavigation } from 'react-router';

import { isCorrection } from '#src/components/page/address-correction.ts';
import { isSameSearch } from '#src/domain/same-search.ts';
import { PageSkeleton } from '#src/layouts/page-skeleton.tsx';
import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';

/**
 * When a navigation takes longer than 200 ms, a skeleton covers the old screen, which stays mounted so that nothing
 * typed is lost on Back. Tabs of one search are the same screen, which shows its own loading state, and so is an address that is corrected.
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
