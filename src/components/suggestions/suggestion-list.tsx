import { useEffect, useRef } from 'react';

import { Link } from '#src/components/link.tsx';
import type { SuggestionGroup, SuggestionRow } from '#src/components/suggestions/rows.ts';
import style from '#src/components/suggestions/suggestions.module.css';
import { predictedPart } from '#src/domain/predicted-part.ts';

/** The id of a row, by its place among all of them. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** A text in which what is not typed yet stands out. */
function Predicted({ text, typed }: { text: string; typed: string }) {
  return predictedPart(text, typed).map((piece, at) =>
    piece.isTyped ? piece.text : <b key={`${at} ${piece.text}`}>{piece.text}</b>,
  );
}

/** The rows of the list with the focus' place among them. They are links, so that they can be opened in another tab. */
export function SuggestionList({
  id,
  groups,
  typed,
  active,
  onGo,
  onForget,
}: {
  id: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  active: number;
  onGo: (row: SuggestionRow) => void;
  /** Forgets the recent searches; null where they are not all there is. */
  onForget: (() => void) | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const firsts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0),
  );
  return (
    // The focus stays in the field, wherever in the list somebody presses.
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      className={style.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, rows }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`} className={style.group}>
          <p id={`${id}-group-${group}`} role="presentation" className={style.title}>
            {title}
          </p>
          {rows.map((row, place) => {
            const at = (firsts[group] ?? 0) + place;
            return (
              <Link
                key={row.href}
                id={optionId(id, at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={row.href}
                className={style.row}
                onClick={() => onGo(row)}
              >
                {row.mark !== '' && <span className={style.mark}>{row.mark}</span>}{' '}
                <span className={style.text}>
                  <Predicted text={row.text} typed={typed} />
                </span>{' '}
                {row.note !== '' && <span className={style.note}>{row.note}</span>}
              </Link>
            );
          })}
          {onForget !== null && (
            <button
              type="button"
              id={optionId(id, count)}
              role="option"
              aria-selected={active === count}
              tabIndex={-1}
              className={`${style.row} ${style.forget}`}
              onClick={onForget}
            >
              Clear recent searches
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
