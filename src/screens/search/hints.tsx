import { Link } from '#src/components/link.tsx';
import { SectionNumber } from '#src/components/section-number.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/results.module.css';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { Icon } from '#src/ui/icon.tsx';

/** What the library made of the words: another spelling with the way back, a section that they name. */
export function Hints({
  state,
  answer: { corrected, section },
}: {
  state: SearchState;
  answer: SearchResult;
}) {
  if (corrected === null && section === null) return null;
  const type = state.contentType === null || state.contentType === 'company' ? 'product' : state.contentType;
  return (
    <div className={style.hints}>
      {corrected !== null && (
        <p>
          Showing results for <strong>{corrected.to}</strong>. Search instead for{' '}
          <Link className="link" to={searchAddress({ ...state, exact: true, page: 1 })}>
            {corrected.from}
          </Link>
        </p>
      )}
      {section !== null && (
        <p>
          <Link className={style.section} to={to.section(type, section.number)}>
            <span>
              Go to section <SectionNumber section={section} withTitle />
            </span>
            <Icon name="next" />
          </Link>
        </p>
      )}
    </div>
  );
}
