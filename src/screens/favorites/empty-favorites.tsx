import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import saved from '#src/components/favorites/saved-rows.module.css';

export function EmptyFavorites() {
  return (
    <div className={saved.empty}>
      <p>
        No favorites yet. Press Save next to any product, drawing, document, or manufacturer to keep it here
        with your notes and see when it changes.
      </p>
      <ul>
        <li>
          <Link className="link" to={to.searchEmpty()}>
            Search the library
          </Link>
        </li>
        <li>
          <Link className="link" to={to.contentType('product')}>
            Products by division
          </Link>
        </li>
        <li>
          <Link className="link" to={to.contentType('cad')}>
            CAD details by division
          </Link>
        </li>
        <li>
          <Link className="link" to={to.whatsNew()}>
            What’s new this week
          </Link>
        </li>
      </ul>
    </div>
  );
}
