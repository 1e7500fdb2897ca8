import { useScreenData } from '#src/components/page/screen-data.tsx';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { contentTypes } from '#src/contracts/content-types.ts';
import { Link } from '#src/components/page/link.tsx';
import { AmpAlternate } from '#src/components/page/amp-alternate.tsx';
import { FeedAlternate } from '#src/components/page/feed-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { DivisionTable } from '#src/screens/browse/division-table.tsx';
import { SpecTree } from '#src/screens/browse/spec-tree.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { Items, ItemsSkeleton } from '#src/components/results/items.tsx';
import type { topLevel } from '#src/screens/browse/loaders.ts';
import style from '#src/components/library/library-page.module.css';
import { collectionPage } from '#src/components/page/collection.ts';
import { itemCountText, pluralInSentence } from '#src/domain/item-count-text.ts';
import { crumbsOf } from '#src/screens/browse/type-crumbs.ts';

/** Everything of one content type, by MasterFormat division. */
export function Screen() {
  const { type, library, random, banners, specTree } = useScreenData<typeof topLevel>();
  const { plural } = contentTypeWords[type];
  const crumbs = crumbsOf(type);
  const total = library.totals[type] ?? 0;
  const held = library.divisions.filter(({ counts }) => (counts[type] ?? 0) > 0).length;
  return (
    <Page
      title={`${plural} by division`}
      description={`${countText(total)} ${pluralInSentence(plural)} in ${held} divisions of MasterFormat, from the manufacturers themselves. No sign-in to search or download.`}
      canonical={to.contentType(type)}
      structuredData={collectionPage(plural, to.contentType(type), crumbs, total)}
    >
      <FeedAlternate type={type} />
      <AmpAlternate type={type} />
      <div className="wrap stack at-start gap-3 page-high" key={type}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{plural}</h1>
          <p className="measure note muted digits tall-links low-links">
            {total === 0
              ? `The library has ${itemCountText(0, type)} yet.`
              : `${itemCountText(total, type)} in ${held} of ${library.divisions.length} divisions.`}
          </p>
          <p className={`tall-links screen-only low-links ${style.links}`}>
            {type === 'product' && (
              <>
                <Link className="link" to={to.productCategory('all')}>
                  By category
                </Link>
                <Link className="link" to={to.featuredProducts()}>
                  Featured products
                </Link>
                <Link className="link" to={to.manufacturers('a')}>
                  Manufacturers A–Z
                </Link>
              </>
            )}
            {type === 'spec' && (
              <>
                <Link className="link" to={to.specificationSearch()}>
                  Search inside specifications
                </Link>
                <Link className="link" to={to.standards()}>
                  Standards cited
                </Link>
              </>
            )}
            <Link className="link" to={to.contentTypeUtil(type)}>
              Lists and links (CSV)
            </Link>
          </p>
        </div>
        <CountTabs
          tabs={contentTypes.map((one) => ({
            key: one,
            label: contentTypeWords[one].plural,
            count: library.totals[one] ?? 0,
            href: to.contentType(one),
            isCurrent: one === type,
          }))}
        />
        {specTree && (
          <section aria-labelledby="by-section">
            <h2 id="by-section" className={style.part}>
              By section
            </h2>
            <Deferred result={specTree} what="the sections" fallback={<SkeletonText lines={24} />}>
              {(tree) => <SpecTree tree={tree} />}
            </Deferred>
          </section>
        )}
        <div className={`grid at-top gap-6 pad-top-3 one-column-1023 print-block ${style.pair}`}>
          <section className="stack gap-2" aria-labelledby="by-division">
            <h2 id="by-division">By division</h2>
            <DivisionTable type={type} library={library} />
          </section>
          <section className="stack gap-3" aria-labelledby="at-random">
            <h2 id="at-random">Sample {pluralInSentence(plural)}</h2>
            <Deferred
              result={random}
              what={`the sample ${pluralInSentence(plural)}`}
              fallback={<ItemsSkeleton rows={8} />}
            >
              {(items) =>
                items.length === 0 ? <p>There is nothing to show yet.</p> : <Items items={items} />
              }
            </Deferred>
            <BannerSlot result={banners} />
          </section>
        </div>
      </div>
    </Page>
  );
}
