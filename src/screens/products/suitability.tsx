import type { Product } from '#src/contracts/content.ts';
import style from '#src/screens/products/suitability.module.css';

/** Where it can and can't be used, and the standards it meets. */
export const Suitability = ({ product: { uses, limitations, standards } }: { product: Product }) => (
  <section
    className={`grid gap-5-6 line-top pad-top-4 one-column-819 ${style.columns}`}
    aria-label="Use and limits"
  >
    <List title="Limitations" entries={limitations} empty="None stated. Ask the manufacturer." />
    <List title="Reference standards" entries={standards} empty="None stated." />
    <List title="Applications" entries={uses} empty="Not stated." />
  </section>
);

function List(props: { title: string; entries: readonly string[]; empty: string }) {
  const { title, entries, empty } = props;
  return (
    <div>
      <h2>{title}</h2>
      {entries.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className={`space-top-2 lined-items ${style.list}`}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
