import type { Library } from '#src/api/home.ts';
import { Link } from '#src/components/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { divisionsTo95 } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/domain/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/division-table.module.css';

/** The divisions with how much each has of one type, and the divisions of MasterFormat 95 that became it. */
export function DivisionTable({ type, library }: { type: ContentType; library: Library }) {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">Div.</th>
          <th scope="col">MasterFormat 04</th>
          <th scope="col" className={style.former}>
            <abbr title="Divisions of MasterFormat 95">95</abbr>
          </th>
          <th scope="col" className={style.count}>
            {contentTypeWords[type].short}
          </th>
        </tr>
      </thead>
      <tbody>
        {library.divisions.map(({ division, title, counts }) => (
          <tr key={division}>
            <td className="mono">{division}</td>
            <th scope="row">
              <Link to={to.division(type, division)}>{title}</Link>
            </th>
            <td className={`mono ${style.former}`}>{divisionsTo95(division).join(' ')}</td>
            <td className={style.count}>
              {(counts[type] ?? 0) === 0 ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="unseen">0</span>
                </>
              ) : (
                countText(counts[type] ?? 0)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
