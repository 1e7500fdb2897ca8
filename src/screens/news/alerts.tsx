import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import frame from '#src/components/library/library-page.module.css';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import type { NewsItem } from '#src/contracts/alerts.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { fullDate } from '#src/lib/dates.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { paths, to } from '#src/paths.ts';
import type { alerts } from '#src/screens/news/loaders.ts';
import { NewsFeedLink } from '#src/components/page/news-feed-link.tsx';
import style from '#src/screens/news/news.module.css';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** The most products that a comparison can hold. */
const mostCompared = 4;

/** New products, alert by alert, in all divisions or one, and their manufacturers' press releases. */
export function Screen() {
  const { division, items, latest } = useScreenData<typeof alerts>();
  const name = division
    ? `Product alerts: ${division.number} ${division.title}`
    : `${brand.name} product alerts`;
  const hrefOf = (number: string): string => `${paths.alerts}?division=${number}`;
  const path = division ? hrefOf(division.number) : paths.alerts;
  const crumbs = crumbsTo(
    division ? `${division.number} ${division.title}` : 'Product alerts',
    ...(division ? [{ label: 'Product alerts', href: paths.alerts }] : []),
  );
  const alerted = new Set(items.map((item) => item.division));
  return (
    <Page
      title={name}
      description={`${pluralize(items.length, 'alert')} about new and changed building products, by MasterFormat division.`}
      canonical={items.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, items.length)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            {items.length === 0 ? 'No alerts' : pluralize(items.length, 'alert')}, latest first. Also in the{' '}
            <Link className="link" to={paths.newsletter}>
              newsletter
            </Link>
            . <NewsFeedLink name="alerts" />
          </p>
        </div>
        <div className={`grid at-top gap-6 one-column-1023 print-block ${frame.withRail}`}>
          {items.length === 0 ? (
            <p>No alerts in this division yet.</p>
          ) : (
            <ul className={`stack note ink-line-top tall-links body-heads lined-items ${style.alerts}`}>
              {items.map(({ id, title, summary, published_at, productIds, division: number }) => (
                <li className="stack gap-2px pad-block-3" key={id}>
                  <p className={`flow baseline gap-0-3 muted ${style.meta}`}>
                    <time dateTime={published_at.slice(0, 10)}>{fullDate(published_at)}</time>
                    <Link to={hrefOf(number)}>Division {number}</Link>
                  </p>
                  <h2 dir="auto">{title}</h2>
                  <p className="measure" dir="auto">
                    {summary}
                  </p>
                  <ProductLink ids={productIds} title={title} />
                </li>
              ))}
            </ul>
          )}
          <div className={`stack gap-5 ${style.rail}`}>
            <nav
              aria-label="Alerts by division"
              className={`roomy-links minor-heads spaced-heads ${style.divisions}`}
            >
              <h2>By division</h2>
              <ul>
                {division && (
                  <li>
                    <Link to={paths.alerts}>All divisions</Link>
                  </li>
                )}
                {divisions
                  .filter(({ number }) => division !== null || alerted.has(number))
                  .map(({ number, title }) => (
                    <li key={number}>
                      <Link
                        to={hrefOf(number)}
                        aria-current={number === division?.number ? 'page' : undefined}
                      >
                        {number} {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
            <section
              aria-labelledby="releases"
              className={`roomy-links minor-heads spaced-heads ${style.divisions}`}
            >
              <h2 id="releases">Press releases</h2>
              <Deferred result={latest} what="the press releases" fallback={<SkeletonText lines={5} />}>
                {(releases) => <Releases items={releases} />}
              </Deferred>
              <Link className="link" to={to.pressReleases(division?.number ?? null)}>
                All press releases
              </Link>
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Links each release to its division's list, where it can be read. */
function Releases({ items }: { items: readonly NewsItem[] }) {
  if (items.length === 0) return <p>None in this division yet.</p>;
  return (
    <ul>
      {items.map(({ id, title, division, published_at }) => (
        <li key={id}>
          <time className={`muted ${style.meta}`} dateTime={published_at.slice(0, 10)}>
            {fullDate(published_at)}
          </time>{' '}
          <Link to={to.pressReleases(division)} dir="auto">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ProductLink({ ids, title }: { ids: readonly number[]; title: string }) {
  const [first] = ids;
  if (first === undefined) return null;
  const compared = ids.slice(0, mostCompared);
  return (
    <p>
      <Link
        className="link"
        to={ids.length === 1 ? to.product(first) : to.compare(compared)}
        aria-label={`${ids.length === 1 ? 'View product' : `Compare ${compared.length} products`}: ${title}`}
      >
        {ids.length === 1 ? 'View product' : `Compare ${compared.length} products`}
      </Link>
    </p>
  );
}
