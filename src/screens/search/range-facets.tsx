import { useId, useState } from 'react';

import type { RangeFacet } from '#src/contracts/search.ts';
import { countText } from '#src/lib/numbers.ts';
import type { Range } from '#src/domain/ranges.ts';
import { withRange } from '#src/domain/search-choice.ts';
import { fromShown, shownMeasure, type UnitSystem } from '#src/domain/units.ts';
import type { FacetSelection } from '#src/screens/search/use-facet-actions.ts';
import { Histogram } from '#src/screens/search/histogram.tsx';
import frame from '#src/screens/search/facets.module.css';
import style from '#src/screens/search/range-facets.module.css';
import { useUnits } from '#src/stores/units.ts';

interface Props {
  ranges: readonly RangeFacet[];
  selection: FacetSelection;
}

/** Shows a histogram and fields for both ends of the range. */
export function RangeFacets({ ranges, selection }: Props) {
  const system = useUnits((units) => units.system);
  return ranges
    .filter(({ unit }) => unit !== 'class')
    .map((facet) => (
      <OneRange key={`${facet.name} ${system}`} facet={facet} selection={selection} system={system} />
    ));
}

type End = 'from' | 'to';
const ends: readonly (readonly [End, string])[] = [
  ['from', 'At least'],
  ['to', 'At most'],
];
const open: Range = { from: null, to: null };

function OneRange({
  facet,
  selection: { state, change },
  system,
}: {
  facet: RangeFacet;
  selection: FacetSelection;
  system: UnitSystem;
}) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});
  const chosen: Range = state.ranges.find(({ name }) => name === facet.name) ?? open;
  const { unit } = shownMeasure(0, facet.unit, system);
  const shown = (value: number | null): string =>
    value === null ? '' : String(shownMeasure(value, facet.unit, system).value);
  function apply(end: End): void {
    const text = typed[end];
    if (text === undefined) return;
    setTyped({ ...typed, [end]: undefined });
    const number = Number(text);
    // The shown value may be rounded, so unchanged text means an unchanged range.
    if (text === shown(chosen[end]) || !Number.isFinite(number)) return;
    const value = text === '' ? null : fromShown(number, facet.unit, system);
    change(withRange(state, facet.name, inOrder({ ...chosen, [end]: value })));
  }
  return (
    <fieldset className={`line-top ${frame.facet}`}>
      <legend className={`full-width small ink bold ${frame.legend}`}>
        {facet.label}
        {unit !== null && <span className={`muted ${style.unit}`}> {unit}</span>}
      </legend>
      <Histogram facet={facet} chosen={chosen} />
      <div className={`grid gap-3 ${style.ends}`}>
        {ends.map(([end, label]) => (
          <label className="stack shrinks gap-2px small muted" key={end} htmlFor={`${id}-${end}`}>
            <span>{label}</span>
            <input
              id={`${id}-${end}`}
              type="number"
              inputMode="decimal"
              step="any"
              className={`shrinks full-width small-mono plain paper rounded ${style.end}`}
              aria-label={`${label}, ${facet.label}${unit === null ? '' : ` (${unit})`}`}
              placeholder={shown(end === 'from' ? facet.min : facet.max)}
              value={typed[end] ?? shown(chosen[end])}
              onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
              onBlur={() => apply(end)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // In the dialog, Enter would submit the form.
                event.preventDefault();
                apply(end);
              }}
            />
          </label>
        ))}
      </div>
      {facet.missing > 0 && (
        <p className={`small muted ${style.missing}`}>{countText(facet.missing)} not stated</p>
      )}
    </fieldset>
  );
}

/** Swaps ends typed in reverse order; two empty ends are no range. */
function inOrder({ from, to }: Range): Range | null {
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
