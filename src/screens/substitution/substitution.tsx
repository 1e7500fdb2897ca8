import { useEffect } from 'react';
import { useScreenData } from '#src/components/page/screen-data.tsx';
import { track } from '#src/browser/analytics.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { useHeadingOf } from '#src/components/page/list-heading.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import { to } from '#src/paths.ts';
import { Evaluation } from '#src/screens/substitution/evaluation.tsx';
import type { substitution, SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import frame from '#src/components/library/products-page.module.css';
import style from '#src/screens/substitution/substitution.module.css';
import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';

const name = 'Evaluate a substitution';

/** A specified product against one to three proposed ones, with the review form. */
export function Screen() {
  const { choice, pages } = useScreenData<typeof substitution>();
  // Moves focus to the heading, because removing a product removes its link.
  const heading = useHeadingOf(pages);
  const crumbs = crumbsTo(name, { label: 'Products', href: to.contentType('product') });
  return (
    <Page
      title={pages === null ? name : titleOf(pages)}
      description="A specified product against proposed ones, property by property: what passes, what fails, and what is unknown, with a substitution request form to print or download."
      canonical={pages === null ? to.substitution() : null}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name,
        breadcrumb: breadcrumbList(crumbs),
      }}
    >
      <div className={`wrap stack gap-3 compact-title print-block ${frame.page} ${style.page}`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {pages === null ? <EmptyEvaluation /> : <Loaded choice={choice} pages={pages} />}
      </div>
    </Page>
  );
}

function Loaded({
  choice,
  pages,
}: {
  choice: Parameters<typeof Evaluation>[0]['choice'];
  pages: SubstitutionPages;
}) {
  const count = pages.proposed.length;
  useEffect(() => track('substitution', 'open', 'product', count), [count]);
  return <Evaluation choice={choice} pages={pages} />;
}

function titleOf({ specified, proposed }: SubstitutionPages): string {
  const names = proposed.map(({ product }) => product.title).join(', ');
  return `${names === '' ? name : `Substitution: ${names}`} for ${specified.product.title}`;
}

/** Shown before anything is chosen: how to evaluate, and where to start. */
const EmptyEvaluation = () => (
  <>
    <div className={`stack measure gap-4 ${frame.empty}`}>
      <p>
        Find the specified product and choose “Evaluate a substitution” on its page. Or check it in the
        results together with the proposed ones, choose “Compare”, then “Evaluate as substitution”.
      </p>
      <SearchBox place="home" />
    </div>
    <div className="pad-top-4">
      <DivisionLinks />
    </div>
  </>
);
