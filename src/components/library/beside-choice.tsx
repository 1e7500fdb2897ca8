import style from '#src/components/library/beside-choice.module.css';

interface Props {
  /** Names the first column, which always stays. */
  label: string;
  /** What tells each of the other columns from it. */
  others: readonly string[];
  beside: number;
  onChoose: (column: number) => void;
}

/** On a phone, a table of columns shows the first one and one beside it, which this chooses. */
export function BesideChoice({ label, others, beside, onChoose }: Props) {
  if (others.length < 2) return null;
  return (
    <label className={`gap-2px small muted screen-only ${style.choice}`}>
      {label}
      <select
        className="control full-width plain"
        value={beside}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {others.map((title, place) => (
          <option key={place} value={place + 1}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The class of a cell in a column that a phone doesn't show. */
export const unlessBeside = (column: number, beside: number): string =>
  column === 0 || column === beside ? '' : 'hidden-599';
