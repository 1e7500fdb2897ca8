import type { Usage, UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import type { Grouping, UsageView } from '#src/domain/reports/usage-view.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { stateName } from '#src/lib/states.ts';

export const projectsText = (count: number): string => pluralize(count, 'project');

/** `2026-10` as `Oct 2026`. */
export const monthText = (month: string): string => monthAndYear(`${month}-01`) ?? month;

export const stateText = (state: string): string => stateName(state) ?? (state || 'Not stated');

export const sectionText = ({ number, title }: UsageSection): string => `${number} ${title}`.trim();

/** The name of a group of rows. */
export function groupText(grouping: Grouping, key: string): string {
  if (grouping === 'month') return monthText(key);
  if (grouping === 'state') return stateText(key);
  return key || 'Not stated';
}

/** What is chosen, and the view without it. */
export function chosenOf(usage: Usage, view: UsageView): readonly (readonly [string, Partial<UsageView>])[] {
  const section = usage.sections.find(({ key }) => key === view.section);
  const all: readonly (readonly [string, Partial<UsageView>])[] = [
    [view.month && monthText(view.month), { month: '' }],
    [view.state && stateText(view.state), { state: '' }],
    [view.type, { type: '' }],
    [view.section && (section ? sectionText(section) : view.section), { section: '' }],
    ...Object.entries(view.texts).map(
      ([column, text]) => [`${column}: ${text}`, { texts: { ...view.texts, [column]: '' } }] as const,
    ),
  ];
  return all.filter(([label]) => label !== '');
}

export const placeText = ({ city, state }: UsageRow): string => [city, state].filter(Boolean).join(', ');
