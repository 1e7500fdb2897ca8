import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import frame from '#src/components/library/library-page.module.css';
import { ReleaseList } from '#src/components/library/release.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { monthAndYear } from '#src/lib/dates.ts';
import { paths } from '#src/paths.ts';
import type { archive } from '#src/screens/news/loaders.ts';
import { NewsFeedLink } from '#src/components/page/news-feed-link.tsx';

/** How many years before the current one. */
const yearsBack = 3;

/** The newsletter archive by month. */
export function Screen() {
  const { items, year, present } = useScreenData<typeof archive>();
  const name = `Newsletter archive, ${year}`;
  const hrefOf = (one: number): string =>
    one === present ? paths.newsletterArchive : `${paths.newsletterArchive}?year=${one}`;
  const crumbs = crumbsTo('Archive', { label: 'Newsletter', href: paths.newsletter });
  const months = [...Map.groupBy(items, ({ published_at }) => published_at.slice(0, 7))];
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => present - back);
  return (
    <Page
      title={name}
      description={`${brand.name} newsletter items from ${year}, month by month.`}
      canonical={items.length === 0 ? null : hrefOf(year)}
      structuredData={collectionPage(name, hrefOf(year), crumbs, items.length)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            Manufacturer news from past newsletters.
          </p>
          <p className={`tall-links screen-only low-links ${frame.links}`}>
            <Link className="link" to={paths.newsletter}>
              Subscribe
            </Link>
            <NewsFeedLink name="news" />
          </p>
        </div>
        <nav aria-label="Years" className={`tall-links screen-only low-links ${frame.links}`}>
          {years.map((one) => (
            <Link
              key={one}
              className="link"
              to={hrefOf(one)}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </Link>
          ))}
        </nav>
        {items.length === 0 && <p>There is no news from {year} in the archive.</p>}
        {months.map(([month, releases]) => (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`} className={frame.part}>
              {monthAndYear(`${month}-01`)}
            </h2>
            <ReleaseList items={releases} withCompany />
          </section>
        ))}
      </div>
    </Page>
  );
}
