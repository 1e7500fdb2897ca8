import { Link } from '#src/components/page/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { countText } from '#src/lib/numbers.ts';
import { promotedFilters, type PromotedFilter } from '#src/domain/promoted-filters.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { withChoice, withRange } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { UnitSystem } from '#src/domain/units.ts';
import style from '#src/screens/search/chips.module.css';
import { facetLabels } from '#src/domain/search-labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  state: SearchState;
  /** The state being loaded, which the links build on. */
  pending: SearchState;
  answer: SearchResult;
}

/** Above the results of a single section: the two or three most useful filters. */
export function Promoted({ state, pending, answer }: Props) {
  const system = useUnits((units) => units.system);
  const filters = promotedFilters(state, answer);
  if (filters.length === 0) return null;
  return (
    <div className={`cluster gap-2-3 small pad-bottom-3 ${style.applied}`}>
      <span className="muted" id="narrow-by">
        Narrow by
      </span>
      <ul className="flow shrinks gap-6px strip-599" aria-labelledby="narrow-by">
        {filters.map((filter) => {
          const words = wordsOf(filter, system);
          return (
            <li className="shrinks" key={words}>
              <Link
                keepScroll
                className={`inline-row high-28 gap-6px plain framed rounded hover-soft ${style.offer}`}
                to={searchAddress(withFilter(pending, filter))}
              >
                {words} <span className={`muted ${style.count}`}>{countText(filter.count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function wordsOf(filter: PromotedFilter, system: UnitSystem): string {
  if (filter.kind === 'range') return rangeWords(filter.facet, filter.range, system);
  return filter.facet === 'updated' ? `${facetLabels.updated}: ${filter.label}` : filter.label;
}

const withFilter = (state: SearchState, filter: PromotedFilter): SearchState =>
  filter.kind === 'range'
    ? withRange(state, filter.facet.name, filter.range)
    : withChoice(state, filter, true);
