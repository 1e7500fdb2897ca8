import type { ReactNode } from 'react';

import library from '#src/components/library/library-page.module.css';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import style from '#src/screens/reference/reference.module.css';

interface Props {
  title: string;
  description: string;
  canonical: string;
  /** Between the home page and this one. */
  above?: Crumb;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read: heading, lead, sections. */
export function ReferencePage({ title, description, canonical, above, lead, children }: Props) {
  return (
    <Page title={title} description={description} canonical={canonical}>
      <div className={`wrap stack at-start ${library.page} ${style.page}`}>
        <Breadcrumbs crumbs={crumbsTo(title, ...(above ? [above] : []))} />
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className={`lead plain ${style.lead}`}>{lead}</p>
        </div>
        {children}
      </div>
    </Page>
  );
}

interface PartProps {
  id: string;
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

export function Part({ id, title, isWide = false, children }: PartProps) {
  return (
    <section
      className={`stack gap-2 print-block ${style.part} ${isWide ? style.wide : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export type Row = readonly [name: string, text: ReactNode];

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={style.rows}>
      {rows.map(([name, text]) => (
        <div className="gap-2px-4 line-top pad-block-2" key={name}>
          <dt className="ink bold anywhere">{name}</dt>
          <dd>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
