import { useEffect, useEffectEvent } from 'react';

import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { Link } from '#src/components/page/link.tsx';
import type { UsageSection } from '#src/domain/reports/usage.ts';
import type { TextColumn, UsageView } from '#src/domain/reports/usage-view.ts';
import type { GridColumn } from '#src/screens/reports/grid-columns.ts';
import { sectionText } from '#src/screens/reports/report-texts.ts';
import style from '#src/screens/reports/usage-grid.module.css';

interface Props {
  /** For `grid-template-columns`. */
  template: string;
  columns: readonly GridColumn[];
  sections: readonly UsageSection[];
  view: UsageView;
  hrefOf: (change: Partial<UsageView>) => string;
  change: (change: Partial<UsageView>) => void;
}

/** Column headers, which sort; text filters; and the sections by number. */
export const GridHead = ({ template, columns, sections, view, hrefOf, change }: Props) => (
  <div role="rowgroup" className={style.head}>
    <div
      role="row"
      aria-rowindex={1}
      className={`grid paper ${style.line}`}
      style={{ gridTemplateColumns: template }}
    >
      {columns.map((column) => (
        <div
          key={column.key}
          role="columnheader"
          className={
            column.key === 'project' ? style.project : column.key === 'used' ? 'text-right' : undefined
          }
          aria-sort={ariaSort(column, view)}
        >
          <Sort {...{ column, view, hrefOf }} />
          {column.filter && <Filter {...{ label: column.label, filter: column.filter, view, change }} />}
        </div>
      ))}
      {sections.map((section) => (
        <div key={section.key} role="columnheader" className={`forced-fill ${style.section}`}>
          <Link
            className="flex at-bottom quiet nowrap"
            keepScroll
            replace
            to={hrefOf({ section: view.section === section.key ? '' : section.key })}
            aria-label={sectionText(section)}
            aria-current={view.section === section.key ? 'true' : undefined}
          >
            <span title={sectionText(section)} aria-hidden="true">
              {section.number}
            </span>
          </Link>
        </div>
      ))}
    </div>
  </div>
);

function ariaSort({ sort }: GridColumn, view: UsageView): 'ascending' | 'descending' | undefined {
  if (sort === null || sort !== view.sort) return undefined;
  return view.isDescending ? 'descending' : 'ascending';
}

/** A second click reverses the order. Dates and counts start with the largest. */
function Sort({
  column: { label, sort },
  view,
  hrefOf,
}: Pick<Props, 'view' | 'hrefOf'> & { column: GridColumn }) {
  if (sort === null) return <span className={`ink block bold pad-block-6px ${style.name}`}>{label}</span>;
  const isSorted = sort === view.sort;
  const isDescending = isSorted ? !view.isDescending : sort === 'date' || sort === 'used';
  return (
    <Link
      keepScroll
      replace
      className={`ink block bold pad-block-6px ${style.name}`}
      to={hrefOf({ sort, isDescending })}
    >
      {label}
      <span aria-hidden="true">{isSorted ? (view.isDescending ? ' ↓' : ' ↑') : ''}</span>
    </Link>
  );
}

/** Debounce after the last key, in ms. */
const pauseMs = 250;

/** Shows what is typed at once; rows and address follow after a pause. */
function Filter({
  label,
  filter,
  view,
  change,
}: Pick<Props, 'view' | 'change'> & { label: string; filter: TextColumn }) {
  const asked = view.texts[filter] ?? '';
  const { words, field } = useAddressSearchField(asked);
  const ask = useEffectEvent((text: string) => {
    if (text !== asked) change({ texts: { ...view.texts, [filter]: text } });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <input
      {...field}
      className={`ink control ${style.filter}`}
      aria-label={`Filter by ${label.toLowerCase()}`}
      placeholder="Filter"
    />
  );
}
