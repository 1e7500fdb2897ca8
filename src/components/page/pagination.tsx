import { Link } from '#src/components/page/link.tsx';
import style from '#src/components/page/pagination.module.css';
import { countText } from '#src/lib/numbers.ts';
import { pagesShown } from '#src/lib/page-number.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** The accessible name: «Pages of results». */
  label: string;
}

/** Links to the pages of a list. They keep the scroll position, because the list scrolls to its own top. */
export function Pagination({ page, pages, hrefOf, label }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="cluster gap-2-4 note pad-block-4 screen-only">
      {page > 1 && (
        <Link keepScroll className={`inline-row gap-6px ${style.step}`} to={hrefOf(page - 1)} rel="prev">
          <Icon name="previous" /> Previous
        </Link>
      )}
      <ol className={`flow gap-2px forced-fill ${style.numbers}`}>
        {pagesShown(page, pages).map((number, index) => (
          <li className="flex" key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                keepScroll
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {countText(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link keepScroll className={`inline-row gap-6px ${style.step}`} to={hrefOf(page + 1)} rel="next">
          Next <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
