import style from '#src/components/library/library-page.module.css';
import type { SitePage } from '#src/contracts/browse.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';
import { divisionRow, editionHeads } from '#src/screens/listings/category-rows.ts';
import { CountTable } from '#src/screens/listings/count-table.tsx';
import { LinkList } from '#src/components/page/link-list.tsx';

/** One content type by division, next to the other types. */
export function TypeByDivision({ type, page }: { type: ContentType; page: SitePage }) {
  const hrefOf = (division: string): string =>
    type === 'product' ? to.productsByCsi(division) : to.division(type, division);
  return (
    <div className={`grid at-top gap-6 one-column-1023 print-block ${style.withRail}`}>
      <section className="stack shrinks gap-3" aria-label="Divisions">
        {page.children.length === 0 ? (
          <p className="lead ink">No division has any yet.</p>
        ) : (
          <CountTable
            numberHeads={editionHeads()}
            titleHead="Division"
            countHead={contentTypeWords[type].short}
            rows={page.children.map((child) => divisionRow(child, hrefOf(child.key)))}
          />
        )}
      </section>
      <aside aria-label="Other types of content">
        <LinkList
          title="Other types"
          links={contentTypes
            .filter((one) => one !== type)
            .map((one) => ({
              href: to.productCategory(one),
              label: contentTypeWords[one].plural,
              count: null,
            }))}
        />
      </aside>
    </div>
  );
}
