import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { Items } from '#src/components/results/items.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import style from '#src/components/library/library-page.module.css';
import { AskManufacturer } from '#src/components/inquiry/ask-manufacturer.tsx';
import { Link } from '#src/components/page/link.tsx';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { Page } from '#src/components/page/page.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { ListedContent } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { inquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { to } from '#src/paths.ts';
import type { ProductContent, productContent } from '#src/screens/products/content-loaders.ts';
import { productCrumbs } from '#src/screens/products/product-crumbs.ts';

/** All content of one type that belongs to a product. */
export function Screen() {
  const loaded = useScreenData<typeof productContent>();
  useEdition();
  const { type, product } = loaded;
  const { plural } = contentTypeWords[type];
  const items = itemsOf(loaded);
  const path = to.productContent(product.id, type);
  const crumbs = [
    ...productCrumbs(product),
    { label: product.title, href: to.product(product.id) },
    { label: plural, href: null },
  ];
  const name = `${plural} of ${product.title}`;
  const [section] = product.csi;
  return (
    <Page
      title={name}
      description={`${itemCountText(items.length, type)} of ${product.title} by ${product.company}: ${items.map(({ title }) => title).join(', ')}`}
      canonical={items.length === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, items.length)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>
            {plural} of {product.title}
          </h1>
          <p className="measure note muted digits tall-links low-links">
            <Link className="link" to={to.company(product)}>
              {product.company}
            </Link>
            {section && (
              <>
                {' · '}
                <SectionNumber section={section} withTitle />
              </>
            )}
            {' · '}
            <Link className="link" to={to.product(product.id)}>
              View product
            </Link>
          </p>
        </div>
        <CountTabs
          tabs={contentTypes.map((one) => ({
            key: one,
            label: contentTypeWords[one].plural,
            count: one === type ? items.length : countOf(loaded, one),
            href: to.productContent(product.id, one),
            isCurrent: one === type,
          }))}
        />
        {items.length === 0 ? <Nothing loaded={loaded} /> : <Found loaded={loaded} items={items} />}
      </div>
    </Page>
  );
}

/** For type `product`: the product itself, then related products of the same manufacturer. */
const itemsOf = ({ type, product, content, related }: ProductContent): readonly ListedContent[] =>
  type === 'product' ? [product, ...related] : content.filter(({ content_type }) => content_type === type);

const countOf = ({ product, related }: ProductContent, type: ContentType): number =>
  type === 'product' ? related.length + 1 : (product.counts[type] ?? 0);

function Found({ loaded, items }: { loaded: ProductContent; items: readonly ListedContent[] }) {
  const { type, product } = loaded;
  return (
    <section className="stack shrinks gap-3" aria-label={contentTypeWords[type].plural}>
      <div className="cluster between gap-2-4">
        <h2 className={`touch-high note quiet regular digits no-ring ${style.count}`}>
          {type === 'product'
            ? `This product and ${itemCountText(items.length - 1, type)} like it by ${product.company}`
            : itemCountText(items.length, type)}
        </h2>
        <ViewSwitch />
      </div>
      <Items items={items} start={1} />
    </section>
  );
}

function Nothing({ loaded }: { loaded: ProductContent }) {
  const { type, product } = loaded;
  const others = contentTypes.filter((one) => one !== 'product' && countOf(loaded, one) > 0);
  return (
    <div className="stack shrinks gap-3">
      <p className="lead ink">
        {product.company} publishes no {pluralInSentence(contentTypeWords[type].plural)} for this product
        here.
      </p>
      <ul className={`tall-links low-links ${style.instead}`}>
        {others.map((one) => (
          <li key={one}>
            <Link className="link" to={to.productContent(product.id, one)}>
              {itemCountText(countOf(loaded, one), one)}
            </Link>
          </li>
        ))}
        <li>
          <AskManufacturer subject={inquirySubject(product, to.product(product.id))} />
        </li>
      </ul>
    </div>
  );
}
