import type { Column, ColumnKey, SortKey, TextColumn } from '#src/domain/reports/usage-view.ts';

export interface GridColumn {
  key: 'project' | ColumnKey;
  label: string;
  /** In px at a text size of 16 px; columns grow with the text size. */
  width: number;
  sort: SortKey | null;
  /** The text filter in its header; null if it has none. */
  filter: TextColumn | null;
}

const widths: Readonly<Record<ColumnKey, number>> = {
  date: 104,
  type: 108,
  state: 64,
  city: 132,
  firm: 208,
  person: 148,
  website: 220,
  used: 84,
};

/** Width of a section column, in the same unit. */
const sectionWidth = 34;

const isFilter = (key: ColumnKey): key is 'city' | 'firm' | 'person' =>
  key === 'city' || key === 'firm' || key === 'person';

/** The columns before the sections; the project comes first. */
export const gridColumns = (shown: readonly Column[]): readonly GridColumn[] => [
  { key: 'project', label: 'Project', width: 232, sort: 'project', filter: 'project' },
  ...shown.map(({ key, label }) => ({
    key,
    label,
    width: widths[key],
    sort: key === 'website' ? null : key,
    filter: isFilter(key) ? key : null,
  })),
];

/** For `grid-template-columns`. Project names get the remaining width. */
export function gridTemplate(shown: readonly GridColumn[], sections: number): string {
  const rem = (width: number): string => `${width / 16}rem`;
  // The project column sticks to the left; on a phone it takes no more than half of the width.
  const own = shown.map(({ key, width }) =>
    key === 'project' ? `minmax(min(${rem(width)}, 46vw), 1fr)` : rem(width),
  );
  const marks = sections === 0 ? [] : [`repeat(${sections}, ${rem(sectionWidth)})`];
  return [...own, ...marks].join(' ');
}
