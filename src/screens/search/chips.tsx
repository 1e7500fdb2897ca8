import { Link } from '#src/components/page/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { rangeText } from '#src/domain/ranges.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { choicesOf, filterCount, withChoice, withRange, withoutChoices } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/chips.module.css';
import { facetLabels, labelOf } from '#src/domain/search-labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { useUnits } from '#src/stores/units.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  /** The applied filters. */
  state: SearchState;
  /** The state being loaded, which the links build on. */
  pending: SearchState;
  answer: SearchResult;
}

/** Removable filters. "Clear filters" keeps words, type, and order. */
export function Chips({ state, pending, answer }: Props) {
  const choices = choicesOf(state);
  const system = useUnits((units) => units.system);
  if (filterCount(state) === 0) return null;
  return (
    <div className={`cluster gap-2-3 small pad-bottom-3 ${style.applied}`}>
      <ul className="flow shrinks gap-6px" aria-label="Applied filters">
        {state.ranges.map((range) => {
          const facet = answer.ranges.find(({ name }) => name === range.name);
          const words =
            facet === undefined ? `${range.name} ${rangeText(range)}` : rangeWords(facet, range, system);
          return (
            <li className="shrinks" key={range.name}>
              <Link
                keepScroll
                className={`inline-row at-most-full high-28 gap-6px plain rounded ${style.chip}`}
                to={searchAddress(withRange(pending, range.name, null))}
                aria-label={`Remove filter ${words}`}
              >
                {words} <Icon name="close" size={12} />
              </Link>
            </li>
          );
        })}
        {choices.map((choice) => (
          <li className="shrinks" key={`${choice.facet} ${choice.key}`}>
            <Link
              keepScroll
              className={`inline-row at-most-full high-28 gap-6px plain rounded ${style.chip}`}
              to={searchAddress(withChoice(pending, choice, false))}
              aria-label={`Remove filter ${facetLabels[choice.facet]}: ${labelOf(answer, choice)}`}
            >
              {labelOf(answer, choice)} <Icon name="close" size={12} />
            </Link>
          </li>
        ))}
      </ul>
      <Link keepScroll className="link pad-block-3px screen-only" to={searchAddress(withoutChoices(pending))}>
        Clear filters
      </Link>
    </div>
  );
}
