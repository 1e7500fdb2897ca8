import { Expiry } from '#src/components/expiry.tsx';
import type { Epd } from '#src/contracts/content.ts';
import { impactTable, impactText, stageName } from '#src/domain/impact-table.ts';
import style from '#src/screens/companies/data-face.module.css';
import { sideways } from '#src/ui/sideways.ts';

/** The declared results: the one number first, then indicators by life-cycle stage. */
export function EpdFace({ item }: { item: Epd }) {
  const { stages, rows } = impactTable(item.impacts);
  return (
    <div className={style.face}>
      <div className={style.figures}>
        <p className={style.figure}>
          <strong>{impactText(item.gwp)}</strong> kg CO₂e
          <span>Global warming potential, A1-A3, per {item.declaredUnit}</span>
        </p>
        <p className={style.validity}>
          <Expiry until={item.validUntil} />
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="muted">The declaration’s results by stage are in its PDF only.</p>
      ) : (
        <div className={style.scroll} {...sideways('Results by stage')}>
          <table className={style.table}>
            <caption>Results per declared unit, {item.declaredUnit}</caption>
            <thead>
              <tr>
                <th scope="col">Indicator</th>
                {stages.map((stage) => (
                  <th key={stage} scope="col">
                    <span className="mono">{stage}</span>
                    <span className={style.sub}>{stageName(stage)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ indicator, name, unit, values }) => (
                <tr key={`${indicator} ${unit}`}>
                  <th scope="row">
                    <span className="mono">{indicator}</span> <span className={style.unit}>{unit}</span>
                    <span className={style.sub}>{name}</span>
                  </th>
                  {values.map((value, column) => (
                    <td key={stages[column]}>{value === null ? 'ND' : impactText(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={style.note}>
        ND: not declared. Stage D lies beyond the system boundary. Compare declarations only where the product
        category rule, declared unit and stages are the same.
      </p>
    </div>
  );
}
