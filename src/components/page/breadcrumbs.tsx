import style from '#src/components/page/breadcrumbs.module.css';
import { CrumbMenu, type Siblings } from '#src/components/page/crumb-menu.tsx';
import { Link } from '#src/components/page/link.tsx';

export interface Crumb {
  label: string;
  /** Null for the current page, which comes last. */
  href: string | null;
  /** The crumb's siblings, shown in a menu. */
  siblings?: Siblings;
}

interface Props {
  crumbs: readonly Crumb[];
  /** Accessible name, for pages with several breadcrumbs. */
  label?: string;
}

export const Breadcrumbs = ({ crumbs, label: name = 'Breadcrumb' }: Props) => (
  <nav aria-label={name} className={`shrinks relative high-26 small muted ${style.crumbs}`}>
    <ol className="flow">
      {crumbs.map(({ label, href, siblings }) => (
        <li key={`${href} ${label}`}>
          {href === null ? <span aria-current="page">{label}</span> : <Link to={href}>{label}</Link>}
          {siblings && <CrumbMenu {...siblings} />}
        </li>
      ))}
    </ol>
  </nav>
);
