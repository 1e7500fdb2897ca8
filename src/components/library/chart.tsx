import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { chartScale, labeledMonths } from '#src/domain/reports/chart-scale.ts';
import { cellAfterKey } from '#src/lib/grid-keys.ts';
import { largest } from '#src/lib/long-lists.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/components/library/chart.module.css';

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
  /** A count in words: "3 projects". */
  countedIn: (count: number) => string;
  bars: readonly Bar[];
  /** Rows show the largest values first, the others on request; columns show every month. */
  shape?: 'rows' | 'columns';
}

/** How many rows to show at first. */
const mostRows = 12;

/**
 * A chart made from the table of its values: bars as rows or, if there is room, as columns. Each name links to the counted
 * items.
 */
export function Chart({ title, of, countedIn, bars, shape = 'rows' }: Props) {
  const id = useId();
  const greatest = Math.max(1, largest(bars.map(({ count }) => count)));
  const most = shape === 'rows' ? mostRows : bars.length;
  const others = bars.slice(most);
  const same = { of, countedIn, greatest };
  return (
    <section
      className={`shrinks minor-heads spaced-heads ${shape === 'columns' ? style.wide : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {bars.length === 0 && <p className="muted">No matches</p>}
      {bars.length > 0 && shape === 'rows' && <Bars {...same} bars={bars.slice(0, most)} label={title} />}
      {bars.length > 0 && shape === 'columns' && <Columns {...same} bars={bars} label={title} />}
      {others.length > 0 && (
        <details className={`note rest space-top-2 ${style.others}`}>
          <summary>{countText(others.length)} more</summary>
          <Bars {...same} bars={others} label={`${title}, the others`} />
        </details>
      )}
    </section>
  );
}

interface BarsProps extends Pick<Props, 'of' | 'countedIn' | 'bars'> {
  /** The value of the longest bar. */
  greatest: number;
  label: string;
  /** The only row that Tab reaches; all rows by default. */
  stop?: number;
  onReach?: (row: number) => void;
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  labeled?: ReadonlySet<number>;
}

function Bars({ of, countedIn, bars, greatest, label, stop, onReach, onKey, labeled }: BarsProps) {
  const most = bars.findIndex(({ count }) => count === largest(bars.map((bar) => bar.count)));
  return (
    <table className={`full-width note ${style.bars}`} aria-label={label}>
      <thead className="unseen">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, count, href, isChosen }, index) => (
          <tr
            key={key}
            data-chosen={isChosen || undefined}
            data-most={index === most || undefined}
            data-labeled={labeled?.has(index) || undefined}
          >
            <th scope="row">
              <Link
                keepScroll
                to={href}
                title={labeled && `${name}: ${countedIn(count)}`}
                aria-label={`${name}: ${countedIn(count)}`}
                aria-current={isChosen ? 'true' : undefined}
                tabIndex={stop === undefined || stop === index ? 0 : -1}
                onFocus={() => onReach?.(index)}
                onKeyDown={onKey}
              >
                {name}
              </Link>
            </th>
            <td style={shareOf(count, greatest)}>
              <span className={`block ${style.bar}`} />
              <span className={`small-mono text-right ${style.count}`}>{countText(count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shareOf = (count: number, whole: number): CSSProperties & Record<'--share', number> => ({
  '--share': count / whole,
});

/** Scrolls to the latest months. */
function showLatest(columns: HTMLElement | null): void {
  if (columns) columns.scrollLeft = columns.scrollWidth;
}

/**
 * Months as columns over a scale. The chosen month, or the latest, is the tab stop; arrow keys, Home, and End move to the
 * others.
 */
function Columns({ bars, greatest, ...rest }: BarsProps) {
  const [reached, setReached] = useState<number | null>(null);
  const chosen = bars.findIndex(({ isChosen }) => isChosen);
  const stop = Math.min(reached ?? (chosen < 0 ? bars.length - 1 : chosen), bars.length - 1);
  const scale = chartScale(greatest);
  const top = scale.at(-1) ?? 1;
  const follow = (event: KeyboardEvent<HTMLElement>): void => {
    const to = cellAfterKey({ line: 0, column: stop }, event, { lines: 1, columns: bars.length, page: 12 });
    if (to === null || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.closest('tbody')?.querySelectorAll('a').item(to.column)?.focus();
  };
  return (
    <div className={`relative fading-ends ${style.columns}`} ref={showLatest}>
      <ol className={style.scale} aria-hidden="true">
        {scale.map((value) => (
          <li key={value} style={shareOf(value, top)}>
            {countText(value)}
          </li>
        ))}
      </ol>
      <Bars
        {...{ ...rest, bars, stop }}
        greatest={top}
        onReach={setReached}
        onKey={follow}
        labeled={labeledMonths(bars.map(({ key }) => key))}
      />
    </div>
  );
}
