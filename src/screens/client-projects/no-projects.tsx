import page from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { Division } from '#src/domain/masterformat/divisions.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/client-projects/client-projects.module.css';

/** A division in which no building is shown, with ways on. */
export function NoProjects({ division }: { division: Division | null }) {
  return (
    <div className={style.none}>
      <p className={page.plain}>
        {division
          ? `No manufacturer has listed a project with products of division ${division.number} yet.`
          : 'No projects are listed yet.'}
      </p>
      <ul className={page.instead}>
        {division && (
          <>
            <li>
              <Link className="link" to={to.productsByCsi(division.number)}>
                All products in division {division.number}
              </Link>
            </li>
            <li>
              <Link className="link" to={to.clientProjects()}>
                Projects in all divisions
              </Link>
            </li>
          </>
        )}
        <li>
          <Link className="link" to={to.productCategory('all')}>
            Products by category
          </Link>
        </li>
      </ul>
    </div>
  );
}
