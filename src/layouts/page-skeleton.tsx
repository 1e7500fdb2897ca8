import { use, useLayoutEffect } from 'react';

import { FirstScreenStands } from '#src/layouts/first-screen.ts';
import { StillLoading } from '#src/layouts/progress.tsx';
import style from '#src/layouts/page-skeleton.module.css';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

/** The outline of a screen that is on its way: crumbs, heading, aside, rows. */
export function PageSkeleton() {
  return (
    <div className={`wrap ${style.page}`}>
      <p className="unseen">Loading</p>
      <Skeleton width="min(22rem, 70%)" height="14px" />
      <Skeleton width="min(34rem, 90%)" height="34px" />
      <div className={style.columns}>
        <SkeletonText lines={6} />
        <SkeletonText lines={14} gap="18px" />
      </div>
    </div>
  );
}

/** What stands in `main` while the first screen's code and data arrive. */
export function FirstSkeleton() {
  const tell = use(FirstScreenStands);
  useLayoutEffect(() => {
    tell(false);
    return () => tell(true);
  }, [tell]);
  return (
    <>
      <StillLoading when />
      <PageSkeleton />
    </>
  );
}
