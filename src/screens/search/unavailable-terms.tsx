import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/search-notice.module.css';

interface Props {
  lacking: NonNullable<SearchResult['lacking']>;
  /** The words as typed. */
  typed: string;
  /** The words that are left beside the filters read from them. */
  terms: string;
  hasResults: boolean;
}

/** Says before any near matches that the library has no such product, and suggests where to go from here. */
export function UnavailableTerms({ lacking, typed, terms, hasResults }: Props) {
  const { words, section, sections, isElsewhere = false } = lacking;
  const areAll = (words === typed || words === terms) && /\s/.test(words);
  const request = new URLSearchParams({
    type: 'product',
    about: section === null ? typed : `${numberOf(section.number)} ${section.title}`,
  });
  return (
    <section className={`stack gap-2 note framed rounded ${style.notice}`} aria-label="Not in the library">
      <p className={`ink ${style.lead}`}>
        {section === null ? (
          <>
            {whichLack(hasResults, isElsewhere)} {areAll ? 'all of these words' : <strong>“{words}”</strong>}.
            {hasResults && ` These results match ${areAll ? 'most of them' : 'the other words'}.`}
          </>
        ) : (
          <>
            {isEmptySection(lacking, section.number) ? (
              'No products in '
            ) : (
              <>
                No <strong>“{words}”</strong> in{' '}
              </>
            )}
            <strong>
              {numberOf(section.number)} {section.title}
            </strong>{' '}
            yet.{hasResults && ' These are the closest results.'}
          </>
        )}
      </p>
      {sections.length > 0 && (
        <>
          <p>Nearest sections:</p>
          <ul className={`stack at-left gap-2px ${style.sections}`}>
            {sections.map((near) => (
              <li key={near.number}>
                <Link className="link" to={to.section('product', near.number)}>
                  <SectionNumber section={near} withTitle />
                </Link>{' '}
                <span className="small-mono muted">{countText(near.doc_count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {!hasResults && 'Try a broader term, a section title or number, or a standard. '}
        <Link className="link" to={to.contentRequests(request.toString())}>
          Request it from the library
        </Link>
      </p>
    </section>
  );
}

/** Where the words are missing: in the whole library, or only in the results. */
function whichLack(hasResults: boolean, isElsewhere: boolean): string {
  if (!isElsewhere) return 'Nothing in the library has';
  return hasResults ? 'None of these has' : 'Nothing of this kind has';
}

const isNumber = (words: string): boolean => /^[\d\s.]+$/.test(words);

/** `3471` for 34 71 00: the prefix of the sections under it. */
const groupOf = (number: string): string => number.replace(/(?:00){1,2}$/, '');

/**
 * Whether the section that the words name is itself empty, with all sections under it; otherwise, the words are missing in a
 * section with other content.
 */
const isEmptySection = ({ words, sections }: Props['lacking'], number: string): boolean =>
  isNumber(words)
    ? words.replace(/\D/g, '') === number
    : sections.every((section) => !section.number.startsWith(groupOf(number)));

const numberOf = (digits: string): string => digits.replace(/(\d{2})(?=\d)/g, '$1 ').trim();
