import { Link } from '#src/components/page/link.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { to } from '#src/paths.ts';
import frame from '#src/components/library/products-page.module.css';

/** Shown before anything is chosen: how to evaluate, and where to start. */
export function EmptyEvaluation() {
  return (
    <div className={`stack measure gap-4 padded-links ${frame.empty}`}>
      <p>
        Find the specified product and choose “Evaluate a substitution” on its page. Or check it in the
        results together with the proposed ones, choose “Compare”, then “Evaluate as substitution”.
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
