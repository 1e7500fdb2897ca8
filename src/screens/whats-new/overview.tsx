import { useScreenData } from '#src/components/page/screen-data.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { FeedAlternate, FeedLink } from '#src/components/page/feed-links.tsx';
import { Items, ItemsSkeleton } from '#src/components/results/items.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { feedTypeText, feedTypes } from '#src/domain/feed-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { periodText } from '#src/domain/periods.ts';
import { to, type FeedType } from '#src/paths.ts';
import type { Column, overview } from '#src/screens/whats-new/loaders.ts';
import style from '#src/screens/whats-new/whats-new.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';

const crumbs = crumbsTo('What’s new');

/** Number of new items per type, in the current and last week and month; the latest items; the feeds. */
export function Screen() {
  const { columns, latest } = useScreenData<typeof overview>();
  const [week] = columns;
  const total = week?.counts.get('all') ?? 0;
  return (
    <Page
      title="What’s new"
      description="What manufacturers added or changed in the library: products, CAD details, BIM objects, specifications, and declarations, by week and month, with Atom feeds."
      canonical={to.whatsNew()}
      structuredData={{ ...webPage('What’s new', to.whatsNew(), crumbs), '@type': 'CollectionPage' }}
    >
      {feedTypes.map((type) => (
        <FeedAlternate key={type} type={type} />
      ))}
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>What’s new</h1>
          <p className="measure note muted digits tall-links low-links">
            {countText(total)} added or changed since Monday.
          </p>
        </div>
        <div className={`grid at-top gap-6 space-top-3 print-block ${style.columns}`}>
          <section className={`shrinks spaced-heads ${style.stays}`} aria-labelledby="by-type">
            <h2 id="by-type">By type and period</h2>
            <Table columns={columns} />
          </section>
          <section className="shrinks spaced-heads" aria-labelledby="latest">
            <h2 id="latest">The latest</h2>
            <Deferred result={latest} what="the latest changes" fallback={<ItemsSkeleton rows={8} />}>
              {({ hits }) =>
                hits.hits.length === 0 ? (
                  <p>Nothing has changed this month yet.</p>
                ) : (
                  <Items items={hits.hits.map(({ _source }) => _source)} />
                )
              }
            </Deferred>
          </section>
        </div>
      </div>
    </Page>
  );
}

const Table = ({ columns }: { columns: readonly Column[] }) => (
  <div className="scroll-x" {...scrollRegion('What’s new, by type and period')}>
    <table className={`full-width note ${style.table}`}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          {columns.map(({ period, isCurrent }) => (
            <th key={`${period.type} ${period.start}`} scope="col" title={periodText(period)}>
              {isCurrent ? 'This' : 'Last'} {period.type}
            </th>
          ))}
          <th scope="col">Feed</th>
        </tr>
      </thead>
      <tbody>
        {feedTypes.map((type) => (
          <tr key={type}>
            <th scope="row">
              <Link to={to.whatsNewPeriod(type, 'week')}>{feedTypeText(type)}</Link>
            </th>
            {columns.map((column) => (
              <Cell key={`${column.period.type} ${column.period.start}`} type={type} column={column} />
            ))}
            <td>
              <FeedLink type={type}>Atom</FeedLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Cell({ type, column }: { type: FeedType; column: Column }) {
  const { period, isCurrent, counts } = column;
  const count = counts.get(type) ?? 0;
  if (count === 0) {
    return (
      <td className="muted">
        <span aria-hidden="true">–</span>
        <span className="unseen">0</span>
      </td>
    );
  }
  return (
    <td>
      <Link
        to={to.whatsNewPeriod(type, period.type, isCurrent ? null : period.start)}
        aria-label={`${countText(count)} ${feedTypeText(type)}, ${periodText(period)}`}
      >
        {countText(count)}
      </Link>
    </td>
  );
}
