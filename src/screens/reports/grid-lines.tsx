import { memo } from 'react';

import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { sectionCounts, type UsageGroup } from '#src/domain/reports/usage-figures.ts';
import type { Grouping } from '#src/domain/reports/usage-view.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import type { GridColumn } from '#src/screens/reports/grid-columns.ts';
import { groupText, stateText } from '#src/screens/reports/report-texts.ts';
import style from '#src/screens/reports/usage-grid.module.css';

interface Place {
  /** For `grid-template-columns`. */
  template: string;
  columns: readonly GridColumn[];
  sections: readonly UsageSection[];
  /** Index of the line in the whole list. */
  index: number;
  /** Offset from the top of the body, in px. */
  start: number;
  /** The column that is the tab stop; −1 if it is on another line. */
  focused: number;
  /** Measures the line, whose height depends on its text. */
  measure: (line: HTMLElement | null) => void;
}

/** A grid has only one tab stop. */
export const stop = (isReached: boolean) => ({ tabIndex: isReached ? 0 : -1 });

/** One project. Its props change only with the list, so scrolling renders only lines that come into view. */
export const ProjectLine = memo(function ProjectLine({
  row,
  template,
  columns,
  sections,
  index,
  start,
  focused,
  measure,
}: Place & { row: UsageRow }) {
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={`grid paper ${style.line}`}
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
    >
      {columns.map(({ key }, column) =>
        key === 'project' ? (
          <span key={key} role="rowheader" className={style.project} {...stop(focused === column)}>
            <bdi>{row.name}</bdi>
          </span>
        ) : (
          <span
            key={key}
            role="gridcell"
            className={key === 'used' ? style.figure : undefined}
            {...stop(focused === column)}
          >
            <Cell row={row} column={key} />
          </span>
        ),
      )}
      {sections.map(({ key, number }, index) => (
        <span key={key} role="gridcell" className={style.mark} {...stop(focused === columns.length + index)}>
          {row.sections.has(key) && (
            <>
              <span className={`inline-block ${style.dot}`} aria-hidden="true" />
              <span className="unseen">{number}</span>
            </>
          )}
        </span>
      ))}
    </div>
  );
});

function Cell({ row, column }: { row: UsageRow; column: Exclude<GridColumn['key'], 'project'> }) {
  if (column === 'date') return fullDate(row.date) ?? row.date;
  if (column === 'used') return countText(row.sections.size);
  if (column === 'state') return <abbr title={stateText(row.state)}>{row.state}</abbr>;
  if (column === 'website')
    return row.website === null ? (
      ''
    ) : (
      <a href={row.website} target="_blank" rel="noreferrer" tabIndex={-1}>
        {new URL(row.website).hostname.replace(/^www\./, '')}
      </a>
    );
  return <bdi>{row[column]}</bdi>;
}

/** A group heading with totals. */
export function GroupLine({
  group,
  grouping,
  template,
  columns,
  sections,
  index,
  start,
  focused,
  measure,
}: Place & { group: UsageGroup; grouping: Grouping | '' }) {
  const counts = sectionCounts(group.rows);
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={`grid paper ${style.line} ${style.group}`}
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
    >
      {columns.map(({ key }, column) =>
        key === 'project' ? (
          <span key={key} role="rowheader" className={style.project} {...stop(focused === column)}>
            {grouping === '' ? group.key : groupText(grouping, group.key)}, {countText(group.rows.length)}
          </span>
        ) : (
          <span key={key} role="gridcell" {...stop(focused === column)} />
        ),
      )}
      {sections.map(({ key }, index) => (
        <span key={key} role="gridcell" className={style.mark} {...stop(focused === columns.length + index)}>
          {counts.get(key) ?? ''}
        </span>
      ))}
    </div>
  );
}
