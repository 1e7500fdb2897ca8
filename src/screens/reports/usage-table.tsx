import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { useHeadingOf } from '#src/components/page/list-heading.ts';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { usePrinting } from '#src/components/page/use-printing.ts';
import type { Usage } from '#src/domain/reports/usage.ts';
import { sectionsShown } from '#src/domain/reports/usage-figures.ts';
import { columnsOf, groupings, isNarrowed, rowsOf, type UsageView } from '#src/domain/reports/usage-view.ts';
import { countText } from '#src/lib/numbers.ts';
import { ColumnChooser } from '#src/screens/reports/column-chooser.tsx';
import { PrintedRows } from '#src/screens/reports/printed-rows.tsx';
import { ReportKeys } from '#src/screens/reports/report-keys.tsx';
import { chosenOf } from '#src/screens/reports/report-texts.ts';
import { SaveTable } from '#src/screens/reports/save-table.tsx';
import style from '#src/screens/reports/usage-table.module.css';
import { UsageGrid } from '#src/screens/reports/usage-grid.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  usage: Usage;
  view: UsageView;
  hrefOf: (change: Partial<UsageView>) => string;
  change: (change: Partial<UsageView>) => void;
  /** Name of the report, used for its files. */
  name: string;
}

/** The projects behind the charts, with filters and exports. */
export function UsageTable({ usage, view, hrefOf, change, name }: Props) {
  const heading = useHeadingOf(view);
  // The grid renders only visible lines; printing needs every row.
  const isPrinting = usePrinting();
  const rows = rowsOf(usage.rows, view);
  const sections = sectionsShown(usage, view.sections);
  const columns = columnsOf(usage);
  const shown = columns.filter(({ key }) => !view.hidden.has(key));
  const divisions = [...new Set(usage.sections.map(({ number }) => number.slice(0, 2)))];
  return (
    <section className="stack gap-3 pad-top-4" aria-labelledby="projects">
      <div className={`cluster gap-2-3 minor-heads ${style.head}`}>
        <h2 id="projects" ref={heading} tabIndex={-1}>
          Projects
        </h2>
        <p className="muted" aria-live="polite">
          {rows.length === usage.rows.length
            ? countText(rows.length)
            : `${countText(rows.length)} of ${countText(usage.rows.length)}`}
        </p>
        <div className={`flow push-right gap-2 screen-only ${style.tools}`}>
          <SaveTable {...{ rows, shown, sections, view, name }} />
          <PrintButton />
          <ReportKeys hasGrid />
        </div>
      </div>
      <Chosen {...{ usage, view, hrefOf }} />
      <div className="flow at-bottom gap-3-4 screen-only" role="group" aria-label="Arrange projects">
        <FilterSelects
          choices={[
            {
              label: 'Group by',
              value: view.group,
              options: [
                { value: '', label: 'No groups' },
                ...groupings.map(({ key, label }) => ({ value: key, label })),
              ],
              change: (value) => change({ group: groupings.find(({ key }) => key === value)?.key ?? '' }),
            },
            {
              label: 'Section columns',
              value: view.sections,
              options: [
                { value: 'most', label: 'Most used' },
                { value: 'all', label: `All ${countText(usage.sections.length)}` },
                { value: 'none', label: 'None' },
                ...divisions.map((division) => ({ value: division, label: `Division ${division}` })),
              ],
              change: (value) => change({ sections: value }),
            },
          ]}
        />
        <ColumnChooser columns={columns} hidden={view.hidden} change={(hidden) => change({ hidden })} />
      </div>
      {isPrinting ? (
        <PrintedRows rows={rows} sections={usage.sections} view={view} />
      ) : (
        <UsageGrid {...{ rows, shown, sections, view, hrefOf, change }} />
      )}
    </section>
  );
}

/** The active filters, each with a link that clears it. */
function Chosen({ usage, view, hrefOf }: Omit<Props, 'name' | 'change'>) {
  if (!isNarrowed(view)) return null;
  return (
    <div className={`cluster gap-2-3 small screen-only ${style.chosen}`}>
      <ul className="flow shrinks gap-6px" aria-label="Applied filters">
        {chosenOf(usage, view).map(([label, without]) => (
          <li key={label}>
            <Link
              keepScroll
              className={`inline-row high-28 gap-6px ink anywhere framed rounded ${style.chip}`}
              to={hrefOf(without)}
              aria-label={`Remove filter ${label}`}
            >
              {label} <Icon name="close" size={12} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        keepScroll
        className="link"
        to={hrefOf({ month: '', state: '', type: '', section: '', texts: {} })}
      >
        Clear filters
      </Link>
    </div>
  );
}
