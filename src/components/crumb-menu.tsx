import { useState } from 'react';

import style from '#src/components/crumb-menu.module.css';
import { Link } from '#src/components/link.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The pages beside one of the breadcrumb's. */
export interface Siblings {
  /** What they are: «Divisions». */
  label: string;
  links: readonly { href: string; number: string; title: string; isCurrent: boolean }[];
}

/** Opens the siblings of a crumb. Escape, a click elsewhere and leaving it by keyboard close it. */
export function CrumbMenu({ label, links }: Siblings) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={style.menu}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <summary aria-label={label} title={label}>
        <Icon name="next" size={12} />
      </summary>
      <ul aria-label={label}>
        {links.map(({ href, number, title, isCurrent }) => (
          <li key={href}>
            <Link to={href} aria-current={isCurrent ? 'true' : undefined} onClick={() => setOpen(false)}>
              {number !== '' && <span className="mono">{number}</span>} <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
