import type { ReactNode } from 'react';

import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import { MetaLine } from '#src/screens/learning/entry-row.tsx';
import style from '#src/screens/learning/reading.module.css';
import { ShareTools } from '#src/screens/learning/share-tools.tsx';

interface Props {
  entry: { id: number; title: string; summary: string };
  path: string;
  /** The list that the page belongs to. */
  above: { label: string; href: string };
  meta: readonly ReactNode[];
  /** Structured data for search engines, in addition to the breadcrumbs. */
  about: { '@type': string } & Record<string, unknown>;
  /** What the picture of a link to the page shows besides its title. */
  card: Omit<ShareCard, 'title'>;
  children: ReactNode;
}

/** Layout of a post, episode, or course: its head and its content. */
export function ReadingPage({
  entry: { id, title, summary },
  path,
  above,
  meta,
  about,
  card,
  children,
}: Props) {
  const crumbs = crumbsTo(title, above);
  return (
    <Page
      title={title}
      description={summary}
      canonical={path}
      structuredData={{ '@context': 'https://schema.org', ...about, breadcrumb: breadcrumbList(crumbs) }}
      card={{ title, ...card }}
    >
      <article className="wrap stack at-start gap-3 page-high" key={id}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={`stack gap-2 ${style.head}`}>
          <h1>{title}</h1>
          <p className={`lead quiet ${style.lead}`}>{summary}</p>
          <MetaLine meta={meta} />
          <ShareTools title={title} path={path} />
        </div>
        {children}
      </article>
    </Page>
  );
}
