import style from '#src/components/viewer/media/timed-transcript.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  query: string;
  /** Number of lines that match. */
  count: number;
  /** The current match, from 1. */
  at: number;
  onQuery: (words: string) => void;
  onStep: (by: 1 | -1) => void;
}

export const TranscriptSearch = ({ query, count, at, onQuery, onStep }: Props) => (
  <form
    role="search"
    className={`row shrinks gap-2px ${style.search}`}
    onSubmit={(event) => {
      event.preventDefault();
      onStep(1);
    }}
  >
    <input
      className="shrinks control"
      type="search"
      aria-label="Search the transcript"
      placeholder="Search"
      value={query}
      onChange={({ currentTarget }) => onQuery(currentTarget.value)}
    />
    <span className={`small muted ${style.count}`} role="status">
      {query.trim() === '' ? '' : count === 0 ? 'No matches' : `${at} of ${count}`}
    </span>
    <button
      className="centered accent bare"
      type="button"
      aria-label="Previous match"
      disabled={count < 2}
      onClick={() => onStep(-1)}
    >
      <Icon name="previous" />
    </button>
    <button
      className="centered accent bare"
      type="button"
      aria-label="Next match"
      disabled={count < 2}
      onClick={() => onStep(1)}
    >
      <Icon name="next" />
    </button>
  </form>
);
