import type { Library } from '#src/contracts/library.ts';
import { Link } from '#src/components/page/link.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { divisionsTo95 } from '#src/domain/masterformat/divisions.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/division-table.module.css';

/** The divisions with their number of items of one type, and the MasterFormat 95 divisions each came from. */
export function DivisionTable({ type, library }: { type: ContentType; library: Library }) {
  const isFormer = useEdition() === '95';
  return (
    <div className="scroll-x">
      <table className={`ruled hover-rows ${style.table}`}>
        <thead>
          <tr>
            {isFormer ? <FormerHead isFirst /> : <NowHead isFirst />}
            <th scope="col">Division</th>
            {isFormer ? <NowHead /> : <FormerHead />}
            <th scope="col" className="figure">
              {contentTypeWords[type].short}
            </th>
          </tr>
        </thead>
        <tbody>
          {library.divisions.map(({ division, title, counts }) => (
            <tr key={division}>
              {isFormer ? <Former isFirst division={division} /> : <td className="mono">{division}</td>}
              <th scope="row">
                <Link to={to.division(type, division)}>{title}</Link>
              </th>
              {isFormer ? (
                <td className={`mono ${style.other}`}>{division}</td>
              ) : (
                <Former division={division} />
              )}
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

function NowHead({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <th scope="col" className={isFirst ? '' : style.other}>
      <abbr title="Divisions of MasterFormat 2004 and later">{isFirst ? 'MF 04' : '04'}</abbr>
    </th>
  );
}

function FormerHead({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <th scope="col" className={isFirst ? style.first : style.other}>
      <abbr title="Divisions of MasterFormat 1995">{isFirst ? 'MF 95' : '95'}</abbr>
    </th>
  );
}

function Former({ division, isFirst = false }: { division: string; isFirst?: boolean }) {
  return (
    <td className={`mono ${isFirst ? style.first : style.other}`}>
      {divisionsTo95(division).join(' ') || '–'}
    </td>
  );
}
