import { useScreenData } from '#src/components/page/screen-data.tsx';
import { todayUtc } from '#src/browser/clock.ts';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { Facts } from '#src/components/page/facts.tsx';
import { Items, ItemsSkeleton } from '#src/components/results/items.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Promo } from '#src/contracts/promo.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import type { promotion } from '#src/screens/featured/loaders.ts';
import style from '#src/screens/featured/promotion.module.css';
import { buttonClass } from '#src/ui/button.tsx';

/** A promotion: its text, end date, manufacturer, and product. */
export function Screen() {
  const { promo, product } = useScreenData<typeof promotion>();
  useEdition();
  const { id, title, text, picture, company, coid, companySlug, productId } = promo;
  const path = to.featured(id);
  const crumbs = crumbsTo(title, { label: 'Featured products', href: to.featuredProducts() });
  const manufacturer = coid === null ? null : { coid, companySlug: companySlug ?? '' };
  const isOver = promo.endsAt.slice(0, 10) < todayUtc();
  return (
    <Page
      title={company === null ? title : `${title} by ${company}`}
      description={text}
      canonical={isOver ? null : path}
      structuredData={collectionPage(title, path, crumbs, 1)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className="measure note muted digits tall-links low-links">{dateSentence(promo, isOver)}</p>
        </div>
        <div className={`grid at-top gap-6 one-column-819 ${style.columns}`}>
          <Picture src={picture} alt={`Line drawing of ${title}`} width={640} height={480} eager />
          <div className={`stack gap-4 ${style.words}`}>
            <p className={`lead ${style.text}`}>{text}</p>
            <Facts
              facts={[
                [
                  'Manufacturer',
                  manufacturer && (
                    <Link className="link" to={to.company(manufacturer)}>
                      {company}
                    </Link>
                  ),
                ],
                ['From', fullDate(promo.startsAt)],
                ['Until', fullDate(promo.endsAt)],
              ]}
            />
            <p className="flow gap-3">
              {productId !== null && (
                <Link className={buttonClass('primary')} to={to.product(productId)}>
                  View product
                </Link>
              )}
              {manufacturer && (
                <Link className={buttonClass()} to={`${to.company(manufacturer)}#request`}>
                  Request information
                </Link>
              )}
            </p>
          </div>
        </div>
        {product && (
          <section className="stack gap-3 pad-top-4 minor-heads" aria-labelledby="product">
            <h2 id="product">This product and others in its line</h2>
            <Deferred result={product} what="the product" fallback={<ItemsSkeleton rows={4} />}>
              {(found) => <Items items={[found.product, ...found.related.slice(0, 3)]} />}
            </Deferred>
          </section>
        )}
      </div>
    </Page>
  );
}

function dateSentence({ endsAt, startsAt }: Promo, isOver: boolean): string {
  if (isOver) return `This promotion ended on ${fullDate(endsAt)}.`;
  return startsAt.slice(0, 10) > todayUtc()
    ? `This promotion starts on ${fullDate(startsAt)}.`
    : `This promotion runs until ${fullDate(endsAt)}.`;
}
