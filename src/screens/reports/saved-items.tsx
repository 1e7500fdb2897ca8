import { saveCsv } from '#src/browser/save-csv.ts';
import table from '#src/components/page/data-table.module.css';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { SavedItem } from '#src/domain/reports/saved-figures.ts';
import { countText } from '#src/lib/numbers.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import { ReportKeys } from '#src/screens/reports/report-keys.tsx';
import { monthText } from '#src/screens/reports/report-texts.ts';
import style from '#src/screens/reports/usage-table.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Props {
  company: Company;
  items: readonly SavedItem[];
  isNarrowed: boolean;
  /** The address without filters. */
  clear: string;
}

/** Items with the most saves first. */
export function SavedItems({ company, items, isNarrowed, clear }: Props) {
  const typeText = (type: SavedItem['type']): string =>
    type === 'company' ? 'Manufacturer' : contentTypeWords[type].plural;
  const save = (): void =>
    saveCsv(
      [
        ['Item', 'Type', 'Saves', 'Latest month'],
        ...items.map(({ title, type, count, latest }) => [title, typeText(type), count, latest]),
      ],
      safeFileName(`Saved items of ${company.companyNoHtml}`),
    );
  return (
    <section className="stack gap-3 pad-top-4" aria-labelledby="items">
      <div className={`cluster gap-2-3 minor-heads ${style.head}`}>
        <h2 id="items">Items</h2>
        <p className="muted" aria-live="polite">
          {countText(items.length)}
        </p>
        {isNarrowed && (
          <Link keepScroll className="link" to={clear}>
            Clear filters
          </Link>
        )}
        <div className="flow push-right gap-2 screen-only">
          <Button onClick={save}>
            <Icon name="download" /> CSV
          </Button>
          <PrintButton />
          <ReportKeys />
        </div>
      </div>
      {items.length === 0 ? (
        <p className="muted">No matches with these filters.</p>
      ) : (
        <div className={`scroll-x ${table.scroll}`} {...scrollRegion('Items')}>
          <table className={`full-width note hover-rows ${table.table} ${table.wordy} ${table.cards}`}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Type</th>
                <th scope="col" className={table.share}>
                  Saves
                </th>
                <th scope="col">Latest</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={`${item.type} ${item.id}`}>
                  <th scope="row">
                    <ItemLink company={company} item={item} />
                  </th>
                  <td className={table.words}>{typeText(item.type)}</td>
                  <td className={table.share} data-head="Saves">
                    {countText(item.count)}
                  </td>
                  <td data-head="Latest">{monthText(item.latest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const ItemLink = ({ company, item: { type, id, title } }: { company: Company; item: SavedItem }) => (
  <Link to={type === 'company' ? to.company(company) : to.contentItem(company, type, id)}>
    <bdi>{title}</bdi>
  </Link>
);
