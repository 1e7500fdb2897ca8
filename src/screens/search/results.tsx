import { memo, useMemo, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { publicOrigin } from '#src/browser/location.ts';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { SearchSidebar } from '#src/screens/search/search-sidebar.tsx';
import { headingOf, typeLabel, wordsOf } from '#src/domain/search-labels.ts';
import type { Loaded } from '#src/screens/search/loaders.ts';
import { Matches } from '#src/screens/search/matches.tsx';
import style from '#src/screens/search/results.module.css';
import { canonicalAddress, searchAddress } from '#src/screens/search/search-address.ts';
import { TypeTabs } from '#src/screens/search/type-tabs.tsx';
import { usePendingSearch } from '#src/screens/search/use-pending-search.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { noteCorrection } from '#src/components/page/address-correction.ts';

/** Loads with the rows below the fold: everything that isn't visible at once appears together, and nothing shifts. */
const AfterResults = lazyPart(
  async () => (await import('#src/screens/search/after-results.tsx')).AfterResults,
  'What follows the results',
);

/** The page's metadata; the results are its body. */
export function Screen() {
  const { state, isInterpreted, answer } = useScreenData<Loaded>();
  useInterpretedAddress(state, isInterpreted);
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
        url: `${publicOrigin()}${canonicalAddress(state)}`,
        mainEntity: { '@type': 'ItemList', numberOfItems: total },
        breadcrumb: breadcrumbList(crumbsOf(state)),
      }}
    />
  );
}

export function KeepAliveBody() {
  const loaded = useScreenData<Loaded>();
  return <Results loaded={loaded} {...usePendingSearch(loaded.state)} />;
}

/** Memoized, so that other navigations, or the start of its own, don't re-render it. */
const Results = memo(function Results({
  loaded,
  pending,
  change,
}: { loaded: Loaded } & ReturnType<typeof usePendingSearch>) {
  const { state, answer } = loaded;
  const isHead = !useAfterHeadPaint();
  const isNothing = answer.hits.total.value === 0;
  const selection = useMemo(() => ({ state: pending, change, isDirect: true }), [pending, change]);
  return (
    <div className={`wrap stack gap-3 compact-title ${style.page}`}>
      <Breadcrumbs crumbs={crumbsOf(state)} />
      <h1>{headingOf(state)}</h1>
      <TypeTabs state={pending} answer={answer} />
      <div className={`gap-6 pad-top-3 one-column-1023 print-block ${isNothing ? 'stack' : style.columns}`}>
        {!isNothing && <SearchSidebar answer={answer} selection={selection} />}
        <div className="shrinks">
          <Matches {...{ loaded, pending, change, isHead }} />
          {!isHead && <AfterResults loaded={loaded} />}
        </div>
      </div>
    </div>
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

/**
 * Replaces the address with the interpreted one: requirements as filters, the rest as words. Runs after the screen renders,
 * because a redirect in the loader would replace the page where the words were typed, and Back would redirect again.
 */
function useInterpretedAddress(state: SearchState, isInterpreted: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const correct = useEffectEvent((understood: SearchState) => {
    const address = searchAddress(understood);
    noteCorrection(pathname, address.split('?', 1)[0] ?? address);
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isInterpreted) correct(state);
  }, [state, isInterpreted]);
}
