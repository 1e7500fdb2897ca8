import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { ItemsSkeleton } from '#src/components/results/items.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { labelOf } from '#src/domain/search-labels.ts';
import { facetNames, matchAllQuery, type SearchState } from '#src/domain/search-state.ts';
import { nearestSearch } from '#src/domain/search-choice.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { nearShown } from '#src/screens/search/near-shown.ts';
import { ResultList } from '#src/screens/search/result-list.tsx';
import { searchAddress } from '#src/screens/search/search-address.ts';
import style from '#src/screens/search/search-notice.module.css';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  state: SearchState;
  answer: SearchResult;
  near: NonNullable<SearchResult['near']>;
  results: Promise<{ data: SearchResult; error?: never } | { data?: never; error: { message: string } }>;
}

/** Names the requirements that no product meets, then lists products that meet the others. */
export function Nearest({ state, answer, near, results }: Props) {
  const system = useUnits((units) => units.system);
  const missed = near.without.map(({ facet, key, label }) => {
    const range = state.ranges.find(({ name }) => name === facet);
    const head = answer.ranges.find(({ name }) => name === facet);
    if (range !== undefined) return head === undefined ? label : rangeWords(head, range, system);
    const name = facetNames.find((one) => one === facet);
    return name === undefined ? label : labelOf(answer, { facet: name, key });
  });
  const what = state.terms === matchAllQuery ? 'Nothing' : `No “${state.terms}”`;
  const others = state.ranges.length + facetNames.reduce((sum, name) => sum + state.chosen[name].length, 0);
  const rest = others > near.without.length ? ' and the other filters' : '';
  const href = searchAddress(nearestSearch(state, near));
  return (
    <section className={`stack gap-2 note framed rounded ${style.notice}`} aria-label="Nearest results">
      <p className={`ink ${style.lead}`}>
        {what} in the library matches <strong>{missed.join(' and ')}</strong>
        {rest}. Nearest without {missed.length === 1 ? 'that' : 'those'}:
      </p>
      <Deferred
        result={results}
        what="the nearest results"
        fallback={<ItemsSkeleton rows={Math.min(near.total, nearShown)} />}
      >
        {(found) => <ResultList answer={found} isOfOneType start={1} sections="" isHead={false} />}
      </Deferred>
      <p>
        <Link className="link" to={href}>
          Show all results without {missed.length === 1 ? 'that requirement' : 'those requirements'}
        </Link>
      </p>
    </section>
  );
}
