import type { ReactNode } from 'react';

import style from '#src/components/page/facts.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/**
 * A title block: labels and values between hairlines, as on a drawing sheet. Facts without a value are omitted. With `isOpen`,
 * it has only a rule above, like the lists around it. With `isWide`, labels may be whole phrases.
 */
export const Facts = ({
  facts,
  isOpen = false,
  isWide = false,
}: {
  facts: readonly Fact[];
  isOpen?: boolean;
  isWide?: boolean;
}) => (
  <dl className={`note ${isOpen ? style.open : 'framed'} ${isWide ? style.wide : ''} ${style.facts}`}>
    {facts
      .filter(([, value]) => value !== null && value !== '' && value !== undefined)
      .map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
        </div>
      ))}
  </dl>
);
