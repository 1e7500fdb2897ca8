import { useScreenData } from '#src/components/page/screen-data.tsx';
import page from '#src/components/library/library-page.module.css';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { isNarrowed, textSearchQuery, type TextSearch } from '#src/domain/spec-library/text-search.ts';
import { to } from '#src/paths.ts';
import { libraryCrumbs } from '#src/screens/spec-library/crumbs.ts';
import type { textSearch } from '#src/screens/spec-library/loaders.ts';
import { TextResults } from '#src/screens/spec-library/text-results.tsx';
import { SectionCounts } from '#src/screens/spec-library/section-counts.tsx';
import { SearchForm } from '#src/components/search/search-form.tsx';

const name = 'Search inside specifications';

const examples = [
  'R-value',
  'surface burning',
  'ASTM E84',
  '60 mil',
  'mockup',
  '07 92 00',
  '"in writing"',
] as const;

/** Searches the text of all specifications. */
export function Screen() {
  const { search, answer } = useScreenData<typeof textSearch>();
  useEdition();
  return (
    <Page
      title={search.words === '' ? name : `“${search.words}” inside specifications`}
      description="Search the paragraphs of every guide specification by word, phrase, standard, measure, or section number."
      canonical={search.words === '' ? to.specificationSearch() : null}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <LibraryHeader crumbs={libraryCrumbs(name)} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className="measure note muted digits tall-links low-links">
            Search every paragraph of every guide specification, including options.{' '}
            <Link className="link" to={to.standards()}>
              All standards cited
            </Link>
          </p>
        </div>
        <WithPanel
          panel={
            <>
              <Examples search={search} />
              {answer !== null && answer.choices.section.length > 1 && (
                <SectionCounts
                  title="Where they are"
                  sections={answer.choices.section}
                  hrefOf={(section) => to.specificationSearch(textSearchQuery(search, { section }))}
                />
              )}
            </>
          }
        >
          <SearchForm
            name={name}
            label="Words to find in specifications"
            placeholder="For example: surface burning"
            words={search.words}
            hrefOf={(words) =>
              to.specificationSearch(textSearchQuery(search, { words, spec: null, isExact: false }))
            }
          />
          {answer !== null && (
            <div className="stack gap-3">
              <TextResults search={search} answer={answer} />
            </div>
          )}
        </WithPanel>
      </div>
    </Page>
  );
}

function Examples({ search }: { search: TextSearch }) {
  const { division, section } = search;
  const isBefore = search.words === '';
  return (
    <PanelPart title="What you can search for">
      {isBefore && isNarrowed(search) && (
        <p className={`tall-links screen-only low-links ${page.links}`}>
          {section !== '' && `Only in section ${formatSection(section, '04')}. `}
          {section === '' && division !== '' && `Only in division ${division}. `}
          <Link className="link" to={to.specificationSearch()}>
            Search all specifications
          </Link>
        </p>
      )}
      <p>
        Words in any form, trade synonyms, a standard in any format, a size with its unit, or a section
        number. Put words in quotation marks to match them exactly.
      </p>
      {isBefore && (
        <ul className="flow gap-1-4 roomy-links">
          {examples.map((words) => (
            <li key={words}>
              <Link className="link" to={to.specificationSearch(textSearchQuery(search, { words }))}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  );
}
