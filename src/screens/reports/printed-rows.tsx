import type { UsageRow, UsageSection } from '#src/domain/reports/usage.ts';
import { usageLines } from '#src/domain/reports/usage-lines.ts';
import type { UsageView } from '#src/domain/reports/usage-view.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { groupText, placeText, projectsText } from '#src/screens/reports/report-texts.ts';
import style from '#src/screens/reports/usage-table.module.css';

/** Printing more would take minutes and hundreds of pages; the CSV file has all rows. */
const MOST = 2000;

interface Props {
  rows: readonly UsageRow[];
  sections: readonly UsageSection[];
  view: UsageView;
}

/** The rows for print, with section numbers in one column instead of a column per section. */
export function PrintedRows({ rows, sections, view }: Props) {
  const lines = usageLines(rows, view);
  return (
    <table className={`full-width ${style.printed}`}>
      <thead>
        <tr>
          {['Project', 'Date', 'Type', 'Location', 'Firm', 'Sections'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, MOST).map((line) =>
          line.kind === 'group' ? (
            <tr key={`group ${line.group.key}`} className="kept-with-next">
              <th colSpan={6} scope="rowgroup">
                {view.group !== '' && groupText(view.group, line.group.key)},{' '}
                {projectsText(line.group.rows.length)}
              </th>
            </tr>
          ) : (
            <tr key={line.row.id}>
              <th scope="row">{line.row.name}</th>
              <td>{fullDate(line.row.date)}</td>
              <td>{line.row.type}</td>
              <td>{placeText(line.row)}</td>
              <td>{line.row.firm}</td>
              <td>
                {sections
                  .filter(({ key }) => line.row.sections.has(key))
                  .map(({ number }) => number.replaceAll(' ', '\u00a0'))
                  .join(', ')}
              </td>
            </tr>
          ),
        )}
        {lines.length > MOST && (
          <tr>
            <td colSpan={6}>
              {countText(lines.length - MOST)} more rows are not printed. The CSV file has them all.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
