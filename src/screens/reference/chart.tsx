import { useSearchParams } from 'react-router';

import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import { PrintButton } from '#src/components/page/print-button.tsx';
import { chartGroups, divisionChart, sectionChart } from '#src/domain/masterformat/chart.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';
import style from '#src/screens/reference/reference.module.css';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface ChartView {
  filter: string;
  by: '95' | '04';
}

function hrefOf({ filter, by }: ChartView): string {
  const query = new URLSearchParams({ ...(filter !== '' && { filter }), ...(by !== '95' && { by }) });
  return to.specInfoChart(query.toString());
}

/** MasterFormat 95 next to 04; filter and order are in the address. */
export function Screen() {
  const [query] = useSearchParams();
  const filter = (query.get('filter') ?? '').slice(0, 100);
  const [{ by }, choose] = useAddressView<ChartView>(
    { filter, by: query.get('by') === '04' ? '04' : '95' },
    hrefOf,
  );
  const { words, field } = useAddressSearchField(filter, (typed) => choose({ filter: typed }, true));
  const sections = sectionChart(words, by);
  const groups = chartGroups(sections, by);
  return (
    <ReferencePage
      isWide
      title="MasterFormat 95 and 04"
      description="How MasterFormat 95 divisions and sections map to MasterFormat 04: a chart you can filter and print. Each number is a link."
      canonical={to.specInfoChart()}
      above={{ label: 'CSI specifications', href: to.specInfo() }}
      lead="In 2004, the 16 divisions became 35, and numbers grew from five digits to six. The chart shows the sections for which this library lists products."
    >
      <Part id="divisions" title="Divisions" isWide>
        <table className={`ruled tall-links ${style.table} ${style.divisions}`}>
          <thead>
            <tr>
              <th scope="col">MasterFormat 95</th>
              <th scope="col">MasterFormat 04</th>
            </tr>
          </thead>
          <tbody>
            {divisionChart.map(({ former, formerTitle, now }) => (
              <tr key={former}>
                <th scope="row">
                  <Link className="link" to={to.specInfoChart(`filter=${former}`)} keepScroll>
                    <span className="mono">{former}</span> {formerTitle}
                  </Link>
                </th>
                <td>
                  <ul className={`unbroken-items ${style.names}`}>
                    {now.map(({ number, title }) => (
                      <li key={number}>
                        <Link className="link" to={to.division('product', number)}>
                          <span className="mono">{number}</span> {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part id="sections" title="Sections" isWide>
        <div
          className={`flow gap-2-4 screen-only ${style.filters}`}
          role="search"
          aria-label="Filter the chart"
        >
          <TextField label="Filter" hint="A number from either edition, or words from a title." {...field} />
          <SelectField
            label="Order"
            value={by}
            onChange={({ target }) => choose({ by: target.value === '04' ? '04' : '95' }, true)}
          >
            <option value="95">By MasterFormat 95 number</option>
            <option value="04">By MasterFormat 04 number</option>
          </SelectField>
          <PrintButton />
        </div>
        <p role="status">
          {sections.length === 0
            ? 'No matching sections. Shorten the filter.'
            : pluralize(sections.length, 'section')}
        </p>
        {groups.length > 1 && (
          <nav
            className={`paper pad-block-6px screen-only ${style.jumps}`}
            aria-label="Divisions of the chart"
          >
            <ul className="flow gap-0-3 strip-599 tall-links mono">
              {groups.map(({ number, title }) => (
                <li key={number}>
                  <a className="link" href={`#division-${number}`} aria-label={`${number} ${title}`}>
                    {number}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={style.chart}>
          {groups.map(({ number, title, rows }) => (
            <section key={number} aria-labelledby={`division-${number}`}>
              <h3 id={`division-${number}`} className="kept-with-next">
                <span className="mono">{number}</span> {title}
              </h3>
              <table className={`ruled tall-links ${style.table}`}>
                <thead>
                  <tr>
                    <th scope="col">95</th>
                    <th scope="col">04</th>
                    <th scope="col">Title</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((section) => (
                    <SectionRow key={section.digits} {...section} />
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      </Part>
    </ReferencePage>
  );
}

const SectionRow = ({ digits, former, title }: Section) => (
  <tr>
    <td>
      {former === '' ? (
        '–'
      ) : (
        <Link className="link mono" to={to.productsByCsi(former, 'mf=95')}>
          {former}
        </Link>
      )}
    </td>
    <th scope="row">
      <Link className="link mono" to={to.section('product', digits)}>
        {formatSection(digits, '04')}
      </Link>
    </th>
    <td>{title}</td>
  </tr>
);
