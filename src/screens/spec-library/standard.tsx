import type { ReactNode } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { useEdition } from '#src/components/library/edition.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';
import { LibraryHeader } from '#src/components/library/library-header.tsx';
import page from '#src/components/library/library-page.module.css';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import type { Facts } from '#src/components/page/with-panel.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { Page } from '#src/components/page/page.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import type { CitedStandard } from '#src/contracts/spec-library.ts';
import type { CitationView } from '#src/domain/spec-library/standards-list.ts';
import { citationQuery, commonCitations, statusWords } from '#src/domain/spec-library/standards-list.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { to } from '#src/paths.ts';
import { choicesOf } from '#src/screens/spec-library/choices.ts';
import { libraryCrumbs } from '#src/screens/spec-library/crumbs.ts';
import { FoundSection } from '#src/screens/spec-library/found-section.tsx';
import type { standardCited } from '#src/screens/spec-library/loaders.ts';
import { specificationsOnPage } from '#src/screens/spec-library/page-sizes.ts';
import style from '#src/screens/spec-library/spec-library.module.css';
import { CitedTogether, ProductsTested } from '#src/screens/spec-library/standard-aside.tsx';
import { SectionCounts } from '#src/screens/spec-library/section-counts.tsx';
import { StandardName } from '#src/screens/spec-library/standard-status.tsx';
import { Code } from '#src/ui/code.tsx';

/** A standard and every paragraph that cites it. */
export function Screen() {
  const { view, cited, products, related } = useScreenData<typeof standardCited>();
  useEdition();
  const { slug, designation, title, status, everywhere } = cited.standard;
  useCanonicalPath(to.standard(slug));
  const name = plainText(designation);
  // Below a short list of citations, so that the panel beside it doesn't go on alone.
  const isShort = commonCitations(cited.citations).length < 3;
  const tested = <ProductsTested name={name} products={products} />;
  const sections = cited.choices.section;
  const crumbs = libraryCrumbs(name, { label: 'Standards', href: to.standards() });
  return (
    <Page
      title={`${name} ${plainText(title)}: where it is cited`}
      description={`${name}, ${plainText(title)}: cited by ${pluralize(everywhere, 'specification')}, with section, paragraph, and manufacturer.`}
      canonical={to.standard(slug)}
    >
      <div className="wrap stack at-start gap-3 page-high" key={slug}>
        <LibraryHeader crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <div className="cluster gap-1-3">
            <h1>{name}</h1>
            {status !== 'active' && <Code tone="bad">{status.toUpperCase()}</Code>}
          </div>
          <p className="lead ink">
            <bdi>{plainText(title)}</bdi>
          </p>
          {status !== 'active' && <p className="measure pad-top-2">{noLongerText(cited.standard)}</p>}
        </div>
        <div className={`minor-heads note full-width pad-block-3 ${style.onFile}`}>
          <PanelPart title="On file" facts={factsOf(cited)} />
        </div>
        {cited.citations.length === 0 ? (
          <Citations view={view} cited={cited} />
        ) : (
          <WithPanel
            panel={
              <>
                {sections.length > 1 && (
                  <SectionCounts
                    title="Sections that cite it"
                    sections={sections}
                    hrefOf={(section) => to.standard(slug, citationQuery(view, { section }))}
                  />
                )}
                {!isShort && tested}
                <CitedTogether related={related} slug={slug} most={isShort ? 6 : 12} />
              </>
            }
          >
            <Citations view={view} cited={cited} />
            {isShort && <div className="minor-heads note tall-links">{tested}</div>}
          </WithPanel>
        )}
      </div>
    </Page>
  );
}

/** What became of a standard that is no longer in force, and what to do about it. */
function noLongerText({ status, organization, replacedBy }: CitedStandard['standard']): ReactNode {
  if (replacedBy !== null)
    return (
      <>
        No edition is in force. Cite <StandardName standard={replacedBy} /> instead.
      </>
    );
  return `No edition is in force, and no replacement is on file. ${
    status === 'withdrawn'
      ? 'Don’t cite it in a new specification unless an insurer or an existing contract names it.'
      : `Ask ${plainText(organization)} what replaces it before you cite it.`
  }`;
}

