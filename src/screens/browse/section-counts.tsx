import { Fragment } from 'react';

import type { TypeLevel } from '#src/contracts/browse.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { Table } from '#src/lib/csv.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { formatSection, sectionCell95 } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/util.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  type: ContentType;
  level: TypeLevel;
}

/** Every section with its number of items of the type, on the page and as a file. */
export function SectionCounts({ type, level }: Props) {
  const other = useEdition() === '95' ? '04' : '95';
  const divisions = Map.groupBy(level.sections, ({ number }) => number.slice(0, 2));
  const count = (counts: TypeLevel['totals']): number => counts[type] ?? 0;
  return (
    <section className="stack gap-3" aria-labelledby="sections">
      <h2 id="sections">Sections and counts</h2>
      <table className={`ruled tall-links ${style.table}`}>
        <thead>
          <tr>
            <th scope="col">MF {other === '04' ? '95' : '04'}</th>
            <th scope="col">MF {other}</th>
            <th scope="col">Section</th>
            <th scope="col" className="figure">
              {contentTypeWords[type].short}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...divisions].map(([division, sections]) => (
            <Fragment key={division}>
              <tr className={style.division}>
                <th scope="rowgroup" colSpan={4}>
                  <Link className="ink pad-block-2px" to={to.division(type, division)}>
                    <span className="mono">{division}</span> {findDivision(division)?.title}
                  </Link>
                </th>
              </tr>
              {sections.map((section) => (
                <tr key={section.number}>
                  <td className="mono">{shownNumber(section)}</td>
                  <td className="mono">{shownNumber(section, other)}</td>
                  <th scope="row">
                    <Link className="ink pad-block-2px" to={to.section(type, section.number)}>
                      {section.title}
                    </Link>
                  </th>
                  <td className="figure">{countText(count(section.counts))}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Saves the same as a table, with each section's URL. */
export const SaveCounts = ({ type, level }: Props) => (
  <div className="stack at-left gap-2 line-top pad-top-3">
    <p>One row per section: number in both editions, title, count, and page address.</p>
    <Button onClick={() => saveCsv(countTable(type, level), `${type}-sections`)}>
      <Icon name="download" /> Sections and counts (CSV)
    </Button>
  </div>
);

const countTable = (type: ContentType, { sections }: TypeLevel): Table => [
  ['division', 'masterformat_04', 'masterformat_95', 'section', contentTypeWords[type].plural, 'page'],
  ...sections.map(({ number, number95, title, counts }) => [
    findDivision(number.slice(0, 2))?.title ?? '',
    formatSection(number, '04'),
    sectionCell95(number95 ?? null),
    title,
    counts[type] ?? 0,
    `${siteOrigin()}${to.section(type, number)}`,
  ]),
];
