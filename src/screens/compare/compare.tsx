import { useEffect } from 'react';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { track } from '#src/browser/analytics.ts';
import { today } from '#src/browser/clock.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { useHeadingOf } from '#src/components/page/list-heading.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import { compareProducts } from '#src/domain/compare/compare.ts';
import { differencesOf } from '#src/domain/compare/table.ts';
import { to } from '#src/paths.ts';
import { CompareNotes } from '#src/screens/compare/compare-notes.tsx';
import { CompareTable } from '#src/screens/compare/compare-table.tsx';
import { CompareTools } from '#src/screens/compare/compare-tools.tsx';
import frame from '#src/components/library/products-page.module.css';
import style from '#src/screens/compare/compare.module.css';
import type { Comparison, comparison } from '#src/screens/compare/loaders.ts';
import { useUnits } from '#src/stores/units.ts';
import { Link } from '#src/components/page/link.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';

/** Two to four products side by side, property by property. */
export function Screen() {
  const loaded = useScreenData<typeof comparison>();
  const { pages } = loaded;
  // Moves focus to the heading, because removing a product removes its link.
  const heading = useHeadingOf(loaded);
  const isEmpty = pages.length === 0;
  const names = pages.map(({ product }) => product.title);
  const title = titleOf(pages.length);
  const crumbs = crumbsTo('Compare', { label: 'Products', href: to.contentType('product') });
  return (
    <Page
      title={isEmpty ? title : `${title}: ${names.join(', ')}`}
      description={
        isEmpty
          ? 'Building products side by side: performance, dimensions, tests, certificates, declarations, and files.'
          : `${names.join(', ')} side by side: performance, dimensions, tests, certificates, declarations, and files.`
      }
      canonical={isEmpty ? to.compare([]) : null}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        breadcrumb: breadcrumbList(crumbs),
      }}
    >
      <div className={`wrap stack gap-3 compact-title print-block ${frame.page} ${style.page}`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isEmpty ? (
          <>
            <CompareEmpty />
            <DivisionLinks />
          </>
        ) : (
          <Compared loaded={loaded} />
        )}
      </div>
    </Page>
  );
}

function Compared({ loaded }: { loaded: Comparison }) {
  const { choice, pages } = loaded;
  const units = useUnits(({ system }) => system);
  useEffect(() => track('compare', 'open', 'product', pages.length), [pages.length]);
  const all = compareProducts(pages, { units, today: today() });
  const isReduced = choice.onlyDifferences && pages.length > 1;
  const groups = isReduced ? differencesOf(all) : all;
  const count = (list: typeof all): number => list.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <CompareNotes loaded={loaded} />
      <CompareTools loaded={loaded} groups={groups} shown={count(groups)} of={count(all)} />
      <CompareTable loaded={loaded} groups={groups} />
      <SourceLinks pages={pages} />
    </>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Compare products';
  return count === 1 ? 'Compare 1 product' : `Compare ${count} products`;
}

/** Shown before anything is chosen: how to compare, and where to start. */
function CompareEmpty() {
  return (
    <div className={`stack measure gap-4 pad-bottom-3 ${frame.empty}`}>
      <p>
        No products selected. Find products, check two to four of them in the results, then choose “Compare”
        to see them side by side.
      </p>
      <SearchBox place="home" />
    </div>
  );
}

function SourceLinks({ pages }: Pick<Comparison, 'pages'>) {
  const sections = new Map(
    pages.flatMap(({ product: { csi } }) => csi.slice(0, 1)).map((section) => [section.number, section]),
  );
  return (
    <nav className={`padded-links screen-only ${style.back}`} aria-label="Back to the products">
      <ul className="flow note">
        {[...sections.values()].map((section) => (
          <li key={section.number}>
            <Link className="link" to={to.section('product', section.number)}>
              All products of <SectionNumber section={section} withTitle />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
