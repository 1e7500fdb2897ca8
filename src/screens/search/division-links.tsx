import { Link } from '#src/components/page/link.tsx';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/division-links.module.css';

/** Every MasterFormat division, for browsing when a search doesn't help. */
export function DivisionLinks() {
  return (
    <section aria-labelledby="by-division" className="stack gap-2 minor-heads">
      <h2 id="by-division">Browse by division</h2>
      <ul className={`small ${style.list}`}>
        {divisions.map(({ number, title }) => (
          <li key={number}>
            <Link to={to.division('product', number)}>
              <span className="mono">{number}</span> {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
