import type { Epd } from '#src/contracts/content.ts';
import style from '#src/components/page/data-table.module.css';
import { impactTable, impactText, stageName } from '#src/domain/impact-table.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** The results of a life-cycle assessment: a row for each indicator, a column for each stage. */
export function ImpactTable({ epd }: { epd: Pick<Epd, 'impacts' | 'declaredUnit' | 'declarationNumber'> }) {
  const { stages, rows } = impactTable(epd.impacts);
  if (rows.length === 0) return <p className="muted">Results by stage are listed only in the PDF.</p>;
  return (
    <div
      className={`scroll-x ${style.scroll}`}
      {...scrollRegion(`Results by stage of ${epd.declarationNumber}`)}
    >
      <table className={`full-width note hover-rows ${style.table} ${style.cards} ${style.stages}`}>
        <caption>Results per declared unit, {epd.declaredUnit}</caption>
        <thead>
          <tr>
            <th scope="col">Indicator</th>
            {stages.map((stage) => (
              <th key={stage} scope="col">
                <span className="mono">{stage}</span>
                <span className={`block tiny muted ${style.sub}`}>{stageName(stage)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ indicator, name, unit, values }) => (
            <tr key={`${indicator} ${unit}`}>
              <th scope="row">
                <span className="mono">{indicator}</span> <span className={style.unit}>{unit}</span>
                <span className={`block tiny muted ${style.sub}`}>{name}</span>
              </th>
              {values.map((value, column) => (
                <td key={stages[column]} data-head={stages[column]}>
                  {value === null ? 'ND' : impactText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
