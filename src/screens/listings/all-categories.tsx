import type { ProductDivisions } from '#src/contracts/library.ts';
import type { Result } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import style from '#src/components/library/library-page.module.css';
import type { SitePage } from '#src/contracts/browse.ts';
import { to } from '#src/paths.ts';
import { divisionRow, editionHeads } from '#src/screens/listings/category-rows.ts';
import { CountTable } from '#src/screens/listings/count-table.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  page: SitePage;
  divisions: Promise<Result<ProductDivisions>>;
}

/** Categories next to divisions: two ways to the same products. */
export const AllCategories = ({ page, divisions }: Props) => (
  <div className={`halves at-top gap-6 pad-top-3 one-column-1023 ${style.halves}`}>
    <section aria-labelledby="by-category">
      <h2 id="by-category">By category</h2>
      {page.children.length === 0 ? (
        <p className="muted">There are no categories yet.</p>
      ) : (
        <CountTable
          numberHeads={[]}
          titleHead="Category"
          countHead="Products"
          rows={page.children.map(({ key, title, doc_count, picture }) => ({
            key,
            numbers: [],
            title,
            href: to.productCategory(key),
            count: doc_count,
            picture,
            secondaryLink: { label: 'Manufacturers', href: to.manufacturers(key) },
          }))}
        />
      )}
    </section>
    <section aria-labelledby="by-division">
      <h2 id="by-division">By division</h2>
      <Deferred result={divisions} what="the divisions" fallback={<SkeletonText lines={35} gap="18px" />}>
        {(top) => (
          <CountTable
            numberHeads={editionHeads()}
            titleHead="Division"
            countHead="Products"
            rows={top.divisions.map(({ division, title, counts }) =>
              divisionRow(
                { key: division, title, doc_count: counts.product ?? 0 },
                to.productsByCsi(division),
              ),
            )}
          />
        )}
      </Deferred>
    </section>
  </div>
);
