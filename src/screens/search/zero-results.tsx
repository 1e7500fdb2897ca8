import { Link } from '#src/components/link.tsx';
import { SearchBox } from '#src/components/search-box.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { countText } from '#src/domain/numbers.ts';
import { facetNames } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { withChoice, withoutChoices } from '#src/domain/search-choice.ts';
import type { Choice } from '#src/domain/search-choice.ts';
import { DivisionLinks } from '#src/screens/search/division-links.tsx';
import { bucketsOf, typeLabel } from '#src/screens/search/labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import style from '#src/screens/search/zero-results.module.css';

type Without = SearchResult['without'][number];

/** Nothing found: said plainly, with the ways on that find something. */
export function ZeroResults({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const filters = answer.without.flatMap((without) => withFacet(without));
  const elsewhere = bucketsOf(answer, 'content_type').reduce((sum, { doc_count }) => sum + doc_count, 0);
  const everything = { ...withoutChoices(state), contentType: null };
  return (
    <div className={style.zero}>
      <p className={style.plain}>
        {state.contentType === null ? 'Nothing' : `No ${typeLabel(state.contentType)}`} in the library matches
        “{state.terms}”{filters.length > 0 ? ' with these filters' : ''}.
      </p>
      {(filters.length > 0 || elsewhere > 0) && (
        <ul className={style.ways}>
          {filters.map(({ choice, label, count }) => (
            <li key={`${choice.facet} ${choice.key}`}>
              <Link className="link" to={searchAddress(withChoice(state, choice, false))}>
                Remove “{label}”
              </Link>{' '}
              <span className={style.count}>→ {countText(count)}</span>
            </li>
          ))}
          {elsewhere > 0 && state.contentType !== null && (
            <li>
              <Link className="link" to={searchAddress({ ...state, contentType: null, page: 1 })}>
                Search all types
              </Link>{' '}
              <span className={style.count}>→ {countText(elsewhere)}</span>
            </li>
          )}
          {filters.length > 1 && (
            <li>
              <Link className="link" to={searchAddress(everything)}>
                Remove all filters
              </Link>
            </li>
          )}
        </ul>
      )}
      <p>Try other words: a broader one, the name of the section, a standard or a number.</p>
      <SearchBox place="home" />
      <DivisionLinks />
    </div>
  );
}

function withFacet({
  facet,
  key,
  label,
  doc_count,
}: Without): { choice: Choice; label: string; count: number }[] {
  const name = facetNames.find((one) => one === facet);
  return name === undefined ? [] : [{ choice: { facet: name, key }, label, count: doc_count }];
}
