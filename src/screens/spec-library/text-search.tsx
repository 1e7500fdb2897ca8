import { useScreenData } from '#src/components/page/screen-data.tsx';
import page from '#src/components/library/library-page.module.css';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { TextSearch } from '#src/domain/spec-library/text-search.ts';
import { isNarrowed, textSearchQuery } from '#src/domain/spec-library/text-search.ts';
import { to } from '#src/paths.ts';
import { libraryCrumbs } from '#src/screens/spec-library/crumbs.ts';
import type { textSearch } from '#src/screens/spec-library/loaders.ts';
import style from '#src/screens/spec-library/spec-library.module.css';
import { TextResults } from '#src/screens/spec-library/text-results.tsx';
import { WordForm } from '#src/components/search/word-form.tsx';

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
      <div className={`wrap stack at-start ${page.page}`}>
        <LibraryHeader crumbs={libraryCrumbs(name)} />
        <div className="stack gap-1 compact-title">
          <h1>{name}</h1>
          <p className={`note muted digits ${page.facts}`}>
            Search every paragraph of every guide specification, including options.{' '}
            <Link className="link" to={to.standards()}>
              All standards cited
            </Link>
          </p>
        </div>
        <WordForm
          name={name}
          label="Words to find in specifications"
          placeholder="For example: surface burning"
          words={search.words}
          hrefOf={(words) =>
            to.specificationSearch(textSearchQuery(search, { words, spec: null, isExact: false }))
          }
        />
        {answer === null ? <Examples search={search} /> : <TextResults search={search} answer={answer} />}
      </div>
    </Page>
  );
}

function Examples({ search }: { search: TextSearch }) {
  const { division, section } = search;
  return (
    <section className={`stack gap-2 pad-top-3 minor-heads ${style.part}`} aria-labelledby="what-to-type">
      <h2 id="what-to-type">What you can search for</h2>
      {isNarrowed(search) && (
        <p className={`screen-only ${page.links}`}>
          {section !== '' && `Only in section ${formatSection(section, '04')}. `}
          {section === '' && division !== '' && `Only in division ${division}. `}
          <Link className="link" to={to.specificationSearch()}>
            Search all specifications
          </Link>
        </p>
      )}
      <p className="muted">
        Words in any form, trade synonyms, a standard in any format, a size with its unit, or a section
        number. Put words in quotation marks to match them exactly.
      </p>
      <ul className="flow gap-1-4 roomy-links">
        {examples.map((words) => (
          <li key={words}>
            <Link className="link" to={to.specificationSearch(textSearchQuery(search, { words }))}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
