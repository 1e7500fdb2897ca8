import { Link } from '#src/components/link.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { choicesOf, withChoice, withoutChoices } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/chips.module.css';
import { facetLabels, labelOf } from '#src/screens/search/labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
}

/** The applied filters above the results, each removable; «Clear filters» keeps words, type and order. */
export function Chips({ state, answer }: Props) {
  const choices = choicesOf(state);
  if (choices.length === 0) return null;
  return (
    <div className={style.applied}>
      <ul className={style.chips} aria-label="Applied filters">
        {choices.map((choice) => (
          <li key={`${choice.facet} ${choice.key}`}>
            <Link
              keepScroll
              className={style.chip}
              to={searchAddress(withChoice(state, choice, false))}
              aria-label={`Remove filter ${facetLabels[choice.facet]}: ${labelOf(answer, choice)}`}
            >
              {labelOf(answer, choice)} <Icon name="close" size={12} />
            </Link>
          </li>
        ))}
      </ul>
      <Link keepScroll className={`link ${style.clear}`} to={searchAddress(withoutChoices(state))}>
        Clear filters
      </Link>
    </div>
  );
}
