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
  hasResults: boolean;
}

/** Says before any near matches that the library has no such product, and suggests where to go from here. */
export function UnavailableTerms({ lacking: { words, section, sections }, typed, hasResults }: Props) {
  const request = new URLSearchParams({
    type: 'product',
    about: section === null ? typed : `${numberOf(section.number)} ${section.title}`,
  });
  return (
    <section className={`stack gap-2 note framed rounded ${style.notice}`} aria-label="Not in the library">
      <p className={`ink ${style.lead}`}>
        {section === null ? (
          <>
            Nothing in the library has{' '}
            {words === typed && /\s/.test(words) ? 'all of these words' : <strong>“{words}”</strong>}.
            {hasResults && ' These results match the other words.'}
          </>
        ) : (
          <>
            {sections.every(({ number }) => number !== section.number) ? (
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
        <Link className="link" to={to.contentRequests(request.toString())}>
          Request it from the library
        </Link>
      </p>
    </section>
  );
}

const numberOf = (digits: string): string => digits.replace(/(\d{2})(?=\d)/g, '$1 ').trim();
