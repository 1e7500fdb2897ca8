import { Link } from '#src/components/page/link.tsx';
import type { ProjectList } from '#src/domain/project-manual/lists/project-lists.ts';
import { to } from '#src/paths.ts';
import tables from '#src/components/page/data-table.module.css';
import style from '#src/screens/outline-specs/project-lists.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** Columns that need room for sentences. */
const wordy = new Set(['Description', 'Warranty', 'Title']);

/** A list with a row for each paragraph, linked to it. */
export const ListTable = ({ list: { title, heads, rows } }: { list: ProjectList }) => (
  <div className={`scroll-x full-width ${tables.scroll}`} {...scrollRegion(title)}>
    <table className={`ruled full-width note small-heads ${style.table} ${tables.cards}`}>
      <thead>
        <tr>
          {['Section', 'Paragraph', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ section, sectionTitle, paragraph, place, cells }, at) => (
          <tr key={at}>
            <td className={style.section} data-again={rows[at - 1]?.section === section || undefined}>
              <span className="mono nowrap small">{section}</span>{' '}
              <span className="block small muted">{sectionTitle}</span>
            </td>
            <th scope="row">
              <Link
                className="link mono nowrap small"
                to={to.specwizardInProject(place.seq, place.filename, place.lineId)}
                aria-label={`Paragraph ${paragraph} of ${section}`}
              >
                {paragraph}
              </Link>
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                className={wordy.has(heads[index] ?? '') ? `anywhere ${style.words}` : undefined}
                data-head={heads[index]}
                dir="auto"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
