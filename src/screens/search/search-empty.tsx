import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { publicOrigin } from '#src/browser/location.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/search-empty.module.css';

const lessons = [
  ['A section number in any format', ['07 42 13', '084413', '07410']],
  ['A type of product', ['standing seam roof', 'roof hatch', 'curtain wall']],
  ['Trade names and slang', ['drywall', 'Tyvek', 'panic bar']],
  ['A requirement', ['90 minute hollow metal door', 'ceiling NRC 0.70 HPD', 'window U-factor under 0.28']],
  ['A question', ['how do I flash a parapet', 'what goes behind stucco']],
  ['A size with its unit', ['5/8" gypsum board', '16 ga. framing', '60 mil TPO']],
  ['A test standard', ['ASTM E84', 'UL 580', 'ASTM D6878']],
  ['A detail condition', ['roof edge detail', 'window head', 'expansion joint']],
  ['A declaration', ['insulation EPD', 'carpet HPD', 'GREENGUARD']],
  ['A manufacturer', ['Northfold', 'Brightwater Plumbing']],
] as const;

const crumbs: Crumb[] = [
  { label: 'Home', href: to.home() },
  { label: 'Search', href: null },
];

/** The search page before anything is searched for. */
export const Screen = () => (
  <Page
    title="Search the library"
    description="Search building products, CAD details, BIM objects, specifications, and declarations by name, section number, standard, measure, or manufacturer."
    canonical={to.searchEmpty()}
    structuredData={{
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: 'Search the library',
      url: `${publicOrigin()}${to.searchEmpty()}`,
      breadcrumb: breadcrumbList(crumbs),
    }}
  >
    <div className={`wrap stack gap-3 compact-title ${style.page}`}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>Search the library</h1>
      <SearchBox place="home" />
      <section aria-labelledby="what-to-type" className="stack gap-2 pad-block-2 minor-heads">
        <h2 id="what-to-type">What you can type</h2>
        <dl className={`note line-top low-links ${style.lessons}`}>
          {lessons.map(([lesson, examples]) => (
            <div className="gap-2-4 hairline-bottom" key={lesson}>
              <dt className="quiet pad-block-2px">{lesson}</dt>
              <dd className="flow gap-0-4">
                {examples.map((terms) => (
                  <Link key={terms} className="link" to={to.search(terms)}>
                    {terms}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <DivisionLinks />
    </div>
  </Page>
);
