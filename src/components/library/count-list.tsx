import type { ReactNode } from 'react';

import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';

interface Row {
  href: string;
  label: ReactNode;
  count: number;
}

/** Links with the number of items behind each. */
export const CountList = ({
  rows,
  className = '',
}: {
  rows: readonly Row[];
  className?: string | undefined;
}) => (
  <ul className={`gap-0-6 note ink-line-top lined-items unbroken-items ${className}`}>
    {rows.map(({ href, label, count }) => (
      <li key={href} className="flex between baseline gap-3">
        <Link className="pad-block-6px" to={href}>
          {label}
        </Link>
        <span className="muted digits">{countText(count)}</span>
      </li>
    ))}
  </ul>
);
