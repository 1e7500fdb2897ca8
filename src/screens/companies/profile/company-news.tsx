import { Suspense, useState } from 'react';

import type { CallError } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import type { NewsItem } from '#src/contracts/alerts.ts';
import type { Company } from '#src/contracts/companies.ts';
import { fullDate } from '#src/lib/dates.ts';
import style from '#src/screens/companies/profile/company-news.module.css';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { LazySafeHtml } from '#src/screens/companies/profile/lazy-safe-html.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  result: Promise<{ data: NewsItem[]; error?: never } | { data?: never; error: CallError }>;
  company: Company;
}

/** The latest press releases, each to be unfolded in place. */
export function CompanyNews({ result, company }: Props) {
  if (!company.isClient && !hasPart(company, 'news')) return null;
  return (
    <Part id="news" title="News">
      <Deferred result={result} what="The news" fallback={<SkeletonText lines={6} gap="14px" />}>
        {(news) =>
          news.length === 0 ? (
            <p className="muted">{company.companyNoHtml} has published no news yet.</p>
          ) : (
            <ul className={style.news}>
              {news.map((item) => (
                <li key={item.id}>
                  <Release item={item} />
                </li>
              ))}
            </ul>
          )
        }
      </Deferred>
    </Part>
  );
}

function Release({ item }: { item: NewsItem }) {
  const { title, summary, html, published_at } = item;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time dateTime={published_at.slice(0, 10)}>{fullDate(published_at) ?? ''}</time>
        <span className={style.title} dir="auto">
          {title}
        </span>
        <span className={style.summary} dir="auto">
          {summary}
        </span>
      </summary>
      {isOpen && (
        <div className={style.text}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <LazySafeHtml html={html} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
