import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

import { useRows } from '#src/components/page/use-rows.ts';
import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { usageLines } from '#src/domain/reports/usage-lines.ts';
import type { Column, UsageView } from '#src/domain/reports/usage-view.ts';
import { cellAfterKey, type GridCell } from '#src/lib/grid-keys.ts';
import { countText } from '#src/lib/numbers.ts';
import { gridColumns, gridTemplate } from '#src/screens/reports/grid-columns.ts';
import { GridHead } from '#src/screens/reports/grid-head.tsx';
import { GroupLine, ProjectLine, stop } from '#src/screens/reports/grid-lines.tsx';
import style from '#src/screens/reports/usage-grid.module.css';

/** Minimum height of a line, in px; long names make it taller. */
const LINE = 32;

interface Props {
  rows: readonly UsageRow[];
  shown: readonly Column[];
  sections: readonly UsageSection[];
  view: UsageView;
  hrefOf: (change: Partial<UsageView>) => string;
  change: (change: Partial<UsageView>) => void;
}

/**
 * The projects, one line each; only visible lines are rendered. The project column stays at the left. Arrow keys, Home, End,
 * Page Up, and Page Down move between cells.
 */
export function UsageGrid({ rows, shown, sections, view, hrefOf, change }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => usageLines(rows, view), [rows, view]);
  const columns = useMemo(() => gridColumns(shown), [shown]);
  const totals = useMemo(
    () => sections.map(({ key }) => rows.filter((row) => row.sections.has(key)).length),
    [rows, sections],
  );
  // The head is line 0, and the totals are the last one.
  const count = { lines: lines.length + 2, columns: columns.length + sections.length };
  const { cell, keys } = useCells(scroller, count);
  const virtual = useRows({
    count: lines.length,
    scroller,
    keyOf: (index) => index,
    estimate: () => LINE,
    keep: cell.line - 1,
  });
  const template = gridTemplate(columns, sections.length);
  const focusOf = (line: number): number => (cell.line === line ? cell.column : -1);
  const total = focusOf(count.lines - 1);
  return (
    <div
      ref={scroller}
      className={`relative scroll scrolls-alone fading-below small framed ${style.scroller}`}
    >
      <div
        role="grid"
        aria-label="Projects"
        aria-readonly="true"
        aria-rowcount={count.lines}
        aria-colcount={count.columns}
        className={`relative ${style.table}`}
        {...keys}
      >
        <GridHead {...{ template, columns, sections, view, hrefOf, change }} />
        <div
          role="rowgroup"
          className={`relative ${style.body}`}
          style={{ blockSize: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            if (line === undefined) return null;
            const place = { template, columns, sections, index, start, focused: focusOf(index + 1) };
            const measure = virtual.measureElement;
            return line.kind === 'group' ? (
              <GroupLine
                key={`group ${line.group.key}`}
                {...{ ...place, measure, group: line.group, grouping: view.group }}
              />
            ) : (
              <ProjectLine key={line.row.id} {...{ ...place, measure, row: line.row }} />
            );
          })}
        </div>
        {lines.length === 0 && (
          <div role="row" className={`muted ${style.none}`}>
            <span role="gridcell">No matches with these filters.</span>
          </div>
        )}
        <div role="rowgroup" className={style.foot}>
          <div
            role="row"
            aria-rowindex={count.lines}
            className={`grid paper ${style.line}`}
            style={{ gridTemplateColumns: template }}
          >
            <span role="rowheader" className={style.project} {...stop(total === 0)}>
              Total, {countText(rows.length)}
            </span>
            {columns.slice(1).map(({ key }, index) => (
              <span
                key={key}
                role="gridcell"
                className={key === 'used' ? style.figure : undefined}
                {...stop(total === index + 1)}
              >
                {key === 'used' ? countText(rows.reduce((sum, row) => sum + row.sections.size, 0)) : ''}
              </span>
            ))}
            {sections.map(({ key }, index) => (
              <span
                key={key}
                role="gridcell"
                className={style.mark}
                {...stop(total === columns.length + index)}
              >
                {countText(totals[index] ?? 0)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The cell that is the tab stop, and the keys that move it. */
function useCells(
  scroller: RefObject<HTMLDivElement | null>,
  { lines, columns }: { lines: number; columns: number },
) {
  const [last, setCell] = useState<GridCell>({ line: 1, column: 0 });
  const cell = { line: Math.min(last.line, lines - 1), column: Math.min(last.column, columns - 1) };
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const row = scroller.current?.querySelector(`[aria-rowindex="${last.line + 1}"]`);
    const target = row?.children[last.column];
    // Controls in the header cells handle their own keys.
    const own = last.line === 0 ? target?.querySelector<HTMLElement>('a, input') : null;
    if (target instanceof HTMLElement) (own ?? target).focus();
  }, [last, scroller]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    const at = placeOf(target);
    // In a field, keys move the caret.
    if (
      at === null ||
      event.altKey ||
      event.metaKey ||
      (target instanceof HTMLElement && target.matches('input'))
    )
      return;
    if (key === 'Enter' && target instanceof HTMLElement)
      target.querySelector<HTMLElement>(':scope > a')?.click();
    const height = scroller.current?.clientHeight ?? 0;
    const next = cellAfterKey(at, event, {
      lines,
      columns,
      page: Math.max(1, Math.floor(height / LINE) - 5),
    });
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setCell(next);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const at = placeOf(target);
    if (at !== null && at.line > 0) setCell(at);
  };
  return { cell, keys: { onKeyDown, onFocus } };
}

/** The cell that holds an element. */
function placeOf(target: EventTarget): GridCell | null {
  const cell = target instanceof Element ? target.closest('[role="row"] > *') : null;
  const row = cell?.parentElement;
  const line = Number(row?.getAttribute('aria-rowindex') ?? 0) - 1;
  return cell && row && line >= 0 ? { line, column: [...row.children].indexOf(cell) } : null;
}
