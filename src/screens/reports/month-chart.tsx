import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { cellAfterKey } from '#src/lib/grid-keys.ts';
import { largest } from '#src/lib/long-lists.ts';
import { countText } from '#src/lib/numbers.ts';
import type { Bar } from '#src/screens/reports/bar-list.tsx';
import style from '#src/screens/reports/charts.module.css';

interface Props {
  title: string;
  /** A count in words: "3 projects". */
  countedIn: (count: number) => string;
  /** Every month of the period, including those without uses. */
  bars: readonly Bar[];
}

/**
 * A column per month, linked to its rows. Tab reaches the chosen month, or the latest; arrows, Home, and End lead to the others.
 * A table below has the numbers.
 */
export function MonthChart({ title, countedIn, bars }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  const [reached, setReached] = useState<number | null>(null);
  const chosen = bars.findIndex(({ isChosen }) => isChosen);
  const stop = Math.min(reached ?? (chosen < 0 ? bars.length - 1 : chosen), bars.length - 1);
  const follow = (event: KeyboardEvent<HTMLElement>): void => {
    const to = cellAfterKey({ line: 0, column: stop }, event, { lines: 1, columns: bars.length, page: 12 });
    if (to === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.closest('ol')?.querySelectorAll('a').item(to.column)?.focus();
  };
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    // The latest month is what people come for.
    current.scrollLeft = current.scrollWidth;
    setWider(current.scrollWidth > current.clientWidth);
  }, []);
  const greatest = Math.max(1, largest(bars.map(({ count }) => count)));
  return (
    <section className={`shrinks minor-heads spaced-heads ${style.wide}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="relative">
        <p className={`muted ${style.greatest}`} aria-hidden="true">
          {countText(greatest)}
        </p>
        <div className="scroll-x" ref={box}>
          <div className={style.axis}>
            <ol className={`flex gap-2px pad-top-3 ${style.months}`}>
              {bars.map(({ key, label, count, href, isChosen }, index) => (
                <li key={key} data-chosen={isChosen || undefined}>
                  <Link
                    className="flex full-height"
                    keepScroll
                    to={href}
                    title={`${label}: ${countedIn(count)}`}
                    aria-current={isChosen ? 'true' : undefined}
                    tabIndex={index === stop ? 0 : -1}
                    onFocus={() => setReached(index)}
                    onKeyDown={follow}
                  >
                    <span
                      className={`block full-width ${style.column}`}
                      style={{ blockSize: `${(count / greatest) * 100}%` }}
                    />
                  </Link>
                </li>
              ))}
            </ol>
            <p className={`flex between small muted ${style.ends}`} aria-hidden="true">
              <span>{bars[0]?.label}</span>
              <span>{bars.at(-1)?.label}</span>
            </p>
          </div>
        </div>
      </div>
      {isWider && <p className="small muted screen-only">Scroll the chart sideways for earlier months.</p>}
      <details className={`note ${style.others}`}>
        <summary>Figures by month</summary>
        <table className={`full-width note ${style.figures}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ key, label, count }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
