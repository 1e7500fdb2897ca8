import style from '#src/components/library/division-links.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';

/** Links to every MasterFormat division. Makes no call, so it works even if the API fails. */
export function DivisionLinks({ type = 'product' }: { type?: ContentType }) {
  return (
    <section aria-labelledby="by-division" className="stack gap-2 minor-heads">
      <h2 id="by-division">Browse by division</h2>
      <ul className={`gap-0-6 note ink-line-top lined-items unbroken-items ${style.list}`}>
        {divisions.map(({ number, title }) => (
          <li key={number}>
            <Link className="flex baseline gap-3" to={to.division(type, number)}>
              <span className="mono muted">{number}</span> <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
