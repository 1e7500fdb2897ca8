import { Expiry } from '#src/components/library/expiry.tsx';
import { Notice } from '#src/components/library/notice.tsx';
import type { Hpd } from '#src/contracts/content.ts';
import { countText } from '#src/lib/numbers.ts';
import table from '#src/components/page/data-table.module.css';
import style from '#src/components/library/data-view.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import { Code } from '#src/ui/code.tsx';

/** The most hazardous screening scores (LT-1, BM-1), which are highlighted. */
const poor = /(?:LT-1|BM-1)(?!\d)/;

/** The declared contents, largest share first, with their hazard screening. */
export function HpdView({ item }: { item: Hpd }) {
  const { contents, thresholdPpm, disclosedPercent, lt1Count, validUntil } = item;
  return (
    <div className="stack gap-4">
      <div className={`flow at-bottom between framed shade pad-4 ${style.figures}`}>
        <div className={`flow ${style.figures}`}>
          <p className={`body-size ${style.figure}`}>
            <strong>{disclosedPercent}%</strong> disclosed
            <span className="block small muted">
              by weight, to a threshold of {countText(thresholdPpm)} ppm
            </span>
          </p>
          <p className={`body-size ${style.figure}`}>
            <strong>{lt1Count}</strong> LT-1 or BM-1
            <span className="block small muted">
              {lt1Count === 1 ? 'substance' : 'substances'} of highest concern
            </span>
          </p>
        </div>
        <p className="note">
          <Expiry isAlone until={validUntil} />
        </p>
      </div>
      {contents.length === 0 ? (
        <p className="muted">The contents are listed only in the PDF.</p>
      ) : (
        <div className={`scroll-x ${table.scroll}`} {...scrollRegion('Contents')}>
          <table className={`full-width note hover-rows ${table.table} ${table.wordy} ${table.cards}`}>
            <caption>Ingredients, largest share first</caption>
            <thead>
              <tr>
                <th scope="col">Substance</th>
                <th scope="col">CAS RN</th>
                <th scope="col">Role</th>
                <th scope="col" className={table.share}>
                  Share, %
                </th>
                <th scope="col">GreenScreen</th>
              </tr>
            </thead>
            <tbody>
              {contents.map(({ substance, cas, role, shareFrom, shareTo, screening }) => (
                <tr key={`${substance} ${cas}`}>
                  <th scope="row">{substance}</th>
                  <td data-head="CAS RN">{cas}</td>
                  <td className={table.words} data-head="Role">
                    {role}
                  </td>
                  <td className={table.share} data-head="Share, %">
                    {shareFrom === shareTo ? shareTo : `${shareFrom} – ${shareTo}`}
                  </td>
                  <td data-head="GreenScreen">
                    {poor.test(screening) ? <Code tone="bad">{screening}</Code> : screening}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={`small muted ${style.note}`}>
        LT-1 and BM-1 mark the substances of highest concern; NoGS: not scored. The PDF lists the hazards of
        each substance.
      </p>
      <Notice of={item} />
    </div>
  );
}
