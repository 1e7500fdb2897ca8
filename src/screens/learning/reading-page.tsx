import type { ReactNode } from 'react';

import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import type { Fact } from '#src/components/page/facts.tsx';
import { Page } from '#src/components/page/page.tsx';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import style from '#src/screens/learning/reading.module.css';
import { ShareTools } from '#src/screens/learning/share-tools.tsx';

interface Props {
  entry: { id: number; title: string; summary: string };
  path: string;
  /** The list that the page belongs to. */
  above: { label: string; href: string };
  /** The facts of every page of its kind, each in its place. */
  meta: readonly Fact[];
  /** Structured data for search engines, in addition to the breadcrumbs. */
  about: { '@type': string } & Record<string, unknown>;
  /** The content of the page's link preview picture, besides its title. */
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
        <div className={`grid gap-2-4 ${style.head}`}>
          <h1>{title}</h1>
          <p className={`lead quiet ${style.lead}`}>{summary}</p>
          <section aria-label="Facts" className={`line-top pad-top-2 ${style.facts}`}>
            <dl className="grid gap-2-4 note">
              {meta
                .filter(([, value]) => value !== null)
                .map(([label, value]) => (
                  <div key={label}>
                    <dt className="small muted">{label}</dt>
                    <dd className="plain ink digits">{value}</dd>
                  </div>
                ))}
            </dl>
          </section>
          <ShareTools title={title} path={path} />
        </div>
        {children}
      </article>
    </Page>
  );
}
