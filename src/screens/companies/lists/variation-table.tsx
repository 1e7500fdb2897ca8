import { useState } from 'react';

import { BesideChoice, unlessBeside } from '#src/components/library/beside-choice.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import { differenceOf, valuesDiffer } from '#src/screens/companies/lists/variation-facts.ts';
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
  const [beside, setBeside] = useState(1);
  return (
    <>
      <BesideChoice
        label="Beside the current item"
        others={items.slice(1).map(({ title }, place) => differenceOf(rows, place + 1) || title)}
        beside={beside}
        onChoose={setBeside}
      />
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
                <th key={item.id} scope="col" className={unlessBeside(index, beside)}>
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
                      <span
                        className={`small ${style.mark} ${row.values[0] === row.values[beside] ? 'hidden-599' : ''}`}
                      >
                        differs
                      </span>
                    </>
                  )}
                </th>
                {row.values.map((value, index) => (
                  <td key={items[index]?.id ?? index} className={unlessBeside(index, beside)}>
                    {value === '' ? '–' : unbroken(value)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="screen-only">
              <th scope="row">Download</th>
              {items.map((item, index) => (
                <td key={item.id} className={unlessBeside(index, beside)}>
                  {item.files.length === 0 ? '–' : <FormatLinks files={item.files} of={item.title} isShort />}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
