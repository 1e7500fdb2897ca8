import type { ReactNode } from 'react';

import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/reference/reference.module.css';

interface Props {
  title: string;
  description: string;
  canonical: string;
  /** The breadcrumb between the home page and this one. */
  above?: Crumb;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  /** For tables or columns that need the whole width; the list of pages is then below. */
  isWide?: boolean;
  children: ReactNode;
}

/** The reference pages by subject. */
const pages = [
  [
    'This site',
    [
      ['About', to.about()],
      ['Terms of use', to.terms()],
      ['Privacy', to.privacy()],
      ['Accessibility', to.accessibility()],
      ['Apps', to.apps()],
      ['Feeds', to.rss()],
      ['For manufacturers', to.getSpecified()],
    ],
  ],
  [
    'Reference',
    [
      ['CSI specifications', to.specInfo()],
      ['MasterFormat 95 and 04', to.specInfoChart()],
      ['Hidden notes', to.hiddenNotes()],
      ['Green building', to.greenBuilding()],
      ['Architectural resources', to.resources()],
      ['Architectural schools', to.schools()],
    ],
  ],
] as const;

/** A reference page: heading, lead, sections, and links to similar pages. */
export function ReferencePage(props: Props) {
  const { title, description, canonical, above, lead, isWide = false, children } = props;
  const neighbors = pages.map(([subject, links]) => (
    <PanelPart key={subject} title={subject}>
      <ul className={style.neighbors}>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link className="link" to={href} aria-current={href === canonical ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PanelPart>
  ));
  return (
    <Page title={title} description={description} canonical={canonical}>
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbsTo(title, ...(above ? [above] : []))} />
        <div className="stack gap-2 compact-title">
          <h1>{title}</h1>
          <p className={`lead plain space-bottom-3 ${style.lead}`}>{lead}</p>
        </div>
        <WithPanel panel={neighbors} isBelow={isWide}>
          {children}
        </WithPanel>
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

export const Part = ({ id, title, isWide = false, children }: PartProps) => (
  <section
    className={`stack gap-2 print-block ${style.part} ${isWide ? style.wide : ''}`}
    aria-labelledby={id}
  >
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export type Row = readonly [name: string, text: ReactNode];

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
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
