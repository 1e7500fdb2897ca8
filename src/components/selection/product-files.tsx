import { useEffect, useState } from 'react';

import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/selection/product-files.module.css';
import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Delay, so that stepping quickly through rows makes no calls. */
const restMs = 200;
const shown = 6;

/** Loads a product's files after a short delay. Pass the product as `key`. */
export function ProductFiles({ id }: { id: number }) {
  const [answer, setAnswer] = useState<{ items: readonly ListedContent[] | null } | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      void call(searchProduct, { params: { id }, signal: end.signal }).then(({ data }) => {
        if (!end.signal.aborted) setAnswer({ items: data?.content ?? null });
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [id]);
  if (answer === null) return <SkeletonText lines={4} />;
  if (answer.items === null) return <p className="muted">Couldn’t list the files.</p>;
  const items = answer.items.filter(({ files }) => files.length > 0);
  if (items.length === 0) return <p className="muted">Nothing to download.</p>;
  return (
    <div>
      <ul className={style.files}>
        {items.slice(0, shown).map((item) => (
          <li className="stack gap-2px small" key={`${item.content_type} ${item.id}`}>
            <Link to={to.contentItem(item, item.content_type, item.id)}>
              <span className={`muted ${style.type}`}>{contentTypeWords[item.content_type].code}</span>{' '}
              {item.title}
            </Link>
            <FormatLinks files={item.files} of={item.title} />
          </li>
        ))}
      </ul>
      {items.length > shown && <p className="muted">and {items.length - shown} more on its page</p>}
    </div>
  );
}
