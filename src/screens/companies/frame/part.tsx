import type { ReactNode } from 'react';

import style from '#src/screens/companies/frame/part.module.css';

interface Props {
  /** Anchor for links within the page. */
  id: string;
  title: string;
  /** Shown at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a manufacturer's page, with a heading. */
export const Part = ({ id, title, aside, children }: Props) => (
  <section id={id} className={style.part} aria-labelledby={`${id}-title`}>
    <div className={`flow between baseline gap-1-4 padded-links space-bottom-3 ${style.line}`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {aside && <div className="screen-only">{aside}</div>}
    </div>
    {children}
  </section>
);
