import type { UsageRow } from '#src/domain/reports/usage.ts';
import { groupsOf, type UsageGroup } from '#src/domain/reports/usage-figures.ts';
import { sortedRows, type UsageView } from '#src/domain/reports/usage-view.ts';

/** A line of a report: a project or a group heading. */
export type UsageLine = { kind: 'row'; row: UsageRow } | { kind: 'group'; group: UsageGroup };

/** Rows in the view's order, under group headings if the view groups them. */
export function usageLines(rows: readonly UsageRow[], view: UsageView): readonly UsageLine[] {
  const sorted = sortedRows(rows, view);
  if (view.group === '') return sorted.map((row) => ({ kind: 'row', row }));
  return groupsOf(sorted, view.group).flatMap((group): UsageLine[] => [
    { kind: 'group', group },
    ...group.rows.map((row): UsageLine => ({ kind: 'row', row })),
  ]);
}
