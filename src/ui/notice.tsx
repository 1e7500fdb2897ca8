import type { ReactNode } from 'react';

import style from '#src/ui/notice.module.css';

interface Props {
  tone?: 'neutral' | 'good' | 'bad';
  title?: string;
  children?: ReactNode;
  /** `alert` interrupts, `status` waits its turn. */
  role?: 'alert' | 'status';
}

/** A calm box that says what happened and what can be done. */
export function Notice({ tone = 'neutral', title, children, role }: Props) {
  return (
    <div
      className={`stack at-left gap-2 note framed rounded shade ${style.notice} ${tone === 'neutral' ? '' : style[tone]}`}
      role={role}
    >
      {title && <p className="ink bold">{title}</p>}
      {children}
    </div>
  );
}
