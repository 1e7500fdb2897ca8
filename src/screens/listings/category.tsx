import { useScreenData } from '#src/components/page/screen-data.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { BannerSlot } from '#src/components/page/banner-slot.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { AllCategories } from '#src/screens/listings/all-categories.tsx';
import { categoryCrumbs } from '#src/screens/listings/category-rows.ts';
import type { productCategory } from '#src/screens/listings/loaders.ts';
import { OneCategory } from '#src/screens/listings/one-category.tsx';
import { TypeByDivision } from '#src/screens/listings/type-by-division.tsx';

/** Product categories in the everyday words of a jobsite: all of them, one of them, or a content type by division. */
export function Screen() {
  const loaded = useScreenData<typeof productCategory>();
  useEdition();
  const { page } = loaded;
  const key = loaded.kind === 'type' ? loaded.type : loaded.kind === 'category' ? loaded.key : 'all';
  const path = to.productCategory(key);
  const crumbs = categoryCrumbs(page.title, loaded.kind === 'all');
  return (
    <Page
      title={loaded.kind === 'category' ? `${page.title}: building products` : page.title}
      description={`${page.intro} ${page.children.map(({ title }) => title).join(', ')}`}
      canonical={path}
      structuredData={collectionPage(page.title, path, crumbs, page.children.length)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{page.title}</h1>
          <p className="measure note muted digits tall-links low-links">{page.intro}</p>
        </div>
        {loaded.kind === 'all' && <AllCategories page={page} divisions={loaded.divisions} />}
        {loaded.kind === 'category' && (
          <OneCategory
            category={loaded.key}
            page={page}
            others={loaded.others}
            manufacturers={loaded.manufacturers}
          />
        )}
        {loaded.kind === 'type' && <TypeByDivision type={loaded.type} page={page} />}
        <BannerSlot result={loaded.banners} />
      </div>
    </Page>
  );
}
