import type { ReactNode } from 'react';

import style from '#src/ui/code.module.css';

/** A short badge: a content type, a file format, or a status. */
export const Code = ({
  tone,
  children,
}: {
  tone?: 'on' | 'good' | 'bad' | 'warn' | 'name';
  children: ReactNode;
}) => (
  <span className={`inline-block quiet nowrap ${style.code} ${tone ? style[tone] : ''}`}>{children}</span>
);
