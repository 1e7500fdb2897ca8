import { useScreenData } from '#src/components/page/screen-data.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import frame from '#src/components/library/library-page.module.css';
import { ReleaseList } from '#src/components/library/release.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { divisionCrumb, withCurrentPage } from '#src/components/page/csi-crumbs.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import type { releases } from '#src/screens/news/loaders.ts';
import { ReleaseFilters } from '#src/screens/news/release-filters.tsx';
import { NewsFeedLink } from '#src/components/page/news-feed-link.tsx';

/** The address of a page of the list. */
function listHref(path: string, manufacturer: string, page: number): string {
  const query = [manufacturer !== '' && `manufacturer=${manufacturer}`, page > 1 && `page=${page}`].filter(
    (part) => part !== false,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Press releases of a division, section, or year; each expands in place. */
export function Screen() {
  const { division, section, year, total, items, page, pages, years, manufacturer, manufacturers } =
    useScreenData<typeof releases>();
  useEdition();
  const scope = [division?.number ?? null, section?.digits ?? null] as const;
  const path = to.pressReleases(...scope, year);
  useCanonicalPath(path);
  const subject = section
    ? `${formatSection(section.digits, '04')} ${section.title}`
    : division && `${division.number} ${division.title}`;
  const name = ['Press releases', subject, year].filter((part) => part !== null).join(', ');
  const crumbs = withCurrentPage([
    { label: 'Home', href: to.home() },
    { label: 'Press releases', href: to.pressReleases() },
    ...(division ? [divisionCrumb(division, (number) => to.pressReleases(number))] : []),
    ...(section && subject !== null ? [{ label: subject, href: to.pressReleases(...scope) }] : []),
    ...(year === null ? [] : [{ label: String(year), href: path }]),
  ]);
  return (
    <Page
      title={page > 1 ? `${name}, page ${page}` : name}
      description={`${pluralize(total, 'press release')} from manufacturers: ${subject ?? 'all divisions'}${year === null ? '' : `, ${year}`}.`}
      canonical={total === 0 ? null : manufacturer !== '' ? path : listHref(path, '', page)}
      structuredData={collectionPage(name, path, crumbs, total)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            {total === 0 ? 'None' : total} from manufacturers, latest first. <NewsFeedLink name="news" />
          </p>
        </div>
        {division && years.length > 1 && (
          <nav aria-label="Years" className={`tall-links screen-only low-links ${frame.links}`}>
            {years.map((one) => (
              <Link
                key={one}
                className="link"
                to={listHref(to.pressReleases(...scope, one), manufacturer, 1)}
              >
                {one}
              </Link>
            ))}
          </nav>
        )}
        {(total > 0 || manufacturer !== '') && (
          <ReleaseFilters {...{ path, manufacturer, manufacturers }} division={division?.number ?? ''} />
        )}
        {total === 0 ? (
          <p>
            {manufacturer === ''
              ? 'No manufacturers have published a press release here.'
              : 'This manufacturer has published no press release here.'}{' '}
            <Link className="link" to={to.pressReleases()}>
              All press releases
            </Link>
          </p>
        ) : (
          <ReleaseList items={items} withCompany />
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(other) => listHref(path, manufacturer, other)}
          label="Pages of press releases"
        />
      </div>
    </Page>
  );
}
