import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import style from '#src/components/search/suggestions.module.css';

/** The id of an option, by its place among all of them. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** What makes a link or a button an option of the list. */
interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  /** The focus stays in the field above the list. */
  tabIndex: -1;
}

interface Props<Row> {
  id: string;
  /** The list's name. */
  label: string;
  className: string | undefined;
  groups: readonly { key: string; title: string; rows: readonly Row[] }[];
  /** The option that the keyboard has reached; -1 for none. */
  active: number;
  keyOf: (row: Row) => string;
  children: (row: Row, option: OptionProps) => ReactNode;
  /** One more option, after the last row, that leads nowhere. */
  foot?: { label: string; onTake: () => void } | null;
}

/** Rows under titles, for a field that keeps the focus while the arrow keys go through them. */
export function GroupedListbox<Row>(props: Props<Row>) {
  const { id, label, className, groups, active, keyOf, children, foot = null } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const countBefore = (group: number): number =>
    groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0);
  const option = (at: number): OptionProps => ({
    id: optionId(id, at),
    role: 'option',
    'aria-selected': at === active,
    tabIndex: -1,
  });
  return (
    // The focus stays in the field, wherever in the list somebody presses.
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, rows }, group) => (
        <div key={key} role="group" aria-labelledby={`${id}-group-${group}`} className={style.group}>
          <p id={`${id}-group-${group}`} role="presentation" className={style.title}>
            {title}
          </p>
          {rows.map((row, place) => (
            <Fragment key={keyOf(row)}>{children(row, option(countBefore(group) + place))}</Fragment>
          ))}
          {foot && group === groups.length - 1 && (
            <button
              {...option(countBefore(groups.length))}
              type="button"
              className={`${style.row} ${style.foot}`}
              onClick={foot.onTake}
            >
              {foot.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** A row's line: a number or mark before the text, a smaller note at its end; both may be empty. */
export function OptionWords({ mark, note, children }: { mark: string; note: string; children: ReactNode }) {
  return (
    <>
      {mark !== '' && <span className={style.mark}>{mark}</span>}{' '}
      <span className={style.text}>{children}</span>{' '}
      {note !== '' && <span className={style.note}>{note}</span>}
    </>
  );
}
