import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { FeedAlternate } from '#src/components/page/feed-links.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { feedTypeText, feedTypes } from '#src/domain/feed-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { periodText } from '#src/domain/periods.ts';
import { to } from '#src/paths.ts';
import type { period } from '#src/screens/whats-new/loaders.ts';
import { NothingNew } from '#src/screens/whats-new/nothing-new.tsx';
import { PeriodFilters } from '#src/screens/whats-new/period-filters.tsx';
import { PeriodItems } from '#src/screens/whats-new/period-items.tsx';
import { PeriodSteps } from '#src/screens/whats-new/period-steps.tsx';
import { headingOf, periodCrumbs, periodHref } from '#src/screens/whats-new/period-meta.ts';

export function Screen() {
  const loaded = useScreenData<typeof period>();
  const { type, period: shown, isDated, total, counts, page } = loaded;
  const address = to.whatsNewPeriod(type, shown.type, isDated ? shown.start : null);
  useCanonicalPath(address);
  const crumbs = periodCrumbs(loaded);
  const title = `${headingOf(type)}, ${periodText(shown)}`;
  const words = `${total === 0 ? 'nothing' : countText(total)} added or changed`;
  return (
    <Page
      title={page === 1 ? title : `${title}, page ${page}`}
      description={`${feedTypeText(type)} of the library, ${periodText(shown)}: ${words}, by day or by section of MasterFormat, with an Atom feed.`}
      canonical={total === 0 ? null : address}
      structuredData={collectionPage(headingOf(type), address, crumbs, total)}
    >
      <FeedAlternate type={type} />
      <div className="wrap stack at-start gap-3 page-high" key={`${type} ${shown.type} ${shown.start}`}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{headingOf(type)}</h1>
          <p className="measure note muted digits tall-links low-links">
            {periodText(shown)}: {words}.
          </p>
        </div>
        <PeriodSteps place={loaded} />
        <CountTabs
          tabs={feedTypes.map((one) => ({
            key: one,
            label: feedTypeText(one),
            count: counts.get(one) ?? 0,
            href: periodHref(loaded, { type: one }),
            isCurrent: one === type,
          }))}
        />
        <PeriodFilters place={loaded} />
        {total === 0 ? <NothingNew place={loaded} /> : <PeriodItems loaded={loaded} />}
      </div>
    </Page>
  );
}
