import { useEffect, useRef } from 'react';

import { Link } from '#src/components/link.tsx';
import style from '#src/components/palette/palette.module.css';
import type { PaletteGroup, PaletteRow } from '#src/components/palette/rows.ts';
import row from '#src/components/suggestions/suggestions.module.css';

/** The id of a row, by its place among all of them. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  onTake: (row: PaletteRow) => void;
}

/** The lines under the field. What leads somewhere is a link, so that it can be opened in another tab. */
export function PaletteList({ id, groups, active, onTake }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const firsts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0),
  );
  return (
    // The focus stays in the field, wherever in the list somebody presses.
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label="Places and actions"
      tabIndex={-1}
      className={style.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, rows }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`} className={row.group}>
          <p id={`${id}-group-${group}`} role="presentation" className={row.title}>
            {title}
          </p>
          {rows.map((one, place) => {
            const at = (firsts[group] ?? 0) + place;
            const shared = {
              id: optionId(id, at),
              role: 'option',
              'aria-selected': at === active,
              tabIndex: -1,
              children: <Words row={one} />,
            };
            return one.href === null ? (
              <button
                key={one.key}
                {...shared}
                type="button"
                className={`${row.row} ${style.action}`}
                onClick={() => onTake(one)}
              />
            ) : (
              <Link key={one.key} {...shared} to={one.href} className={row.row} onClick={() => onTake(one)} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Words({ row: { mark, text, note } }: { row: PaletteRow }) {
  return (
    <>
      {mark !== '' && <span className={row.mark}>{mark}</span>} <span className={row.text}>{text}</span>{' '}
      {note !== '' && <span className={row.note}>{note}</span>}
    </>
  );
}
