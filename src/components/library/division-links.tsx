import style from '#src/components/library/division-links.module.css';
import { DivisionName } from '#src/components/library/division-name.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';

/** Links to every MasterFormat division. Makes no call, so it works even if the API fails. */
export const DivisionLinks = ({ type = 'product' }: { type?: ContentType }) => (
  <section aria-labelledby="by-division" className="stack gap-2 minor-heads">
    <h2 id="by-division">Browse by division</h2>
    <ul className={`gap-0-6 note ink-line-top lined-items unbroken-items ${style.list}`}>
      {divisions.map((division) => (
        <li key={division.number}>
          <Link className="block" to={to.division(type, division.number)}>
            <DivisionName {...division} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
