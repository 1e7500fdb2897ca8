import { pluralInSentence } from '#src/domain/item-count-text.ts';
import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { countText } from '#src/lib/numbers.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { matchAllQuery, facetNames, type SearchState } from '#src/domain/search-state.ts';
import { filterCount, withChoice, withRange, withoutChoices } from '#src/domain/search-choice.ts';
import type { UnitSystem } from '#src/domain/units.ts';
import { bucketsOf, labelOf, typeLabel } from '#src/domain/search-labels.ts';
import { NextSteps } from '#src/screens/search/next-steps.tsx';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { useUnits } from '#src/stores/units.ts';
import style from '#src/screens/search/zero-results.module.css';

type Without = SearchResult['without'][number];

interface Props {
  state: SearchState;
  answer: SearchResult;
  /** Whether a notice above already says that nothing was found. */
  isSaid: boolean;
}

export function ZeroResults({ state, answer, isSaid }: Props) {
  const system = useUnits((units) => units.system);
  const chosen = filterCount(state);
  const isNarrowed = chosen > 0;
  // Leaves out filters whose removal would also find nothing.
  const filters = answer.without
    .filter(({ doc_count }) => doc_count > 0)
    .flatMap((without) => withoutFilter(state, answer, without, system));
  const elsewhere = bucketsOf(answer, 'content_type').reduce((sum, { doc_count }) => sum + doc_count, 0);
  const withoutAny = { ...withoutChoices(state), contentType: null };
  return (
    <div className={`stack gap-4 ${style.zero}`}>
      {!isSaid && (
        <p className="lead ink">
          {state.contentType === null
            ? 'Nothing in the library matches'
            : `No ${pluralInSentence(typeLabel(state.contentType))} in the library match`}{' '}
          {state.terms === matchAllQuery ? 'your search' : `“${state.terms}”`}
          {isNarrowed ? ' with these filters' : ''}.
        </p>
      )}
      {(isNarrowed || elsewhere > 0) && (
        <ul className={`stack at-left gap-1 ${style.links}`}>
          {filters.map(({ label, count, next }) => (
            <li key={label}>
              <Link className="link" to={searchAddress(next)}>
                Remove “{label}”
              </Link>{' '}
              <span className={`small-mono muted ${style.count}`}>→ {countText(count)}</span>
            </li>
          ))}
          {elsewhere > 0 && state.contentType !== null && (
            <li>
              <Link className="link" to={searchAddress({ ...state, contentType: null, page: 1 })}>
                Search all types
              </Link>{' '}
              <span className={`small-mono muted ${style.count}`}>→ {countText(elsewhere)}</span>
            </li>
          )}
          {(chosen > 1 || (isNarrowed && filters.length === 0)) && (
            <li>
              <Link className="link" to={searchAddress(withoutAny)}>
                Remove all filters
              </Link>
            </li>
          )}
        </ul>
      )}
      <NextSteps state={state} answer={answer} />
      {!isSaid && (
        <p className="pad-bottom-3">Try a broader term, a section title or number, or a standard.</p>
      )}
      <DivisionLinks />
    </div>
  );
}

/** The number of results without one filter, and a link to that search. */
function withoutFilter(
  state: SearchState,
  answer: SearchResult,
  { facet, key, label, doc_count: count }: Without,
  system: UnitSystem,
): { label: string; count: number; next: SearchState }[] {
  if (facet === 'terms')
    return [{ label, count, next: { ...state, terms: matchAllQuery, page: 1, typed: null } }];
  const name = facetNames.find((one) => one === facet);
  if (name !== undefined) {
    const choice = { facet: name, key };
    return [{ label: labelOf(answer, choice), count, next: withChoice(state, choice, false) }];
  }
  const range = state.ranges.find((one) => one.name === facet);
  const head = answer.ranges.find((one) => one.name === facet);
  if (range === undefined || head === undefined) return [];
  return [{ label: rangeWords(head, range, system), count, next: withRange(state, facet, null) }];
}
