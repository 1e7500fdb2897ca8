import { Link } from '#src/components/link.tsx';
import style from '#src/components/breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Null for the page itself, which comes last. */
  href: string | null;
}

/** Where a page stands in the library. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={style.crumbs}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            {href === null ? <span aria-current="page">{label}</span> : <Link to={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
