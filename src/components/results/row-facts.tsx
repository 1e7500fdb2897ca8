import type { Fact } from '#src/components/page/facts.tsx';
import style from '#src/components/results/row.module.css';

/** Facts without a value are omitted. */
export function RowFacts({ facts }: { facts: readonly Fact[] }) {
  const stated = facts.filter(([, value]) => value !== null && value !== '' && value !== undefined);
  if (stated.length === 0) return null;
  return (
    <dl className={`flow gap-2px-4 small ${style.facts}`}>
      {stated.map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
