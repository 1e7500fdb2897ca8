import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Link } from '#src/components/page/link.tsx';
import { marked } from '#src/components/results/marked.tsx';
import found from '#src/components/results/found-pages.module.css';
import type { Catalog, Datasheet } from '#src/contracts/content.ts';
import { highlightRuns } from '#src/lib/highlight.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';

export function DocumentRow({ hit }: { hit: Hit<Catalog | Datasheet> }) {
  const { item, highlight } = hit;
  return (
    <ItemRow
      hit={hit}
      facts={[
        ['Pages', item.pages],
        ['Published', fullDate(item.created_at)],
      ]}
    >
      <p className="ellipsis full-width note quiet">{marked(item.summary, highlight['summary'])}</p>
      {item.content_type === 'catalog' && <PagesFound of={item} highlight={highlight} />}
    </ItemRow>
  );
}

/** The pages of a catalog that match a search, each linked to the viewer with the terms highlighted. */
function PagesFound({ of, highlight }: { of: Catalog; highlight: Hit<Catalog>['highlight'] }) {
  const pages = Object.entries(highlight).flatMap(([field, fragments]) => {
    const [, page] = /^page\.(\d{1,4})$/.exec(field) ?? [];
    return page === undefined ? [] : [{ page: Number(page), fragments }];
  });
  if (pages.length === 0) return null;
  return (
    <ul
      className={`shrinks measure small muted ${found.pages}`}
      aria-label={`Pages of ${of.title} with matches`}
    >
      {pages.map(({ page, fragments }) => {
        const [fragment = ''] = fragments;
        const words = highlightRuns(fragment).find(({ marked }) => marked)?.text ?? '';
        const query = new URLSearchParams({ q: words }).toString();
        return (
          <li key={page}>
            <Link className="link" to={to.catalogViewer(of, of.id, page, words === '' ? '' : query)}>
              Page {page}
            </Link>{' '}
            {marked('', fragments)}
          </li>
        );
      })}
    </ul>
  );
}
