import { useId } from 'react';

import { SortStatus } from '#src/components/page/sort-status.tsx';
import style from '#src/components/library/filter-selects.module.css';

interface Choice {
  label: string;
  value: string;
  /** The first option means “any” and has the value ''. */
  options: readonly { value: string; label: string }[];
  change: (value: string) => void;
  /** True for the sort order, whose changes are announced to screen readers. */
  isOrder?: boolean;
}

/** A row of selects above a list. Omits selects with a single option. */
export function FilterSelects({ choices }: { choices: readonly Choice[] }) {
  const id = useId();
  return choices
    .filter(({ options, value }) => options.length > 2 || value !== '')
    .map(({ label, value, options, change, isOrder = false }) => (
      <div
        key={label}
        className={`stack shrinks gap-2px ${style.choice}`}
        data-chosen={isOrder || value === '' ? undefined : ''}
      >
        <label className="small muted" htmlFor={`${id}-${label}`}>
          {label}
        </label>
        <select
          className="note plain control"
          id={`${id}-${label}`}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {options.some((option) => option.value === value) || <option value={value}>{value} (0)</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {/* Why the list is short. */}
        <span className="paper-only note">{options.find((option) => option.value === value)?.label}</span>
        {isOrder && <SortStatus by={options.find((option) => option.value === value)?.label ?? value} />}
      </div>
    ));
}
