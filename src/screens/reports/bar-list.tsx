import { useId } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { largest } from '#src/lib/long-lists.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/reports/charts.module.css';

export interface Bar {
  key: string;
  label: string;
  count: number;
  href: string;
  isChosen: boolean;
}

interface Props {
  title: string;
  /** Header of the first column: "Section". */
  of: string;
  /** What the numbers count: "Projects". */
  counted?: string;
  bars: readonly Bar[];
  /** How many bars to show; the others are shown on request. */
  most?: number;
}

/** A bar chart built as a table of its values; each name links to its rows. */
export function BarList({ title, of, counted = 'Projects', bars, most = 12 }: Props) {
  const id = useId();
  const greatest = Math.max(1, largest(bars.map(({ count }) => count)));
  const [shown, others] = [bars.slice(0, most), bars.slice(most)];
  return (
    <section className="shrinks minor-heads spaced-heads" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p className="muted">No matches</p>
      ) : (
        <Bars bars={shown} greatest={greatest} {...{ of, counted }} label={title} />
      )}
      {others.length > 0 && (
        <details className={`note ${style.others}`}>
          <summary>{countText(others.length)} more</summary>
          <Bars bars={others} greatest={greatest} {...{ of, counted }} label={`${title}, the others`} />
        </details>
      )}
    </section>
  );
}

interface BarsProps {
  bars: readonly Bar[];
  greatest: number;
  of: string;
  counted: string;
  label: string;
}

function Bars({ bars, greatest, of, counted, label }: BarsProps) {
  const id = useId();
  return (
    <table className={`full-width note ${style.bars}`} aria-label={label}>
      <thead className="unseen">
        <tr className="hairline-bottom">
          <th scope="col">{of}</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, count, href, isChosen }, index) => (
          <tr className="hairline-bottom" key={key} data-chosen={isChosen || undefined}>
            <th scope="row">
              <Link
                keepScroll
                to={href}
                aria-current={isChosen ? 'true' : undefined}
                // By keyboard one goes from name to name.
                aria-describedby={`${id}-${index}`}
              >
                {name}
              </Link>
            </th>
            <td>
              <span className={`block ${style.track}`} aria-hidden="true">
                <span
                  className={`block full-height ${style.bar}`}
                  style={{ inlineSize: `${(count / greatest) * 100}%` }}
                />
              </span>
              <span className={style.count} id={`${id}-${index}`}>
                {countText(count)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
