import { useRef } from 'react';

import { maxMatches } from '#src/browser/find-in-page.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/specifications/find-in-section.module.css';
import { useFind } from '#src/screens/specifications/use-find.ts';
import type { Reading } from '#src/screens/specifications/use-reading.ts';
import { FindBox } from '#src/ui/find-box.tsx';

export function FindInSection({ document }: Pick<Reading, 'document'>) {
  const { query, setQuery, place, count, isSettled, step, showFirst } = useFind(document);
  // The first Enter shows the first match instead of skipping it.
  const hasStepped = useRef('');
  const go = (by: 1 | -1): void => {
    if (hasStepped.current === query || by === -1) step(by);
    else showFirst();
    hasStepped.current = query;
  };
  const all = count === maxMatches ? `${countText(count)} or more` : countText(count);
  return (
    <FindBox
      className={style.find}
      label="Find in this section"
      placeholder="Find in text"
      words={query}
      hasMatches={count > 0}
      status={query.trim().length > 1 && isSettled ? (count === 0 ? 'None' : `${place} of ${all}`) : ''}
      onWords={setQuery}
      onStep={go}
    />
  );
}
