import { useRef, useState } from 'react';

import style from '#src/components/page/crumb-menu.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useDismissal } from '#src/ui/use-dismissal.ts';

/** Pages at the same level as a crumb. */
export interface Siblings {
  /** The accessible name: «Divisions». */
  label: string;
  links: readonly { href: string; number: string; title: string; isCurrent: boolean }[];
}

/**
 * A menu of a crumb's siblings, rendered when it opens. Escape, a click outside, and tabbing out close it.
 */
export function CrumbMenu({ label, links }: Siblings) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu, isOpen, (reason) => {
    setOpen(false);
    if (reason === 'escape') menu.current?.querySelector('summary')?.focus();
  });
  return (
    <details
      ref={menu}
      className={`rigid screen-only ${style.menu}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="centered muted rounded unmarked" title={label}>
        <Icon name="next" size={12} />
      </summary>
      {isOpen && (
        <ul className="block framed rounded paper" aria-label={label}>
          {links.map(({ href, number, title, isCurrent }) => (
            <li key={href}>
              <Link to={href} aria-current={isCurrent ? 'true' : undefined} onClick={() => setOpen(false)}>
                {number !== '' && <span className="mono">{number}</span>} <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
