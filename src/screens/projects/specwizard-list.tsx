import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import tables from '#src/components/page/data-table.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** SpecWizards that were begun and saved. */
export function SpecwizardList({ specwizards }: { specwizards: readonly SpecwizardProject[] }) {
  if (specwizards.length === 0)
    return <Notice>A SpecWizard that you save while you write stands here, to go on with.</Notice>;
  return (
    <div className={tables.scroll} {...scrollRegion('SpecWizard projects')}>
      <table className={`${tables.table} ${tables.wordy}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Section</th>
            <th scope="col">Manufacturer</th>
            <th scope="col" className={tables.share}>
              Lines chosen
            </th>
            <th scope="col">Updated</th>
          </tr>
        </thead>
        <tbody>
          {specwizards.map(({ seq, name, section, company, specs, updated_at: updated }) => (
            <tr key={seq}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={tables.words}>
                {section.map((one) => (
                  <div key={one.number}>
                    <SectionNumber section={{ ...one, number95: null }} withTitle />
                  </div>
                ))}
              </td>
              <td className={tables.words}>
                <bdi>{[...new Set(company)].join(', ')}</bdi>
              </td>
              <td className={tables.share}>{countText(specs.length)}</td>
              <td>{fullDate(updated)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
