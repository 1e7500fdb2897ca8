import { useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { shownNumber, useEdition } from '#src/components/library/edition.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import page from '#src/components/library/library-page.module.css';
import { collectionPage } from '#src/components/page/collection.ts';
import { Link } from '#src/components/page/link.tsx';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { Page } from '#src/components/page/page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import type { StandardsFound } from '#src/contracts/spec-library.ts';
import { standardsQuery, type StandardsView } from '#src/domain/spec-library/standards-list.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { choicesOf } from '#src/screens/spec-library/choices.ts';
import { libraryCrumbs } from '#src/screens/spec-library/crumbs.ts';
import type { citedStandards } from '#src/screens/spec-library/loaders.ts';
import { standardsOnPage } from '#src/screens/spec-library/page-sizes.ts';
import { SaveStandards } from '#src/screens/spec-library/save-standards.tsx';
import style from '#src/screens/spec-library/spec-library.module.css';
import { StandardTable } from '#src/screens/spec-library/standard-table.tsx';
import { SearchForm } from '#src/components/search/search-form.tsx';

/** The standards that specifications cite: all of them, or a section's. */
export function Screen() {
  const { view, found } = useScreenData<typeof citedStandards>();
  useEdition();
  const { section } = found;
  const number = section && shownNumber(section);
  const name = section
    ? `Standards cited in ${number} ${section.title}`
    : 'Standards cited in specifications';
  const path = to.standards(standardsQuery({ words: '', section: view.section, organization: '', page: 1 }));
  const crumbs = libraryCrumbs(
    'Standards',
    ...(section ? [{ label: `${number} ${section.title}`, href: to.section('spec', section.number) }] : []),
  );
  const isPlain = view.words === '' && view.organization === '' && view.page === 1 && found.total > 0;
  return (
    <Page
      title={name}
      description={`${pluralize(found.total, 'standard')} by designation, with title, edition on file, status, and the number of guide specifications that cite each.`}
      canonical={isPlain && section === null ? to.standards() : null}
      {...(isPlain &&
        section === null && { structuredData: collectionPage(name, path, crumbs, found.total) })}
    >
      <div className="wrap stack at-start gap-3 page-high" key={path}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>
            {section ? (
              <>
                Standards cited in <span className="mono">{number}</span> {section.title}
              </>
            ) : (
              name
            )}
          </h1>
          <p className="measure note muted digits tall-links low-links">
            Specifications cite standards without an edition, so the latest applies unless the project says
            otherwise. Where an edition is shown, it is the newest on file; there may be a newer one.
            Standards are active unless marked.
          </p>
          {section && (
            <p className={`tall-links screen-only low-links ${page.links}`}>
              <Link className="link" to={to.section('spec', section.number)}>
                {pluralize(found.specifications, 'specification')} of this section
              </Link>
              <Link className="link" to={to.standards()}>
                Standards of all sections
              </Link>
            </p>
          )}
        </div>
        <SearchForm
          name="Find a standard"
          label="Designation or title"
          placeholder="ASTM E84, fire tests"
          words={view.words}
          hrefOf={(words) => to.standards(standardsQuery(view, { words }))}
        />
        <Listed view={view} found={found} name={name} />
      </div>
    </Page>
  );
}

function Listed({ view, found, name }: { view: StandardsView; found: StandardsFound; name: string }) {
  const heading = useListHeading(view);
  const navigate = useNavigate();
  const { total, standards, organizations } = found;
  const pages = Math.ceil(total / standardsOnPage);
  const hrefOf = (change: Partial<StandardsView>): string => to.standards(standardsQuery(view, change));
  return (
    <>
      <div
        className={`flow at-bottom between gap-2-3 ${style.choices} ${view.organization !== '' ? '' : 'screen-only'}`}
        role="group"
        aria-label="Filter standards"
      >
        <FilterSelects
          choices={[
            {
              label: 'Organization',
              value: view.organization,
              options: choicesOf('All organizations', organizations),
              change: (organization) => void navigate(hrefOf({ organization }), { preventScrollReset: true }),
            },
          ]}
        />
        {total > 0 && <SaveStandards view={view} found={found} name={name} />}
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className={`touch-high note quiet regular digits no-ring ${page.count}`}
        aria-live="polite"
      >
        {total === 0 ? 'No standards found' : pluralize(total, 'standard')}
        {pages > 1 && `, page ${countText(view.page)} of ${countText(pages)}`}
      </h2>
      {total === 0 ? (
        <p className={`tall-links screen-only low-links ${page.links}`}>
          {nothingFound(view)}{' '}
          <Link
            className="link"
            to={
              view.words === '' && view.organization === ''
                ? to.standards()
                : hrefOf({ words: '', organization: '' })
            }
          >
            Show all
          </Link>
        </p>
      ) : standards.length === 0 ? (
        <NoSuchPage
          className={`tall-links screen-only low-links ${page.links}`}
          page={view.page}
          pages={pages}
          first={hrefOf({})}
        />
      ) : (
        <StandardTable standards={standards} section={found.section} />
      )}
      <Pagination
        page={view.page}
        pages={pages}
        hrefOf={(number) => hrefOf({ page: number })}
        label="Pages of standards"
      />
    </>
  );
}

function nothingFound({ words, organization }: StandardsView): string {
  if (words !== '') return `No standards cited here have “${words}” in their designation or title.`;
  if (organization !== '') return `No standards cited here are from “${organization}”.`;
  return 'No specifications for this section cite a standard.';
}
