import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import type { Requirements } from '#src/domain/requirements.ts';
import { withChoice } from '#src/domain/search-choice.ts';
import { labelOf } from '#src/domain/search-labels.ts';
import { matchAllQuery, type SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/hints.module.css';
import { NeutralFound } from '#src/screens/search/neutral-found.tsx';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { useUnits } from '#src/stores/units.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  /** Requirements found in the words as typed. */
  required: Requirements | null;
}

/**
 * How the words were interpreted, each with a link to undo it: requirements, brand words, corrected spelling, or a
 * section that the words name; and the neutral sections that they name.
 */
export function Hints({ state, answer, required }: Props) {
  const system = useUnits((units) => units.system);
  const { typed } = state;
  const { corrected, section, ranges, understood = [], neutral = [] } = answer;
  const type = state.contentType === null || state.contentType === 'company' ? 'product' : state.contentType;
  return (
    <div className={`stack gap-2 note pad-bottom-3 ${style.hints}`}>
      {typed !== null && required !== null && (
        <p>
          Understood as{' '}
          <strong>
            {[
              ...state.ranges.flatMap((range) => {
                const facet = ranges.find(({ name }) => name === range.name);
                return facet === undefined ? [] : rangeWords(facet, range, system);
              }),
              ...required.choices.map((choice) => labelOf(answer, choice)),
            ].join(', ')}
          </strong>
          {state.terms !== matchAllQuery && (
            <>
              {' '}
              for <strong>{state.terms}</strong>
            </>
          )}
          . Search instead for{' '}
          <Link className="link" to={searchAddress(searchAsTyped(state, typed, required))}>
            {typed}
          </Link>
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
          . Search instead for{' '}
          <Link className="link" to={searchAddress({ ...state, exact: true, page: 1 })}>
            {state.terms}
          </Link>
        </p>
      )}
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
          <Link
            className={`row between gap-3 framed rounded hover-soft ${style.section}`}
            to={to.section(type, section.number)}
          >
            <span>
              Go to section <SectionNumber section={section} withTitle />
            </span>
            <Icon name="next" />
          </Link>
        </p>
      )}
      {neutral.length > 0 && <NeutralFound found={neutral} />}
    </div>
  );
}

/** Searches for exactly the typed words; keeps other filters. */
function searchAsTyped(state: SearchState, typed: string, required: Requirements): SearchState {
  const read = new Set(required.ranges.map(({ name }) => name));
  const ranges = state.ranges.filter(({ name }) => !read.has(name));
  const filtered = required.choices.reduce((before, choice) => withChoice(before, choice, false), state);
  return { ...filtered, terms: typed, ranges, exact: true, page: 1, typed: null };
}
