import { memo } from 'react';

import { countText } from '#src/lib/numbers.ts';
import type { FacetName } from '#src/domain/search-state.ts';
import style from '#src/screens/search/facets.module.css';
import type { FacetActions } from '#src/screens/search/use-facet-actions.ts';

interface Props {
  facet: FacetName;
  value: string;
  label: string;
  /** Shown before the label. */
  number?: string;
  count: number;
  isOn: boolean;
  actions: FacetActions;
}

/**
 * A facet value: checkbox, label, and count. Memoized, because there are a hundred, and React writes three attributes of each
 * checkbox on re-render.
 */
export const FacetValue = memo(function FacetValue({
  facet,
  value,
  label,
  number,
  count,
  isOn,
  actions,
}: Props) {
  const choice = { facet, key: value };
  return (
    <label
      className={`flex grow shrinks gap-2 small ${style.value}`}
      onPointerEnter={() => actions.lookAhead(choice, !isOn)}
    >
      <input type="checkbox" checked={isOn} onChange={() => actions.choose(choice, !isOn)} />
      <span className={`grow shrinks ${style.label}`}>
        {number !== undefined && <span className={style.number}>{number}</span>}
        {number === undefined ? label : ` ${label}`}
      </span>
      <span className={`muted ${style.count}`}>{countText(count)}</span>
    </label>
  );
});
