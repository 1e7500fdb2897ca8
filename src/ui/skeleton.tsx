import style from '#src/ui/skeleton.module.css';

/** Grey bars in the place of text or a picture that is on its way. Lengths in any CSS unit. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={style.bone} style={{ width, height }} aria-hidden="true" />;
}

/** `lines` bars of text, the last one shorter. */
export function SkeletonText({ lines, gap = '10px' }: { lines: number; gap?: string }) {
  return (
    <span style={{ display: 'grid', gap }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="14px" />
      ))}
    </span>
  );
}
