import { ListCount } from '#src/components/library/list-count.tsx';
import { useNavigation, useLocation } from 'react-router';

import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Items } from '#src/components/results/items.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import style from '#src/components/library/library-page.module.css';
import { Pagination } from '#src/components/page/pagination.tsx';
import { isNarrowed, listingFacets, listingQueryText, listingStateFrom } from '#src/domain/listing-state.ts';
import type { ListingState } from '#src/domain/listing-state.ts';
import { countText } from '#src/lib/numbers.ts';
import { pageSize } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { csiName } from '#src/screens/listings/csi-meta.ts';
import { ListingFilters } from '#src/screens/listings/listing-filters.tsx';
import type { ProductsByCsi } from '#src/screens/listings/loaders.ts';

/** One page of products, with filters and sort order. */
export function ProductList({ loaded }: { loaded: ProductsByCsi }) {
  const { selection, state, answer } = loaded;
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isBusy = next?.pathname === pathname;
  // While a navigation is pending, the controls show what it will lead to.
  const shownState = (isBusy ? listingStateFrom(new URLSearchParams(next.search)) : null) ?? state;
  const items = answer.hits.hits.map((hit) => hit._source);
  const total = answer.hits.total.value;
  const pages = Math.ceil(total / pageSize);
  const start = (state.page - 1) * pageSize + 1;
  const hrefOf = (next: ListingState): string => to.productsByCsi(selection.key, listingQueryText(next));
  const pageHref = (page: number): string => hrefOf({ ...state, page });
  if (total === 0 && !isNarrowed(state)) return <Nothing selection={selection} />;
  return (
    <div className="stack shrinks gap-3">
      <ListingFilters
        state={shownState}
        aggregations={answer.aggregations ?? {}}
        facets={listingFacets.filter((facet) => facet !== 'section' || selection.kind !== 'section')}
        hrefOf={hrefOf}
      />
      <div className="cluster between gap-2-4">
        <ListCount
          of={state}
          start={start}
          shown={items.length}
          total={total}
          nothing="No products match these filters."
        />
        <ViewSwitch />
      </div>
      {items.length > 0 ? (
        <div className={isBusy ? style.busy : undefined} aria-busy={isBusy}>
          <Items items={items} start={start} />
          <Pagination page={state.page} pages={pages} hrefOf={pageHref} label="Pages of the list" />
        </div>
      ) : (
        <p className={`tall-links screen-only low-links ${style.links}`}>
          {total === 0 ? (
            <Link className="link" to={to.productsByCsi(selection.key)}>
              Show all products for this number
            </Link>
          ) : (
            <>
              There is no page {countText(state.page)}: the list ends at page {countText(pages)}.{' '}
              <Link className="link" to={pageHref(1)}>
                Go to first page
              </Link>
              <Link className="link" to={pageHref(pages)}>
                Go to last page
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Nothing({ selection }: Pick<ProductsByCsi, 'selection'>) {
  const { number, title } = csiName(selection);
  return (
    <div className="stack shrinks gap-3">
      <p className="lead ink">
        The library has no products of <span className="mono">{number}</span> {title} yet.
      </p>
      <NextLinks
        className={`tall-links low-links ${style.instead}`}
        ways={[
          selection.kind !== 'division' &&
            selection.division !== null && [
              `Products of division ${selection.division.number}`,
              to.productsByCsi(selection.division.number),
            ],
          ['Products by category', to.productCategory('all')],
          title !== '' && [`Search the library for “${title}”`, to.search(title)],
        ]}
      />
    </div>
  );
}
