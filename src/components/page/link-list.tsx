import { useId, type ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/components/page/link-list.module.css';

interface CountedLink {
  href: string;
  label: ReactNode;
  /** Null if unknown. */
  count: number | null;
}

/** A sidebar list of links with counts. */
export function LinkList({ title, links }: { title: string; links: readonly CountedLink[] }) {
  const id = useId();
  return (
    <nav
      className={`stack gap-2 note minor-heads lined-lists screen-only high-links unbroken-items ${style.list}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, label, count }) => (
          <li className="flex between baseline gap-2" key={href}>
            <Link className="block grow" to={href}>
              {label}
            </Link>
            {count !== null && <span>{countText(count)}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
