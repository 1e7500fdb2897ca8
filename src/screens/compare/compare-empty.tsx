import { Link } from '#src/components/page/link.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { to } from '#src/paths.ts';
import frame from '#src/components/library/products-page.module.css';

/** Shown before anything is chosen: how to compare, and where to start. */
export function CompareEmpty() {
  return (
    <div className={`stack measure gap-4 padded-links ${frame.empty}`}>
      <p>
        No products selected. Find products, check two to four of them in the results, then choose “Compare”
        to see them side by side.
      </p>
      <SearchBox place="home" />
      <p>
        Or browse the{' '}
        <Link className="link" to={to.contentType('product')}>
          products by division
        </Link>
        .
      </p>
    </div>
  );
}
