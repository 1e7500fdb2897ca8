import page from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { Pagination } from '#src/components/page/pagination.tsx';
import type { FoundParagraphs, CountedStandard } from '#src/contracts/spec-library.ts';
import { type TextSearch, textSearchQuery } from '#src/domain/spec-library/text-search.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { FoundSection } from '#src/screens/spec-library/found-section.tsx';
import { hitsOnPage, specificationsOnPage } from '#src/screens/spec-library/page-sizes.ts';
import style from '#src/screens/spec-library/spec-library.module.css';
import { TextChoices } from '#src/screens/spec-library/text-choices.tsx';
import { NothingFound } from '#src/screens/spec-library/nothing-found.tsx';
import { plainText } from '#src/lib/plain-text.ts';
import { StandardStatus } from '#src/screens/spec-library/standard-status.tsx';

interface Props {
  search: TextSearch;
  answer: FoundParagraphs;
}

/** The paragraphs found, by specification, under a note on how the words were interpreted. */
export function TextResults({ search, answer }: Props) {
  const heading = useListHeading(search);
  const { paragraphs, specifications, groups, searched, corrected } = answer;
  const hrefOf = (change: Partial<TextSearch>): string =>
    to.specificationSearch(textSearchQuery(search, change));
  const isOne = search.spec !== null;
  const pages = isOne ? Math.ceil(paragraphs / hitsOnPage) : Math.ceil(specifications / specificationsOnPage);
  const [first] = groups;
  const where =
    isOne && first
      ? `in ${first.specification.title} by ${first.specification.company}`
      : `in ${pluralize(specifications, 'specification')}`;
  return (
    <>
      <Read search={search} answer={answer} hrefOf={hrefOf} />
      {answer.standards.map((standard) => (
        <StandardLine key={standard.slug} standard={standard} />
      ))}
      <TextChoices search={search} answer={answer} />
      <h2
        ref={heading}
        tabIndex={-1}
        className={`touch-high note quiet regular digits no-ring ${page.count}`}
        aria-live="polite"
      >
        {paragraphs === 0
          ? `Nothing found in ${pluralize(searched, 'specification')}`
          : `${pluralize(paragraphs, 'paragraph')} ${where} ${paragraphs === 1 ? 'matches' : 'match'} “${corrected?.to ?? search.words}”`}
        {pages > 1 && `, page ${countText(search.page)} of ${countText(pages)}`}
      </h2>
      {isOne && (
        <p className={`tall-links screen-only low-links ${page.links}`}>
          <Link className="link" to={hrefOf({ spec: null })}>
            All specifications
          </Link>
        </p>
      )}
      {paragraphs === 0 ? (
        <NothingFound search={search} />
      ) : groups.every((group) => group.paragraphs.length === 0) ? (
        <NoSuchPage
          className={`tall-links screen-only low-links ${page.links}`}
          page={search.page}
          pages={pages}
          first={hrefOf({})}
        />
      ) : (
        <div className="stack gap-4">
          {groups.map((group) => (
            <FoundSection
              key={group.specification.id}
              specification={group.specification}
              count={group.doc_count}
              paragraphs={group.paragraphs}
              moreHref={isOne ? null : hrefOf({ spec: group.specification.id })}
            />
          ))}
        </div>
      )}
      <Pagination
        page={search.page}
        pages={pages}
        hrefOf={(number) => hrefOf({ page: number })}
        label="Pages of results"
      />
    </>
  );
}

/** Corrected spelling, trade terms, and words that no paragraph has together. */
function Read({ search, answer, hrefOf }: Props & { hrefOf: (change: Partial<TextSearch>) => string }) {
  const { corrected, understood, isPartial } = answer;
  const instead = (words: string) => (
    <>
      {' '}
      Search instead for{' '}
      <Link className="link" to={hrefOf({ isExact: true })}>
        {words}
      </Link>
      .
    </>
  );
  if (corrected === null && understood.length === 0 && !isPartial) return null;
  return (
    <div className={`stack gap-1 note ${style.read}`}>
      {corrected !== null && (
        <p>
          Showing results for <strong>{corrected.to}</strong>.{instead(corrected.from)}
        </p>
      )}
      {understood.length > 0 && (
        <p>
          Searched for{' '}
          {understood.map(({ from, to: read }, at) => (
            <span key={from}>
              {at > 0 && ', '}
              {from} → <strong>{read}</strong>
            </span>
          ))}
          .{instead(search.words)}
        </p>
      )}
      {isPartial && <p>No paragraphs have all of these words. These have most of them.</p>}
    </div>
  );
}

/** A standard that the words name, linked to where it is cited. */
function StandardLine({ standard }: { standard: CountedStandard }) {
  const { slug, designation, title, everywhere } = standard;
  return (
    <p className={`note framed rounded pad-2-3 ${style.standardLine}`}>
      <Link className="link" to={to.standard(slug)}>
        {plainText(designation)}
      </Link>{' '}
      <bdi>{plainText(title)}</bdi> <StandardStatus standard={standard} />
      <span className="muted">Cited by {pluralize(everywhere, 'specification')}.</span>
    </p>
  );
}
