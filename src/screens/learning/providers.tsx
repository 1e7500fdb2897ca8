import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import table from '#src/components/page/data-table.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import type { ListedCourse } from '#src/contracts/learning.ts';
import { decimalText, pluralize } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import { CreditNote } from '#src/screens/learning/credit-note.tsx';
import { coursesBy } from '#src/screens/learning/entry-texts.ts';
import type { providers as loader } from '#src/screens/learning/loaders.ts';
import style from '#src/screens/learning/providers.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';

const crumbs = crumbsTo('Providers', { label: 'Continuing education', href: to.courses() });

export function Screen() {
  const { providers, courses } = useScreenData<typeof loader>();
  const count = pluralize(providers.length, 'provider');
  return (
    <Page
      title="Continuing education providers"
      description={`${count} of continuing education for architects: how many courses and hours each one offers, and its products.`}
      canonical={to.courseProviders()}
      structuredData={collectionPage(
        'Continuing education providers',
        to.courseProviders(),
        crumbs,
        providers.length,
      )}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>Continuing education providers</h1>
          <p className="measure note muted digits tall-links low-links">
            {count}, in alphabetical order. <CreditNote /> Provider numbers are invented too.
          </p>
        </div>
        {providers.length === 0 ? (
          <p className="lead ink">No providers offer a course right now.</p>
        ) : (
          <div className={`scroll-x ${table.scroll}`} {...scrollRegion('Providers')}>
            <table className={`full-width note hover-rows ${table.table} ${table.wordy}`}>
              <thead>
                <tr>
                  <th scope="col">Provider</th>
                  <th scope="col" className={table.share}>
                    Courses
                  </th>
                  <th scope="col" className={table.share}>
                    Hours
                  </th>
                  <th scope="col" className={table.share}>
                    Free
                  </th>
                  <th scope="col" className={style.wide}>
                    Number
                  </th>
                  <th scope="col" className={style.wide}>
                    Site
                  </th>
                </tr>
              </thead>
              <tbody>
                {providers.map(({ id, coid, company, courses: given, providerNumber, url }) => (
                  <tr key={id}>
                    <th scope="row">
                      {coid === null ? (
                        company
                      ) : (
                        <Link
                          className={`link inline-block relative pad-block-3px ${style.cell}`}
                          to={to.company({ coid, companySlug: '' })}
                        >
                          {company}
                        </Link>
                      )}
                      <span className={style.narrow}>
                        {providerNumber}{' '}
                        {safeHref(url) !== null && <Site url={safeHref(url) ?? ''} of={company} />}
                      </span>
                    </th>
                    <td className={table.share}>
                      <Link
                        className={`link inline-block relative pad-block-3px ${style.cell}`}
                        to={coursesBy('provider', company)}
                        aria-label={`Courses by ${company}: ${given}`}
                      >
                        {given}
                      </Link>
                    </td>
                    <Figures courses={courses.filter(({ provider }) => provider === company)} />
                    <td className={style.wide}>{providerNumber}</td>
                    <td className={style.wide}>
                      {safeHref(url) === null ? '–' : <Site url={safeHref(url) ?? ''} of={company} />}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Page>
  );
}

const Figures = ({ courses }: { courses: readonly ListedCourse[] }) => (
  <>
    <td className={table.share}>
      {decimalText(
        courses.reduce((sum, { credits }) => sum + credits, 0),
        2,
      )}
    </td>
    <td className={table.share}>{courses.filter(({ isFree }) => isFree).length}</td>
  </>
);

const Site = ({ url, of }: { url: string; of: string }) => (
  <a
    className={`link inline-block relative pad-block-3px ${style.cell}`}
    href={url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    data-outbound="manufacturer"
  >
    {new URL(url).host}
    <span className="unseen">, site of {of}</span>
  </a>
);
