import type { ReactNode } from 'react';

import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import style from '#src/screens/learning/guest-page.module.css';

interface Props {
  title: string;
  description: string;
  path: string;
  above: { label: string; href: string };
  lead: string;
  /** What to know before filling in the form. */
  points: readonly string[];
  children: ReactNode;
}

export function GuestPage({ title, description, path, above, lead, points, children }: Props) {
  const crumbs = crumbsTo(title, above);
  return (
    <Page
      title={title}
      description={description}
      canonical={path}
      structuredData={webPage(title, path, crumbs)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className="measure note muted digits tall-links low-links">{lead}</p>
        </div>
        <WithPanel
          panel={
            <PanelPart title="Before you write">
              <ul className={`stack gap-2 ${style.points}`}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </PanelPart>
          }
        >
          {children}
        </WithPanel>
      </div>
    </Page>
  );
}
