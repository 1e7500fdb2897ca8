import { useLoaderData } from 'react-router';

import { siteOrigin } from '#src/browser/location.ts';
import { Below } from '#src/components/page/below.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { DivisionSidebar } from '#src/components/library/division-sidebar.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { Page } from '#src/components/page/page.tsx';
import { useDevice } from '#src/components/page/use-device.ts';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Product } from '#src/contracts/content.ts';
import { candidatesOf } from '#src/domain/compare/candidates.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import { AttributeTable } from '#src/screens/products/attribute-table.tsx';
import { Declarations } from '#src/screens/products/declarations.tsx';
import { FilesByType } from '#src/screens/products/files-by-type.tsx';
import type { productPage } from '#src/screens/products/loaders.ts';
import { OptionTable } from '#src/screens/products/option-table.tsx';
import { OtherProducts } from '#src/screens/products/other-products.tsx';
import { PlaceInTree } from '#src/screens/products/place-in-tree.tsx';
import { productCrumbs } from '#src/screens/products/product-crumbs.ts';
import { ProductHead } from '#src/screens/products/product-head.tsx';
import style from '#src/screens/products/product.module.css';
import { ProductDrawing, Rail } from '#src/screens/products/rail.tsx';
import { Suitability } from '#src/screens/products/suitability.tsx';

/** The one-minute page: what it is, how it performs, where its limits are, what there is to download, whom to call. */
export function Screen() {
  const page = useLoaderData<typeof productPage>();
  useEdition();
  const isNarrow = useDevice() === 'narrow';
  const { product, tree, related, competing } = page;
  const crumbs = [...productCrumbs(product), { label: product.title, href: null }];
  const division = findDivision(product.csi[0]?.number.slice(0, 2) ?? '');
  return (
    <Page
      title={`${product.title} by ${product.company}`}
      description={product.summary}
      canonical={to.product(product.id)}
      structuredData={structuredData(product, crumbs)}
    >
      {/* A key, so that from product to product each part waits in its own place and not the whole page with it. */}
      <div className={`wrap ${style.page}`} key={product.id}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={style.top}>
          <ProductHead
            product={product}
            drawing={isNarrow && <ProductDrawing product={product} />}
            substitutes={candidatesOf([page], [product.id])}
          />
          {!isNarrow && <Rail {...page} withDrawing />}
          <Below>
            <div className={style.main}>
              <AttributeTable attributes={product.attributes} />
              <OptionTable options={product.options} />
              <Suitability product={product} />
            </div>
          </Below>
          {isNarrow && <Rail {...page} withDrawing={false} />}
        </div>
        <Below>
          <FilesByType {...page} />
          <Declarations {...page} />
          <PlaceInTree tree={tree} product={product} />
          <OtherProducts
            title={`Related products by ${product.company}`}
            of={product}
            products={related}
            showCompany={false}
          />
          <OtherProducts
            title="Competing products in this section"
            of={product}
            products={competing}
            showCompany
          />
          {division && (
            <div className={style.division}>
              <DivisionSidebar division={division.number} title={division.title} />
            </div>
          )}
        </Below>
      </div>
    </Page>
  );
}

function structuredData(product: Product, crumbs: readonly Crumb[]) {
  const facts = {
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    sku: product.model,
    brand: { '@type': 'Brand', name: product.company },
    category: product.csi[0]?.title ?? product.noun,
    ...(product.picture === null ? {} : { image: `${siteOrigin()}${product.picture}` }),
    additionalProperty: product.attributes.map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit === null ? {} : { unitText: unit }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    mainEntity: facts,
    breadcrumb: breadcrumbList(crumbs),
  } as const;
}
