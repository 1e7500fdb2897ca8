import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/library/division-sidebar.module.css';
import { divisionSidebar } from '#src/domain/division-sidebar.ts';
import { to } from '#src/paths.ts';

/** Links to everything in one division, by content type. */
export const DivisionSidebar = ({ division, title }: { division: string; title: string }) => (
  <nav className={`note line-top pad-top-3 ${style.sidebar}`} aria-label={`Division ${division}`}>
    <p className="ink bold space-bottom-1">
      <span className="mono">{division}</span> {title}
    </p>
    <ul>
      {divisionSidebar.map(({ label, contentType }) => (
        <li key={contentType}>
          <Link to={to.division(contentType, division)}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
