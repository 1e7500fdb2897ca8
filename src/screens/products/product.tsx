import { useScreenData } from '#src/components/page/screen-data.tsx';
import { publicOrigin } from '#src/browser/location.ts';
import { ScreenBody } from '#src/components/page/screen-body.tsx';
import { AfterHeadPaint } from '#src/components/page/after-head-paint.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Product } from '#src/contracts/content.ts';
import { sectionLine } from '#src/domain/share-card.ts';
import { to } from '#src/paths.ts';
import { ActionBar } from '#src/screens/products/action-bar.tsx';
import { ProductRest } from '#src/screens/products/lazy-rest.ts';
import type { productPage } from '#src/screens/products/loaders.ts';
import { productCrumbs } from '#src/screens/products/product-crumbs.ts';
import { ProductHead } from '#src/screens/products/product-head.tsx';
import style from '#src/screens/products/product.module.css';
import { PartTabs } from '#src/screens/products/part-tabs.tsx';

/** The page's metadata; its body may have been rendered ahead. */
export function Screen() {
  const { product } = useScreenData<typeof productPage>();
  useEdition();
  return (
    <Page
      title={`${product.title} by ${product.company}`}
      description={product.summary}
      canonical={to.product(product.id)}
      structuredData={structuredData(product, crumbsOf(product))}
      card={{
        title: product.title,
        kicker: 'Product',
        lines: [product.company, ...sectionLine(product.csi)],
        picture: product.picture,
      }}
    >
      <ScreenBody of={RenderAheadBody} />
    </Page>
  );
}

/** Name, key values, and files within one click; then the rest, part by part. */
export function RenderAheadBody() {
  const page = useScreenData<typeof productPage>();
  useEdition();
  const { product } = page;
  return (
    // Remounts for each product, so that each part shows its own loading state.
    <div className={`wrap flex gap-3 compact-title ${style.page}`} key={product.id}>
      <Breadcrumbs crumbs={crumbsOf(product)} />
      <ProductHead product={product} />
      <ActionBar page={page} />
      <PartTabs page={page} />
      <AfterHeadPaint>
        <ProductRest {...page} />
      </AfterHeadPaint>
    </div>
  );
}

const crumbsOf = (product: Product): Crumb[] => [
  ...productCrumbs(product),
  { label: product.title, href: null },
];

function structuredData(product: Product, crumbs: readonly Crumb[]) {
  const facts = {
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    url: `${publicOrigin()}${to.product(product.id)}`,
    sku: product.model,
    brand: { '@type': 'Brand', name: product.company },
    manufacturer: {
      '@type': 'Organization',
      name: product.company,
      url: `${publicOrigin()}${to.company(product)}`,
    },
    category: product.csi[0]?.title ?? product.noun,
    ...(product.picture === null ? {} : { image: `${publicOrigin()}${product.picture}` }),
    additionalProperty: product.attributes.map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit === null ? {} : { unitText: unit }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    mainEntity: facts,
    breadcrumb: breadcrumbList(crumbs),
  } as const;
}
