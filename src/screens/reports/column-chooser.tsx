import type { Column, ColumnKey } from '#src/domain/reports/usage-view.ts';
import { toggleKeys } from '#src/lib/toggle-keys.ts';
import style from '#src/screens/reports/usage-table.module.css';
import { Checkbox } from '#src/ui/checkbox.tsx';

interface Props {
  columns: readonly Column[];
  hidden: ReadonlySet<ColumnKey>;
  change: (hidden: ReadonlySet<ColumnKey>) => void;
}

/** Chooses which columns to show next to the project. */
export const ColumnChooser = ({ columns, hidden, change }: Props) => (
  <details className={`note ${style.chooser}`}>
    <summary>Columns</summary>
    <fieldset className="flow gap-0-4">
      <legend className="unseen">Columns</legend>
      {columns.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={!hidden.has(key)}
          onChange={({ currentTarget }) => change(toggleKeys(hidden, [key], !currentTarget.checked))}
        />
      ))}
    </fieldset>
  </details>
);
