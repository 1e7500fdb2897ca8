import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Link } from '#src/components/page/link.tsx';
import { marked } from '#src/components/results/marked.tsx';
import found from '#src/components/results/found-pages.module.css';
import type { Catalog, Datasheet } from '#src/contracts/content.ts';
import { highlightRuns } from '#src/lib/highlight.ts';
import { fullDate } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { useListView } from '#src/stores/list-view.ts';

export function DocumentRow({ hit }: { hit: Hit<Catalog | Datasheet> }) {
  const { item, highlight } = hit;
  return (
    <ItemRow
      hit={hit}
      summary={marked(item.summary, highlight['summary'])}
      facts={[
        ['Pages', item.pages],
        ['Published', fullDate(item.created_at)],
      ]}
    >
      {item.content_type === 'catalog' && <PagesFound of={item} highlight={highlight} />}
    </ItemRow>
  );
}

/** The pages of a catalog that match a search, each linked to the viewer with the terms highlighted; on a card, without their text. */
function PagesFound({ of, highlight }: { of: Catalog; highlight: Hit<Catalog>['highlight'] }) {
  const isCard = useListView(({ view }) => view === 'pictures');
  const pages = Object.entries(highlight).flatMap(([field, fragments]) => {
    const [, page] = /^page\.(\d{1,4})$/.exec(field) ?? [];
    return page === undefined ? [] : [{ page: Number(page), fragments }];
  });
  if (pages.length === 0) return null;
  return (
    <ul
      className={`shrinks clips measure small muted ${found.pages}`}
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
            {!isCard && marked('', fragments)}
          </li>
        );
      })}
    </ul>
  );
}
