import type { Usage, UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { columns, textColumns } from '#src/domain/reports/usage-view.ts';
import type { Grouping, TextColumn, UsageView } from '#src/domain/reports/usage-view.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { stateName } from '#src/lib/states.ts';

export const projectsText = (count: number): string => pluralize(count, 'project');

/** `2026-10` as `Oct 2026`. */
export const monthText = (month: string): string => monthAndYear(`${month}-01`) ?? month;

export const stateText = (state: string): string => stateName(state) ?? (state || 'Not stated');

export const sectionText = ({ number, title }: UsageSection): string => `${number} ${title}`.trim();

/** Label of a group of rows. */
export function groupText(grouping: Grouping, key: string): string {
  if (grouping === 'month') return monthText(key);
  if (grouping === 'state') return stateText(key);
  return key || 'Not stated';
}

const labelOf = (column: TextColumn): string => columns.find(({ key }) => key === column)?.label ?? column;

/** An active filter, and the view without it. */
export function chosenOf(usage: Usage, view: UsageView): readonly (readonly [string, Partial<UsageView>])[] {
  const section = usage.sections.find(({ key }) => key === view.section);
  const all: readonly (readonly [string, Partial<UsageView>])[] = [
    [view.month && monthText(view.month), { month: '' }],
    [view.state && stateText(view.state), { state: '' }],
    [view.type, { type: '' }],
    [view.section && (section ? sectionText(section) : view.section), { section: '' }],
    ...textColumns.map((column): readonly [string, Partial<UsageView>] => {
      const text = view.texts[column];
      return [text ? `${labelOf(column)}: ${text}` : '', { texts: { ...view.texts, [column]: '' } }];
    }),
  ];
  return all.filter(([label]) => label !== '');
}

export const placeText = ({ city, state }: UsageRow): string => [city, state].filter(Boolean).join(', ');
