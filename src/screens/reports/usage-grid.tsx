import { useMemo, useRef } from 'react';

import { useRows } from '#src/components/page/use-rows.ts';
import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { usageLines } from '#src/domain/reports/usage-lines.ts';
import type { Column, UsageView } from '#src/domain/reports/usage-view.ts';
import { countText } from '#src/lib/numbers.ts';
import { gridColumns, gridTemplate } from '#src/screens/reports/grid-columns.ts';
import { GridHead } from '#src/screens/reports/grid-head.tsx';
import { GroupLine, ProjectLine } from '#src/screens/reports/grid-lines.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import style from '#src/screens/reports/usage-grid.module.css';

/** Line height, in px. */
const LINE = 32;

interface Props {
  rows: readonly UsageRow[];
  shown: readonly Column[];
  sections: readonly UsageSection[];
  view: UsageView;
  hrefOf: (change: Partial<UsageView>) => string;
  change: (change: Partial<UsageView>) => void;
}

/** The projects, one line each; only visible lines are rendered. The project column stays at the left. */
export function UsageGrid({ rows, shown, sections, view, hrefOf, change }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => usageLines(rows, view), [rows, view]);
  const columns = useMemo(() => gridColumns(shown), [shown]);
  const totals = useMemo(
    () => sections.map(({ key }) => rows.filter((row) => row.sections.has(key)).length),
    [rows, sections],
  );
  const virtual = useRows({
    count: lines.length,
    scroller,
    keyOf: (index) => index,
    estimate: () => LINE,
    keep: -1,
  });
  const template = gridTemplate(columns, sections.length);
  return (
    <div ref={scroller} className={`relative small ${style.scroller}`} {...scrollRegion('Projects')}>
      <div
        role="table"
        aria-label="Projects"
        aria-rowcount={lines.length + 2}
        aria-colcount={columns.length + sections.length}
        className={`relative ${style.table}`}
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
            return line.kind === 'group' ? (
              <GroupLine
                key={`group ${line.group.key}`}
                {...{ group: line.group, grouping: view.group, template, columns, sections, index, start }}
              />
            ) : (
              <ProjectLine
                key={line.row.id}
                {...{ row: line.row, template, columns, sections, index, start }}
              />
            );
          })}
        </div>
        {lines.length === 0 && (
          <div role="row" className={`muted ${style.none}`}>
            <span role="cell">No matches with these filters.</span>
          </div>
        )}
        <div role="rowgroup" className={style.foot}>
          <div
            role="row"
            aria-rowindex={lines.length + 2}
            className={style.line}
            style={{ gridTemplateColumns: template }}
          >
            <span role="rowheader" className={style.project}>
              Total, {countText(rows.length)}
            </span>
            {columns.slice(1).map(({ key }) => (
              <span key={key} role="cell" className={key === 'used' ? style.figure : undefined}>
                {key === 'used' ? countText(rows.reduce((sum, row) => sum + row.sections.size, 0)) : ''}
              </span>
            ))}
            {sections.map(({ key }, index) => (
              <span key={key} role="cell" className={style.mark}>
                {countText(totals[index] ?? 0)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
