import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import { valuesDiffer } from '#src/screens/companies/lists/variation-facts.ts';
import type { FactRow } from '#src/screens/companies/lists/variation-facts.ts';
import style from '#src/screens/companies/lists/variations.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

interface Props {
  company: Company;
  /** The item itself first. */
  items: readonly Content[];
  rows: readonly FactRow[];
}

/** Items side by side. Rows that differ are marked at their label, not only by color. */
export function VariationTable({ company, items, rows }: Props) {
  return (
    <div
      className={`relative scroll-x fading-ends ${style.scroll}`}
      {...scrollRegion('Variations side by side')}
    >
      <table className={`note ${style.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Property</span>
            </th>
            {items.map((item, index) => (
              <th key={item.id} scope="col">
                <Picture src={item.picture} alt="" width={240} height={180} eager={index < 3} />
                <Link to={to.contentItem(company, item.content_type, item.id)}>
                  <bdi>{unbroken(item.title)}</bdi>
                </Link>
                {index === 0 && <span className="small muted">Current item</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {valuesDiffer(row) && (
                  <>
                    {' '}
                    <span className={`small ${style.mark}`}>differs</span>
                  </>
                )}
              </th>
              {row.values.map((value, index) => (
                <td key={items[index]?.id ?? index}>{value === '' ? '–' : unbroken(value)}</td>
              ))}
            </tr>
          ))}
          <tr className="screen-only">
            <th scope="row">Download</th>
            {items.map((item) => (
              <td key={item.id}>
                {item.files.length === 0 ? '–' : <FormatLinks files={item.files} of={item.title} />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
