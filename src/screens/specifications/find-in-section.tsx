import { useId, useRef } from 'react';

import { mostFound } from '#src/browser/find-in-page.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/specifications/find-in-section.module.css';
import { useFind } from '#src/screens/specifications/use-find.ts';
import type { Reading } from '#src/screens/specifications/use-reading.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Enter goes to the next place, Shift+Enter to the one before, Escape empties the field. */
export function FindInSection({ document }: Pick<Reading, 'document'>) {
  const id = useId();
  const { query, setQuery, place, count, isSettled, step, showFirst } = useFind(document);
  // The first Enter shows the first place instead of going past it.
  const hasStepped = useRef('');
  const go = (by: 1 | -1): void => {
    if (hasStepped.current === query || by === -1) step(by);
    else showFirst();
    hasStepped.current = query;
  };
  const all = count === mostFound ? `${countText(count)} or more` : countText(count);
  return (
    <form
      className={style.find}
      role="search"
      aria-label="Find in this section"
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <label className="unseen" htmlFor={id}>
        Find in this section
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder="Find in text"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('');
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.preventDefault();
          go(-1);
        }}
      />
      <span className={style.count} role="status">
        {query.trim().length > 1 && isSettled && (count === 0 ? 'None' : `${place} of ${all}`)}
      </span>
      <button type="button" disabled={count === 0} aria-label="Previous match" onClick={() => go(-1)}>
        <Icon name="previous" />
      </button>
      <button type="submit" disabled={count === 0} aria-label="Next match">
        <Icon name="next" />
      </button>
    </form>
  );
}
