import { Expiry } from '#src/components/library/expiry.tsx';
import { ImpactTable } from '#src/components/library/impact-table.tsx';
import { Notice } from '#src/components/library/notice.tsx';
import type { Epd } from '#src/contracts/content.ts';
import { impactTable, impactText } from '#src/domain/impact-table.ts';
import style from '#src/components/library/data-view.module.css';

/** The declared results of an EPD: its key figure first, which on paper is among the facts, then indicators by life-cycle stage. */
export function EpdView({ item }: { item: Epd }) {
  const { stages, rows } = impactTable(item.impacts);
  return (
    <div className={`stack gap-4 ${style.results}`}>
      <div className={`flow at-bottom between framed shade pad-4 screen-only ${style.figures}`}>
        <p className={`body-size ${style.figure}`}>
          <strong>{impactText(item.gwp)}</strong> kg CO₂e
          <span className="block small muted">
            per {item.declaredUnit}, global warming potential, <span className="nowrap">A1–A3</span>
          </span>
        </p>
        <p className="note">
          <Expiry isAlone until={item.validUntil} />
        </p>
      </div>
      <ImpactTable epd={item} />
      <p className={`small muted ${style.note}`}>
        {rows.some(({ values }) => values.includes(null)) && 'ND: not declared. '}
        {stages.includes('D') && 'Module D is beyond the system boundary. '}
        Compare EPDs only if they share the same product category rule, declared unit, and stages.
      </p>
      <Notice of={item} />
    </div>
  );
}
