import type { ReactNode } from 'react';

import style from '#src/ui/notice.module.css';

interface Props {
  tone?: 'neutral' | 'good' | 'bad';
  title?: string;
  children?: ReactNode;
  /** `alert` is announced at once, `status` when the screen reader is idle. */
  role?: 'alert' | 'status';
}

/** A box that says what happened and what to do about it. */
export const Notice = ({ tone = 'neutral', title, children, role }: Props) => (
  <div
    className={`stack at-left gap-2 note framed rounded shade ${style.notice} ${tone === 'neutral' ? '' : style[tone]}`}
    role={role}
  >
    {title && <p className="ink bold">{title}</p>}
    {children}
  </div>
);
