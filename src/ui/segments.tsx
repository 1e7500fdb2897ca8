import { useId } from 'react';

import style from '#src/ui/segments.module.css';

interface Props<Value extends string> {
  legend: string;
  value: Value;
  /** Value, visible label, and accessible name. */
  options: readonly (readonly [value: Value, label: string, name: string])[];
  onChange: (value: Value) => void;
  /** As high as the buttons and selects beside it. */
  isHigh?: boolean;
}

/** A choice between a few options, side by side. */
export function Segments<Value extends string>({ legend, value, options, onChange, isHigh }: Props<Value>) {
  const id = useId();
  return (
    // No fieldset, because WebKit puts its legend above the row.
    <div role="group" className="row relative small screen-only" aria-labelledby={`${id}-legend`}>
      <span id={`${id}-legend`} className={`muted unseen-599 ${style.legend}`}>
        {legend}
      </span>
      {options.map(([one, label, name]) => (
        <label
          key={one}
          className={`centered relative pad-inline-2 quiet forced-fill touch-square ${style.segment} ${isHigh ? 'high-34' : 'high-28'}`}
          title={name}
        >
          <input
            className="fill"
            type="radio"
            name={id}
            checked={one === value}
            aria-label={name}
            onChange={() => onChange(one)}
          />
          <span aria-hidden="true">{label}</span>
        </label>
      ))}
    </div>
  );
}