/** Of a standard in force, the latest edition applies. */
function editionText({ edition, checked, status }: CitedStandard['standard']): string {
  const day = checked === null ? null : fullDate(checked);
  const known =
    edition === null
      ? 'Not verified.'
      : `${edition} is the ${status === 'active' ? 'newest' : 'last'} on file${day === null ? '' : `, checked ${day}`}.`;
  if (status !== 'active') return known;
  return `${known} ${edition === null ? 'The' : 'Specifications don’t state an edition, so the'} latest applies unless the project says otherwise.`;
}

function factsOf({ standard, replaces }: CitedStandard): Facts {
  const { organization, abbreviation, status } = standard;
  const replaced = replaces.map((one) => <StandardName key={one.slug} standard={one} />);
  return [
    [
      'Organization',
      <bdi key="organization">
        {plainText(organization)}
        {abbreviation !== organization && ` (${plainText(abbreviation)})`}
      </bdi>,
    ],
    [status === 'active' ? 'Edition' : 'Last edition', editionText(standard)],
    ...(status === 'active' ? [['Status', statusWords[status]] as const] : []),
    ...(replaced.length === 0 ? [] : [['Replaces', replaced] as const]),
  ];
}

function Citations({ view, cited }: { view: CitationView; cited: CitedStandard }) {
  const heading = useListHeading(view);
  const { standard, specifications, paragraphs, citations, choices } = cited;
  const hrefOf = (change: Partial<CitationView>): string =>
    to.standard(standard.slug, citationQuery(view, change));
  const [asked, change] = useAddressView(view, (next) => to.standard(standard.slug, citationQuery(next)));
  const pages = Math.ceil(specifications / specificationsOnPage);
  const isNarrowed = view.section !== '' || view.coid !== null;
  return (
    <section className={`stack gap-2 minor-heads ${style.part}`} aria-labelledby="cited">
      <h2 id="cited" ref={heading} tabIndex={-1}>
        Where it is cited
      </h2>
      <p className={`touch-high note quiet regular digits no-ring ${page.count}`} role="status">
        {specifications === 0
          ? 'No specifications match these filters.'
          : `${pluralize(paragraphs, 'paragraph')} in ${pluralize(specifications, 'specification')}${isNarrowed ? '' : ` of ${pluralize(choices.section.length, 'section')} by ${pluralize(choices.coid.length, 'manufacturer')}`}`}
        {pages > 1 && `, page ${countText(view.page)} of ${countText(pages)}`}
      </p>
      <div
        className={`flow at-bottom gap-2-3 ${style.choices} ${isNarrowed ? '' : 'screen-only'}`}
        role="group"
        aria-label="Filter citations"
      >
        <FilterSelects
          choices={[
            {
              label: 'Section',
              value: asked.section,
              options: choicesOf('All sections', choices.section),
              change: (section) => change({ section }),
            },
            {
              label: 'Manufacturer',
              value: String(asked.coid ?? ''),
              options: choicesOf('All manufacturers', choices.coid),
              change: (coid) => change({ coid: coid === '' ? null : Number(coid) }),
            },
          ]}
        />
        {isNarrowed && (
          <Link
            className="high-36 link note pad-block-2 screen-only"
            keepScroll
            to={to.standard(standard.slug)}
          >
            Clear filters
          </Link>
        )}
      </div>
      {citations.length === 0 && specifications > 0 && (
        <NoSuchPage
          className={`tall-links screen-only low-links ${page.links}`}
          page={view.page}
          pages={pages}
          first={hrefOf({})}
        />
      )}
      <div className="stack gap-4">
        {commonCitations(citations).map(({ specification, paragraphs: found, others }) => (
          <FoundSection
            key={specification.id}
            specification={specification}
            count={found.length}
            paragraphs={found}
            others={others}
            moreHref={null}
          />
        ))}
      </div>
      <Pagination
        page={view.page}
        pages={pages}
        hrefOf={(number) => hrefOf({ page: number })}
        label="Pages of citations"
      />
    </section>
  );
}
