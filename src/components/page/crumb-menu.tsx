import { useEffect, useRef, useState } from 'react';

import style from '#src/components/page/crumb-menu.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Icon } from '#src/ui/icon.tsx';

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
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return undefined;
    const onEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      element.querySelector('summary')?.focus();
    };
    // `relatedTarget` is null after a click on anything that can't be focused, and in Safari even on a link.
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };
    element.addEventListener('keydown', onEscape);
    element.addEventListener('focusout', onLeave);
    return () => {
      element.removeEventListener('keydown', onEscape);
      element.removeEventListener('focusout', onLeave);
    };
  }, [isOpen]);
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
