import { use } from 'react';

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
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { attributeText } from '#src/domain/attribute-amount.ts';
import { useUnits } from '#src/stores/units.ts';
import { Page } from '#src/components/page/page.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Promo } from '#src/contracts/promo.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import type { promotion } from '#src/screens/featured/loaders.ts';
import style from '#src/screens/featured/promotion.module.css';
import { buttonClass } from '#src/ui/button.tsx';
import { Code } from '#src/ui/code.tsx';

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
          <p>
            <Code tone={isOver ? 'warn' : 'on'}>{isOver ? 'PROMOTION ENDED' : 'PROMOTION'}</Code>
          </p>
          <h1>{title}</h1>
          <p className="measure note muted digits">
            {manufacturer && (
              <>
                By{' '}
                <Link className="link" to={to.company(manufacturer)}>
                  {company}
                </Link>
                .{' '}
              </>
            )}
            <span>{dateSentence(promo, isOver)}</span>
          </p>
        </div>
        <div className={`grid at-top gap-6 one-column-599 ${style.columns}`}>
          <div className={style.picture}>
            <Picture src={picture} alt={`Line drawing of ${title}`} width={640} height={480} eager />
          </div>
          <div className={`stack gap-4 ${style.words}`}>
            <p className={`lead ${style.text}`}>{text}</p>
            <p className="flow gap-3 rows-599">
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
          {product && (
            <PromptSuspense awaited={product}>
              <Values result={product} />
            </PromptSuspense>
          )}
        </div>
        {product && (
          <section className="stack gap-3 pad-top-4 minor-heads" aria-labelledby="others">
            <h2 id="others">In the same section{company !== null && ` by ${company}`}</h2>
            <Deferred result={product} what="the product" fallback={<ItemsSkeleton rows={3} />}>
              {({ product: { csi }, related }) => {
                const others = related.filter((one) => one.csi[0]?.number === csi[0]?.number);
                if (others.length === 0) return <p className="muted">No other products.</p>;
                return <Items items={others.slice(0, 4)} />;
              }}
            </Deferred>
          </section>
        )}
      </div>
    </Page>
  );
}

/** What tells the product from others; renders nothing if it fails to load. */
function Values({ result }: { result: NonNullable<Awaited<ReturnType<typeof promotion>>['product']> }) {
  const { system } = useUnits();
  const found = use(result).data?.product;
  if (!found) return null;
  const [section] = found.csi;
  return (
    <div className={style.values}>
      <Facts
        isWide
        facts={[
          ['Section', section && <SectionNumber section={section} withTitle />],
          ...found.attributes.slice(0, 4).map((one) => [one.label, attributeText(one, system)] as const),
        ]}
      />
    </div>
  );
}

function dateSentence({ endsAt, startsAt }: Promo, isOver: boolean): string {
  if (isOver) return `This promotion ended on ${fullDate(endsAt)}.`;
  const offer = 'It features the product; the manufacturer quotes prices and terms.';
  return startsAt.slice(0, 10) > todayUtc()
    ? `This promotion starts on ${fullDate(startsAt)}. ${offer}`
    : `This promotion runs until ${fullDate(endsAt)}. ${offer}`;
}
