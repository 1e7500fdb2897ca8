import { StillLoading } from '#src/layouts/progress.tsx';
import style from '#src/layouts/page-skeleton.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';

export const PageSkeleton = () => (
  <div className={`wrap stack at-start gap-4 page-high ${style.page}`}>
    <p className="unseen">Loading</p>
    <Skeleton className={style.crumbs} />
    <Skeleton className={style.heading} />
    <div className={`grid gap-6 one-column-899 ${style.columns}`}>
      <Lines count={6} />
      <Lines count={14} />
    </div>
  </div>
);

const Lines = ({ count }: { count: number }) => (
  <div className={`stack at-start ${style.lines}`}>
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} className={style.line} />
    ))}
  </div>
);

export const FirstSkeleton = () => (
  <>
    <StillLoading when />
    <PageSkeleton />
  </>
);
