import type { Manufacturers } from '#src/contracts/search.ts';
import type { Result } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import style from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { SitePage } from '#src/contracts/browse.ts';
import { to } from '#src/paths.ts';
import { editionHeads, sectionRow } from '#src/screens/listings/category-rows.ts';
import { CountTable } from '#src/screens/listings/count-table.tsx';
import { ManufacturerList } from '#src/screens/listings/section-manufacturers.tsx';
import own from '#src/screens/listings/one-category.module.css';
import { LinkList } from '#src/components/page/link-list.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  category: string;
  page: SitePage;
  others: Promise<Result<SitePage>>;
  manufacturers: Promise<Result<Manufacturers>>;
}

/** The sections of a category, next to its manufacturers and the other categories. */
export function OneCategory({ category, page, others, manufacturers }: Props) {
  return (
    <>
      <div className={`grid at-top gap-6 one-column-1023 print-block ${style.withRail}`}>
        <div className="stack shrinks gap-3">
          {page.children.length === 0 ? (
            <p className="lead ink">No MasterFormat sections are in this category yet.</p>
          ) : (
            <CountTable
              numberHeads={editionHeads()}
              titleHead="Section"
              countHead="Products"
              rows={page.children.map(sectionRow)}
            />
          )}
          <section
            className={`stack gap-2 pad-top-4 minor-heads unbroken-items ${own.manufacturers}`}
            aria-labelledby="makers"
          >
            <h2 id="makers">
              <Link to={to.manufacturers(category)}>Manufacturers</Link>
            </h2>
            <Deferred
              result={manufacturers}
              what="the manufacturers"
              fallback={<SkeletonText lines={6} gap="28px" />}
            >
              {({ manufacturers }) =>
                manufacturers.length === 0 ? (
                  <p className="muted">No manufacturers are listed in this category yet.</p>
                ) : (
                  <ManufacturerList manufacturers={manufacturers} />
                )
              }
            </Deferred>
          </section>
        </div>
        <aside aria-label="Other categories">
          <Deferred
            result={others}
            what="the other categories"
            fallback={<SkeletonText lines={24} gap="14px" />}
          >
            {(all) => (
              <LinkList
                title="Other categories"
                links={all.children
                  .filter(({ key }) => key !== category)
                  .map(({ key, title, doc_count }) => ({
                    href: to.productCategory(key),
                    label: title,
                    count: doc_count,
                  }))}
              />
            )}
          </Deferred>
        </aside>
      </div>
    </>
  );
}
