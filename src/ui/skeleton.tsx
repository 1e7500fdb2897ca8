import style from '#src/ui/skeleton.module.css';

interface Props {
  /** Any CSS length. */
  width?: string;
  height?: string;
  /** Sets the size by a class instead. */
  className?: string | undefined;
}

export const Skeleton = ({ width = '100%', height = '1em', className }: Props) =>
  className === undefined ? (
    <span className={style.bone} style={{ width, height }} aria-hidden="true" data-waiting="" />
  ) : (
    <span className={`${style.bone} ${className}`} aria-hidden="true" data-waiting="" />
  );

/** Placeholder for `lines` lines of text, the last one shorter. */
export const SkeletonText = ({ lines, gap = '10px' }: { lines: number; gap?: string }) => (
  <span style={{ display: 'grid', gap }} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="14px" />
    ))}
  </span>
);
