import type { UsageRow } from '#src/domain/reports/usage.ts';

/** Columns that a person can hide; the project column is always shown. */
export const columns = [
  { key: 'date', label: 'Date' },
  { key: 'type', label: 'Type' },
  { key: 'state', label: 'State' },
  { key: 'city', label: 'City' },
  { key: 'firm', label: 'Firm' },
  { key: 'person', label: 'Specifier' },
  { key: 'website', label: 'Website' },
  { key: 'used', label: 'Sections' },
] as const;
export type Column = (typeof columns)[number];
export type ColumnKey = Column['key'];

export const columnsOf = ({ hasNames }: { hasNames: boolean }): readonly Column[] =>
  hasNames ? columns : columns.filter(({ key }) => key !== 'person');

export const textColumns = ['project', 'city', 'firm', 'person'] as const;
export type TextColumn = (typeof textColumns)[number];

export const sortKeys = ['project', 'date', 'type', 'state', 'city', 'firm', 'person', 'used'] as const;
export type SortKey = (typeof sortKeys)[number];

export const groupings = [
  { key: 'month', label: 'Month' },
  { key: 'state', label: 'State' },
  { key: 'type', label: 'Project type' },
  { key: 'firm', label: 'Firm' },
] as const;
export type Grouping = (typeof groupings)[number]['key'];

/** The view of a report, as stored in its address. Empty text means no choice. */
export interface UsageView {
  /** `2026-10`. */
  month: string;
  state: string;
  type: string;
  /** A section key. */
  section: string;
  texts: Readonly<Partial<Record<TextColumn, string>>>;
  sort: SortKey;
  isDescending: boolean;
  group: Grouping | '';
  hidden: ReadonlySet<ColumnKey>;
  /** Which section columns to show: the most used, all, none, or one division's. */
  sections: string;
}

/** @internal */
export const plainView: UsageView = {
  month: '',
  state: '',
  type: '',
  section: '',
  texts: {},
  sort: 'date',
  isDescending: true,
  group: '',
  hidden: new Set(['website']),
  sections: 'most',
};

const longest = 80;

/** Ignores invalid choices, and name filters in a report without names. */
export function usageViewFrom(query: URLSearchParams, { hasNames } = { hasNames: true }): UsageView {
  const isPresent = (key: SortKey): boolean => hasNames || key !== 'person';
  const text = (name: string): string => (query.get(name) ?? '').slice(0, longest);
  const [, minus = '', key = ''] = /^(-?)(\w+)$/.exec(text('sort')) ?? [];
  const sort = sortKeys.find((one) => one === key && isPresent(one));
  const hide = query.get('hide');
  return {
    month: /^\d{4}-\d{2}$/.test(text('month')) ? text('month') : '',
    // Outside the US and Canada, state names are longer than two letters.
    state: /^[^\p{Ll}\p{Cc}]{2,}$/u.test(text('state')) ? text('state') : '',
    type: text('type'),
    section: text('section'),
    texts: Object.fromEntries(
      textColumns
        .filter((column) => isPresent(column) && text(column).trim() !== '')
        .map((column) => [column, text(column).trim()]),
    ),
    sort: sort ?? plainView.sort,
    isDescending: sort ? minus === '-' : plainView.isDescending,
    group: groupings.find((one) => one.key === text('group'))?.key ?? '',
    hidden:
      hide === null
        ? plainView.hidden
        : new Set(columns.flatMap((column) => (hide.split(',').includes(column.key) ? [column.key] : []))),
    sections: /^(?:all|none|\d{2})$/.test(text('sections')) ? text('sections') : plainView.sections,
  };
}

/** The query string of a view, without defaults. */
export function usageQuery(view: UsageView): URLSearchParams {
  const sort = `${view.isDescending ? '-' : ''}${view.sort}`;
  const hide = [...view.hidden].toSorted().join(',');
  const entries = {
    month: view.month,
    state: view.state,
    type: view.type,
    section: view.section,
    ...view.texts,
    sort: sort === '-date' ? '' : sort,
    group: view.group,
    sections: view.sections === 'most' ? '' : view.sections,
  };
  const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
  if (hide !== 'website') query.set('hide', hide);
  return query;
}

export const isNarrowed = ({ month, state, type, section, texts }: UsageView): boolean =>
  [month, state, type, section, ...Object.values(texts)].some((value) => value !== '');

const cellOf: Readonly<Record<SortKey, (row: UsageRow) => string | number>> = {
  project: (row) => row.name,
  date: (row) => row.date,
  type: (row) => row.type,
  state: (row) => row.state,
  city: (row) => row.city,
  firm: (row) => row.firm,
  person: (row) => row.person,
  used: (row) => row.sections.size,
};

/** Rows that pass the given filters. A chart passes all but its own. */
export function rowsOf(rows: readonly UsageRow[], view: Partial<UsageView>): readonly UsageRow[] {
  const { month = '', state = '', type = '', section = '', texts = {} } = view;
  const wanted = Object.entries(texts).map(
    ([column, text]) => [textColumns.find((key) => key === column) ?? 'project', text.toLowerCase()] as const,
  );
  return rows.filter(
    (row) =>
      (month === '' || row.date.startsWith(month)) &&
      (state === '' || row.state === state) &&
      (type === '' || row.type === type) &&
      (section === '' || row.sections.has(section)) &&
      wanted.every(([column, text]) => String(cellOf[column](row)).toLowerCase().includes(text)),
  );
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows in the view's order; ties put the latest first. */
export function sortedRows(
  rows: readonly UsageRow[],
  { sort, isDescending }: Pick<UsageView, 'sort' | 'isDescending'>,
): readonly UsageRow[] {
  const cell = cellOf[sort];
  const turn = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [cell(one), cell(other)];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return turn * order || other.date.localeCompare(one.date) || one.id - other.id;
  });
}
