import { memo, useEffect, useEffectEvent, useMemo } from 'react';
import { useLoaderData } from 'react-router';

import { track } from '#src/browser/analytics.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { useBelow } from '#src/components/page/use-below.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { SearchState, SearchType } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { RelatedContent } from '#src/screens/search/related-content.tsx';
import { Rail } from '#src/screens/search/rail.tsx';
import { headingOf, typeLabel, wordsOf } from '#src/domain/search-labels.ts';
import type { searchResults } from '#src/screens/search/loaders.ts';
import { Matches } from '#src/screens/search/matches.tsx';
import style from '#src/screens/search/results.module.css';
import { canonicalAddress } from '#src/screens/search/search-address.ts';
import { TypeTabs } from '#src/screens/search/type-tabs.tsx';
import { useInterpretedAddress } from '#src/screens/search/use-interpreted-address.ts';
import { usePendingSearch } from '#src/screens/search/use-pending-search.ts';
import { pluralize } from '#src/lib/numbers.ts';

type Loaded = Awaited<ReturnType<typeof searchResults>>;

export function Screen() {
  const loaded = useLoaderData<typeof searchResults>();
  useInterpretedAddress(loaded.state, loaded.isInterpreted);
  return <Results loaded={loaded} {...usePendingSearch(loaded.state)} />;
}

/** Memoized: must not render again on other navigations. */
const Results = memo(function Results({
  loaded,
  pending,
  change,
  isBusy,
}: { loaded: Loaded } & ReturnType<typeof usePendingSearch>) {
  const { state, answer, related, activities, banners } = loaded;
  const selection = useMemo(() => ({ state: pending, change, isDirect: true }), [pending, change]);
  const isHead = !useBelow();
  const crumbs = crumbsOf(state);
  const total = answer.hits.total.value;
  const title = headingOf(state);
  return (
    <Page
      title={state.page === 1 ? title : `${title}, page ${state.page}`}
      description={`${pluralize(total, 'match', 'matches')} for ${wordsOf(state)}: building products, CAD details, BIM objects, specifications, and declarations to download.`}
      canonical={total === 0 ? null : canonicalAddress(state)}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'SearchResultsPage',
        name: title,
        url: `${siteOrigin()}${canonicalAddress(state)}`,
        mainEntity: { '@type': 'ItemList', numberOfItems: total },
        breadcrumb: breadcrumbList(crumbs),
      }}
    >
      <Reported key={`${state.contentType} ${state.terms}`} type={state.contentType ?? 'all'} total={total} />
      <div className={`wrap ${style.page}`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={style.heading}>{title}</h1>
        <TypeTabs state={pending} answer={answer} />
        <div className={style.columns}>
          <Rail answer={answer} selection={selection} />
          <div className={style.main}>
            <Matches {...{ loaded, pending, change, isBusy, isHead }} />
            {!isHead && (
              <RelatedContent
                key={`${state.mf} ${state.terms}`}
                isShort={total === 0}
                contentType={state.contentType}
                {...{ related, activities, banners }}
              />
            )}
          </div>
        </div>
      </div>
    </Page>
  );
});

function crumbsOf(state: SearchState): Crumb[] {
  const words = wordsOf(state);
  const start = [
    { label: 'Home', href: to.home() },
    { label: 'Search', href: to.searchEmpty() },
  ];
  return state.contentType === null
    ? [...start, { label: words, href: null }]
    : [
        ...start,
        { label: words, href: to.search(state.terms) },
        { label: typeLabel(state.contentType), href: null },
      ];
}

/** Tells once what kind of search it was and whether it found anything; with a key of what is searched, not of filters. */
function Reported({ type, total }: { type: SearchType | 'all'; total: number }) {
  const report = useEffectEvent(() =>
    track('search', total === 0 ? 'nothing found' : 'results', type, total),
  );
  useEffect(() => report(), []);
  return null;
}
