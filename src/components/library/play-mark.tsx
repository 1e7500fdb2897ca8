import style from '#src/components/library/play-mark.module.css';
import { durationText } from '#src/lib/duration.ts';

interface Props {
  seconds: number;
  /** Whether a click plays it. */
  isPlayable: boolean;
}

/** Over a film's picture: that it can be played, and how long it is. Facts beside it say the same in words. */
export const PlayMark = ({ seconds, isPlayable }: Props) => (
  <span className={`fill screen-only ${style.mark}`} aria-hidden="true">
    {isPlayable && (
      <svg className={style.play} viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="24" />
        <path d="M19 14.500v19l15-9.500Z" />
      </svg>
    )}
    <span className={`digits ${style.length}`}>{durationText(seconds)}</span>
  </span>
);
