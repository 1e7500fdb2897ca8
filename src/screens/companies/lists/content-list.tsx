import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';

import { today } from '#src/browser/clock.ts';
import { collectionPage } from '#src/components/page/collection.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { ListPreview } from '#src/components/viewer/list-preview.tsx';
import type { Content } from '#src/contracts/content.ts';
import { contentListOf, contentListText, unnarrowed } from '#src/domain/content-list.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { pageSize } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import { ListFrame } from '#src/screens/companies/frame/list-frame.tsx';
import { Rows } from '#src/screens/companies/frame/rows.tsx';
import { fewItems, HiddenItems } from '#src/screens/companies/lists/hidden-items.tsx';
import { EmptyType } from '#src/screens/companies/lists/empty-type.tsx';
import { ListFilters } from '#src/screens/companies/lists/list-filters.tsx';
import type { companyContent } from '#src/screens/companies/lists/loaders.ts';

/** How many products one address can name. */
const productsNamed = 20;

/** Types whose picture shows the item itself. */
const drawn: ReadonlySet<string> = new Set(['cad', 'bim']);

/** All content of one type from a manufacturer, filtered and sorted by the address. */
export function Screen() {
  const { type, state, company, items } = useScreenData<typeof companyContent>();
  const path = to.companyContent(company, type);
  useCanonicalPath(path);
  const { plural } = contentTypeWords[type];
  const name = `${plural} by ${company.companyNoHtml}`;
  const crumbs = companyPageCrumbs(company, plural);
  const found = contentListOf(items, state, today());
  const start = (state.page - 1) * pageSize;
  const shown = found.items.slice(start, start + pageSize);
  const hrefOf = (page: number): string =>
    to.companyContent(company, type, contentListText({ ...state, page }));
  const products = type === 'product' ? [] : productsOf(items);
  const all = to.companyContent(company, type, contentListText(unnarrowed(state)));
  const hidden = items.filter((item) => !found.items.includes(item));
  const isShort = hidden.length > 0 && found.items.length <= fewItems;
  const list = (
    <SelectableList items={shown}>
      <Rows rows={shown.map((item) => ({ item }))} start={start + 1} />
    </SelectableList>
  );
  return (
    <Page
      title={state.page === 1 ? name : `${name}, page ${state.page}`}
      description={`${itemCountText(items.length, type)} by ${company.companyNoHtml}, to read, compare, and download without signing in.`}
      canonical={items.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, items.length)}
    >
      <CompanyFrame
        company={company}
        crumbs={crumbs}
        title={plural}
        tab={type}
        facts={
          products.length > 1 && (
            <Link
              className="link"
              to={to.companyContentOfProducts(company, type, products.slice(0, productsNamed))}
            >
              By product
            </Link>
          )
        }
      >
        {items.length === 0 ? (
          <EmptyType company={company} type={type} />
        ) : (
          <>
            <ListFilters
              key={`${company.coid} ${type}`}
              {...{ company, type, state, found }}
              isCleared={!isShort}
            />
            <ListFrame
              state={state}
              total={found.items.length}
              shown={shown.length}
              hrefOf={hrefOf}
              empty={<p className="line-top pad-block-4">None of the {countText(items.length)} match.</p>}
            >
              {drawn.has(type) && shown.length > 0 ? (
                <ListPreview key={`${type} ${state.page}`} items={shown}>
                  {list}
                </ListPreview>
              ) : (
                list
              )}
            </ListFrame>
            {isShort && <HiddenItems type={type} state={state} items={hidden} all={all} />}
          </>
        )}
      </CompanyFrame>
    </Page>
  );
}

function productsOf(items: readonly Content[]): number[] {
  return [...new Set(items.flatMap(({ productIds }) => productIds))];
}
