import { Suspense, useState } from 'react';

import style from '#src/components/library/release.module.css';
import { LazySafeHtml } from '#src/components/page/lazy-safe-html.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { NewsItem } from '#src/contracts/alerts.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface Props {
  items: readonly NewsItem[];
  /** Links to the manufacturer, for lists with several. */
  withCompany?: boolean;
}

/** Press releases that expand in place. */
export const ReleaseList = ({ items, withCompany = false }: Props) => (
  <ul className={`ink-line-top lined-items ${style.news}`}>
    {items.map((item) => (
      <li key={item.id}>
        <Release item={item} withCompany={withCompany} />
      </li>
    ))}
  </ul>
);

function Release({ item, withCompany }: { item: NewsItem; withCompany: boolean }) {
  const { title, summary, html, published_at, company } = item;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="factual" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="grid note unmarked">
        <time dateTime={published_at.slice(0, 10)}>{fullDate(published_at) ?? ''}</time>
        <span className="ink bold" dir="auto">
          {title}
        </span>
        <span className="muted" dir="auto">
          {summary}
        </span>
        {withCompany && (
          <span className={`muted ${style.company}`}>
            <bdi>{company}</bdi>
          </span>
        )}
      </summary>
      {isOpen && (
        <div className={style.text}>
          {item.picture !== null && (
            <div className={`at-most-full pad-bottom-3 ${style.cover}`}>
              <Picture src={item.picture} alt="" width={240} height={180} />
            </div>
          )}
          <Suspense fallback={<SkeletonText lines={4} />}>
            <LazySafeHtml html={html} />
          </Suspense>
          {withCompany && (
            <p className="pad-top-2">
              <Link className="link" to={to.company(item)}>
                {company}
              </Link>
            </p>
          )}
        </div>
      )}
    </details>
  );
}
