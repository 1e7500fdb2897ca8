import type { Library } from '#src/contracts/library.ts';
import { Link } from '#src/components/page/link.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { divisionsTo95 } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/division-table.module.css';

/** The divisions with their number of items of one type; shows the numbers of both editions, the visitor's first. */
export function DivisionTable({ type, library }: { type: ContentType; library: Library }) {
  const isFormer = useEdition() === '95';
  return (
    <div className="scroll-x">
      <table className={`ruled hover-rows ${style.table}`}>
        <thead>
          <tr>
            {(isFormer ? ['95', '04'] : ['04', '95']).map((edition, index) => (
              <th key={edition} scope="col" className={index === 0 ? style.first : style.other}>
                <abbr title={`Divisions of MasterFormat ${edition === '95' ? '1995' : '2004 and later'}`}>
                  MF {edition}
                </abbr>
              </th>
            ))}
            <th scope="col">Division</th>
            <th scope="col" className="figure">
              {contentTypeWords[type].short}
            </th>
          </tr>
        </thead>
        <tbody>
          {library.divisions.map(({ division, title, counts }) => (
            <tr key={division}>
              {(isFormer ? [former(division), division] : [division, former(division)]).map(
                (number, index) => (
                  <td key={index} className={`mono ${index === 0 ? style.first : style.other}`}>
                    {number}
                  </td>
                ),
              )}
              <th scope="row">
                <Link to={to.division(type, division)}>{title}</Link>
              </th>
              <td className="figure">
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
    </div>
  );
}

const former = (division: string): string => divisionsTo95(division).join(', ') || '–';
