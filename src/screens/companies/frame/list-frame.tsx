import { shownText } from '#src/lib/shown-text.ts';
import type { ReactNode } from 'react';

import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { pageSize } from '#src/domain/search-state.ts';
import style from '#src/screens/companies/frame/list-frame.module.css';

interface Props {
  /** Must keep its identity while the list stays the same. */
  state: { page: number };
  total: number;
  /** Number of items on this page. */
  shown: number;
  /** The address of another page of the list. */
  hrefOf: (page: number) => string;
  /** The sort order, at the end of the line with the count. */
  controls?: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

/** A paginated list: count, items, and links to other pages. */
export function ListFrame({ state, total, shown, hrefOf, controls, empty, children }: Props) {
  const heading = useListHeading(state);
  const pages = Math.ceil(total / pageSize);
  const start = (state.page - 1) * pageSize + 1;
  const isBeyond = total > 0 && shown === 0;
  return (
    <section className="stack shrinks gap-2" aria-label="The list">
      <div
        className={total === 0 && controls === undefined ? 'unseen' : 'cluster between touch-high gap-2-4'}
      >
        <h2
          ref={heading}
          tabIndex={-1}
          className={`note quiet regular digits no-ring ${style.count}`}
          aria-live="polite"
        >
          {sentence(total, start, shown)}
        </h2>
        <div className="cluster gap-2-4">
          {controls}
          {shown > 0 && <ViewSwitch />}
        </div>
      </div>
      {total === 0 && empty}
      {isBeyond && (
        <NoSuchPage
          className={`line-top pad-block-4 ${style.beyond}`}
          page={state.page}
          pages={pages}
          first={hrefOf(1)}
          last={hrefOf(pages)}
        />
      )}
      {shown > 0 && children}
      {shown > 0 && <Pagination page={state.page} pages={pages} hrefOf={hrefOf} label="Pages of the list" />}
    </section>
  );
}

const sentence = (total: number, start: number, shown: number): string =>
  total === 0 ? 'Nothing to show' : shownText(start, shown, total);
