import { Link } from '#src/components/page/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { matchAllQuery, type SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { Chips } from '#src/screens/search/chips.tsx';
import { Promoted } from '#src/screens/search/promoted.tsx';

interface Props {
  state: SearchState;
  /** The state being loaded, which the links build on. */
  pending: SearchState;
  answer: SearchResult;
}

/** The applied filters, and suggestions for others. */
export const Narrowing = ({ state, pending, answer }: Props) => (
  <>
    <Chips state={state} pending={pending} answer={answer} />
    {state.contentType === 'spec' && state.terms !== matchAllQuery && (
      <p className="note roomy-links">
        <Link
          className="link"
          to={to.specificationSearch(new URLSearchParams({ q: state.terms }).toString())}
        >
          Search inside specifications for “{state.terms}”
        </Link>
      </p>
    )}
    <Promoted state={state} pending={pending} answer={answer} />
  </>
);
