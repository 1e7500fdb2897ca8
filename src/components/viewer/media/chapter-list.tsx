import style from '#src/components/viewer/media/chapter-list.module.css';
import { durationText } from '#src/lib/duration.ts';

interface Props {
  chapters: readonly { title: string; start: number }[];
  time: number;
  onPlay: (from: number) => void;
}

/** Buttons that jump to each chapter; the current one is marked. */
export function ChapterList({ chapters, time, onPlay }: Props) {
  if (chapters.length < 2) return null;
  const current = chapters.findLastIndex(({ start }) => start <= time + 0.05);
  return (
    <ol className={`flow gap-2 note screen-only ${style.chapters}`} aria-label="Chapters">
      {chapters.map(({ title, start }, index) => (
        <li key={`${start} ${title}`}>
          <button
            className="plain framed rounded paper"
            type="button"
            {...(index === current && { 'aria-current': 'true' })}
            onClick={() => onPlay(start)}
          >
            <span className={`small-mono muted ${style.clock}`}>{durationText(start)}</span> {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
