import { BimSlot } from '#src/components/viewer/model/bim-slot.tsx';
import { useDevice } from '#src/components/page/use-device.ts';
import { ViewerShell } from '#src/components/viewer/shell/viewer-shell.tsx';
import { Poster } from '#src/components/viewer/poster.tsx';
import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Bim } from '#src/contracts/content.ts';
import table from '#src/components/page/data-table.module.css';
import style from '#src/components/library/data-view.module.css';
import { to } from '#src/paths.ts';
import { Identifier } from '#src/ui/identifier.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** Drawing of a BIM object. */
export const BimView = ({ item, company }: { item: Bim; company: CompanyBrief }) => (
  <div className={`framed paper ${style.model}`}>
    <ViewerShell
      opens={useDevice() === 'narrow' ? null : 'model'}
      ownWindow={to.viewer(company, 'bim', item.id)}
    >
      <BimSlot
        item={item}
        poster={<Poster item={item} />}
        startsOpen={false}
        view=""
        onView={() => undefined}
      />
    </ViewerShell>
  </div>
);

/** The data that it brings into a model: below the drawing, and on a phone below the files. */
export function BimData({ item }: { item: Bim }) {
  const { parameters } = item;
  return (
    <>
      <section className="stack gap-2" aria-labelledby="fitness">
        <h2 id="fitness" className="body-size">
          Fitness for use
        </h2>
        <FitnessLabel bim={item} isOpen />
      </section>
      {parameters.length > 0 && (
        <div className={`scroll-x ${table.scroll}`} {...scrollRegion('Parameters')}>
          <table className={`full-width note hover-rows ${table.table} ${table.wordy}`}>
            <caption>Parameters</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map(({ name, value, unit }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={`${table.long} ${table.words}`}>
                    <Identifier text={unit === null ? String(value) : `${value}\u00A0${unit}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
