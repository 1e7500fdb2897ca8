import style from '#src/components/specification/progress-bar.module.css';

/** The share of decisions made, as a bar and in percent; 100 only if none are open. */
export function ProgressBar({ made, all, of }: { made: number; all: number; of: string }) {
  const percent = all === 0 ? 0 : Math.floor((made / all) * 100);
  return (
    <span
      className={`inline-row gap-6px small quiet digits nowrap ${style.figure}`}
      title={`${made} of ${all} decisions`}
    >
      <progress max={100} value={percent} aria-label={`Decisions made in ${of}`} /> {percent}%
    </span>
  );
}
