import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { useKeepPrevious } from '#src/components/page/use-keep-previous.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import style from '#src/components/library/library-page.module.css';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { itemCountText } from '#src/domain/item-count-text.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { AboutCsi } from '#src/screens/listings/about-csi.tsx';
import { csiName, useCsiCrumbs } from '#src/screens/listings/csi-meta.ts';
import type { ProductsByCsi, productsByCsi } from '#src/screens/listings/loaders.ts';
import { SectionManufacturers } from '#src/screens/listings/section-manufacturers.tsx';
import { ProductList } from '#src/screens/listings/product-list.tsx';
import type { Result } from '#src/contracts/result.ts';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { LinkList } from '#src/components/page/link-list.tsx';
import type { CountedSection } from '#src/contracts/csi.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Sections of a division that have content, with counts for all types. */
function DivisionSections({ result }: { result: Promise<Result<CountedSection[]>> }) {
  const edition = useEdition();
  return (
    <Deferred
      result={useKeepPrevious(result)}
      what="the sections"
      fallback={<SkeletonText lines={12} gap="18px" />}
    >
      {(sections) => (
        <LinkList
          title="All types of content by section"
          links={sections
            .filter(({ doc_count }) => doc_count > 0)
            .map((section) => ({
              href: to.section('product', section.number),
              label: `${shownNumber(section, edition)} ${section.title}`,
              count: section.doc_count,
            }))}
        />
      )}
    </Deferred>
  );
}

/** Products of one or more sections or a division, and their manufacturers. */
export function Screen() {
  const loaded = useScreenData<typeof productsByCsi>();
  return <Listing key={loaded.selection.key} loaded={loaded} />;
}

/** Mounted once per number; stays mounted when filters, order, or page change. */
function Listing({ loaded }: { loaded: ProductsByCsi }) {
  const { selection, state, answer } = loaded;
  const path = to.productsByCsi(selection.key);
  useCanonicalPath(path);
  const crumbs = useCsiCrumbs(selection);
  const { number, title } = csiName(selection);
  const name = `Products: ${number} ${title}`.trim();
  const total = answer.hits.total.value;
  const manufacturers = answer.aggregations?.['manufacturer']?.buckets.length ?? 0;
  return (
    <Page
      title={state.page === 1 ? name : `${name}, page ${state.page}`}
      description={`${itemCountText(total, 'product')} of ${number} ${title} by ${pluralize(manufacturers, 'manufacturer')}, with properties, drawings, specifications, and declarations.`}
      canonical={total === 0 ? null : path}
      structuredData={collectionPage(name, path, crumbs, total)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>
            Products: <span className="mono">{number}</span> {title}
          </h1>
          <AboutCsi selection={selection} about={useKeepPrevious(loaded.about)} />
        </div>
        <div className={`grid at-top gap-6 one-column-1023 print-block ${style.withRail}`}>
          <ProductList loaded={loaded} />
          <aside aria-label="More for this number">
            <SectionManufacturers
              selection={selection}
              manufacturers={useKeepPrevious(loaded.manufacturers)}
            />
            {loaded.sections && <DivisionSections result={loaded.sections} />}
          </aside>
        </div>
        <BannerSlot result={useKeepPrevious(loaded.banners)} />
      </div>
    </Page>
  );
}
