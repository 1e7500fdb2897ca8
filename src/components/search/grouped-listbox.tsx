import { Fragment, type ComponentProps, type ReactNode } from 'react';

import style from '#src/components/search/suggestions.module.css';

interface Props<Row> {
  /** From `useOptions`. */
  listProps: ComponentProps<'div'>;
  className: string | undefined;
  groups: readonly { key: string; title: string; rows: readonly Row[] }[];
  keyOf: (row: Row) => string;
  /** Renders a row, given its index among all rows. */
  children: (row: Row, index: number) => ReactNode;
  /** An additional option after the last row. */
  foot?: ReactNode;
}

/** The input keeps the focus while the arrow keys move through the rows. */
export function GroupedListbox<Row>(props: Props<Row>) {
  const { listProps, className, groups, keyOf, children, foot = null } = props;
  const countBefore = (group: number): number =>
    groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    // Keeps the focus in the input wherever in the list the pointer is pressed.
    <div
      role="listbox"
      {...listProps}
      tabIndex={-1}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, rows }, group) => (
        <div
          key={key}
          role="group"
          aria-labelledby={`${listProps.id}-group-${group}`}
          className={style.group}
        >
          <p
            id={`${listProps.id}-group-${group}`}
            role="presentation"
            className={`small muted ${style.title}`}
          >
            {title}
          </p>
          {rows.map((row, place) => (
            <Fragment key={keyOf(row)}>{children(row, countBefore(group) + place)}</Fragment>
          ))}
          {group === groups.length - 1 && foot}
        </div>
      ))}
    </div>
  );
}

/** The content of a row: a mark before the text and a smaller note at the end; both may be empty. */
export function OptionWords({ mark, note, children }: { mark: string; note: string; children: ReactNode }) {
  return (
    <>
      {mark !== '' && <span className={`rigid quiet ${style.mark}`}>{mark}</span>}{' '}
      <span className={`shrinks ${style.text}`}>{children}</span>{' '}
      {note !== '' && <span className={`push-right small muted text-right ${style.note}`}>{note}</span>}
    </>
  );
}
