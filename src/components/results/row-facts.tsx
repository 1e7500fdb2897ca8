import type { Fact } from '#src/components/page/facts.tsx';
import style from '#src/components/results/row.module.css';

/**
 * Facts in a line: each value, in bold, follows its name. One element for each, since a list has hundreds. Facts without
 * a value are omitted.
 */
export function RowFacts({ facts }: { facts: readonly Fact[] }) {
  const stated = facts.filter(([, value]) => value !== null && value !== '' && value !== undefined);
  if (stated.length === 0) return null;
  return (
    <p className={`small muted ${style.facts}`}>
      {stated.flatMap(([label, value]) => [`${label}\u00A0`, <b key={label}>{value}</b>, ' '])}
    </p>
  );
}
