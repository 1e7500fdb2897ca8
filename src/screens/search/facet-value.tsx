import type { ReactNode } from 'react';

import { prefetch } from '#src/components/page/prefetch.ts';
import { countText } from '#src/lib/numbers.ts';
import type { Choice } from '#src/domain/search-choice.ts';
import { withChoice } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/facets.module.css';
import { searchAddress } from '#src/screens/search/search-address.ts';

/** Applies changes at once, or collects them. */
export interface FacetSelection {
  state: SearchState;
  change: (next: SearchState) => void;
  /** Whether changes apply at once, so that prefetching their results is worthwhile. */
  isDirect: boolean;
}

interface Props {
  selection: FacetSelection;
  choice: Choice;
  count: number;
  children: ReactNode;
}

/** A facet value: checkbox, label, and count. */
export function FacetValue({ selection: { state, change, isDirect }, choice, count, children }: Props) {
  const isOn = state.chosen[choice.facet].includes(choice.key);
  const next = () => withChoice(state, choice, !isOn);
  return (
    <label
      className={`flex grow shrinks gap-2 small ${style.value}`}
      onPointerEnter={() => {
        if (isDirect) prefetch(searchAddress(next()));
      }}
    >
      <input type="checkbox" checked={isOn} onChange={() => change(next())} />
      <span className={`grow shrinks ${style.label}`}>{children}</span>
      <span className={`muted ${style.count}`}>{countText(count)}</span>
    </label>
  );
}
