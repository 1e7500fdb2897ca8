import { useId } from 'react';

import style from '#src/components/viewer/paper/paper-toolbar.module.css';
import type { PageFinding } from '#src/components/viewer/paper/use-page-finding.ts';
import type { PageTexts } from '#src/components/viewer/paper/use-page-texts.ts';
import { mostMatches } from '#src/domain/viewer/find-in-pages.ts';
import { countText } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  finding: PageFinding;
  texts: PageTexts;
  /** The text is wanted now. */
  onStart: () => void;
}

/** Enter goes to the next match, Shift+Enter to the one before, Escape empties the field. */
export function PaperFind({ finding, texts, onStart }: Props) {
  const id = useId();
  const { words, matches, step, setWords } = finding;
  return (
    <form
      className={style.find}
      role="search"
      aria-label="Search inside"
      onSubmit={(event) => {
        event.preventDefault();
        step(1);
      }}
    >
      <label className="unseen" htmlFor={id}>
        Search inside
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder="Search inside"
        maxLength={100}
        value={words}
        onFocus={onStart}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setWords('');
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          step(-1);
        }}
      />
      <span className={style.count} role="status">
        {countOf(finding, texts)}
      </span>
      <button
        type="button"
        disabled={matches.length === 0}
        aria-label="Previous match"
        onClick={() => step(-1)}
      >
        <Icon name="previous" />
      </button>
      <button type="submit" disabled={matches.length === 0} aria-label="Next match">
        <Icon name="next" />
      </button>
    </form>
  );
}

function countOf({ matches, at, isSearched }: PageFinding, { isComplete, problem }: PageTexts): string {
  if (!isSearched || problem !== null) return '';
  if (!isComplete) return 'Reading…';
  if (matches.length === 0) return 'No matches';
  const all =
    matches.length === mostMatches ? `${countText(mostMatches)} or more` : countText(matches.length);
  if (at >= 0) return `${countText(at + 1)} of ${all}`;
  return `${all} ${matches.length === 1 ? 'match' : 'matches'}`;
}
