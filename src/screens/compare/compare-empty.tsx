import { Link } from '#src/components/page/link.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/compare/compare.module.css';

/** Nothing chosen yet: how it is done, and where to begin. */
export function CompareEmpty() {
  return (
    <div className={style.empty}>
      <p>
        Nothing is chosen yet. Find products, tick two to four of them in the results, then choose “Compare”:
        they stand side by side here, with what each states and what it does not.
      </p>
      <SearchBox place="home" />
      <p>
        Or look through the{' '}
        <Link className="link" to={to.contentType('product')}>
          products by division
        </Link>
        .
      </p>
    </div>
  );
}
