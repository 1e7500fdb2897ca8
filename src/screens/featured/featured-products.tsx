import { useScreenData } from '#src/components/page/screen-data.tsx';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { divisionCrumb, withCurrentPage } from '#src/components/page/csi-crumbs.ts';
import { useEdition } from '#src/components/library/edition.ts';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Items } from '#src/components/results/items.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { DivisionName } from '#src/components/library/division-name.tsx';
import style from '#src/components/library/library-page.module.css';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { LinkList } from '#src/components/page/link-list.tsx';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { divisions, type Division } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import type { featuredProducts, featuredProductsOf } from '#src/screens/featured/loaders.ts';

type Loaded = Awaited<ReturnType<typeof featuredProducts> | ReturnType<typeof featuredProductsOf>>;

/** A few products to look at, from the whole library or from one division. */
export function Screen() {
  const { division, products } = useScreenData<() => Promise<Loaded>>();
  useEdition();
  const name = division ? `Featured products: ${division.number} ${division.title}` : 'Featured products';
  const path = division ? to.featuredProductsOf(division.number) : to.featuredProducts();
  const crumbs = crumbsOf(division);
  const manufacturers = new Set(products.map(({ coid }) => coid)).size;
  return (
    <Page
      title={name}
      description={`${itemCountText(products.length, 'product')} featured today: ${products.map(({ title }) => title).join(', ')}`}
      canonical={products.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, products.length)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          {products.length > 0 && (
            <p className="measure note muted digits tall-links low-links">
              Selected by our staff. The order is not a ranking.
            </p>
          )}
        </div>
        <div className={`grid at-top gap-6 one-column-1023 print-block ${style.withRail}`}>
          {products.length === 0 ? (
            <Nothing division={division} />
          ) : (
            <div className="stack shrinks gap-3">
              <div className="cluster between gap-2-4">
                <h2 className={`touch-high note quiet regular digits no-ring ${style.count}`}>
                  {itemCountText(products.length, 'product')} of {manufacturers}{' '}
                  {manufacturers === 1 ? 'manufacturer' : 'manufacturers'}
                </h2>
                <ViewSwitch />
              </div>
              <Items items={products} start={1} />
            </div>
          )}
          <aside aria-label="Featured by division">
            <LinkList
              title="By division"
              links={divisions
                .filter(({ number }) => number !== division?.number)
                .map((one) => ({
                  href: to.featuredProductsOf(one.number),
                  label: <DivisionName {...one} />,
                  count: null,
                }))}
            />
          </aside>
        </div>
      </div>
    </Page>
  );
}

function crumbsOf(division: Division | null): Crumb[] {
  const crumbs: Crumb[] = [
    { label: 'Home', href: to.home() },
    { label: 'Featured products', href: to.featuredProducts() },
  ];
  if (division) crumbs.push(divisionCrumb(division, (number) => to.featuredProductsOf(number)));
  return withCurrentPage(crumbs);
}

const Nothing = ({ division }: { division: Division | null }) => (
  <div className="stack shrinks gap-3">
    <p className="lead ink">
      {division
        ? `No products of division ${division.number} are featured right now.`
        : 'No products are featured right now.'}
    </p>
    <NextLinks
      className={`tall-links low-links ${style.instead}`}
      ways={[
        division !== null && [
          `All products in division ${division.number}`,
          to.productsByCsi(division.number),
        ],
        division !== null && ['Featured in the other divisions', to.featuredProducts()],
        ['Products by category', to.productCategory('all')],
      ]}
    />
  </div>
);
