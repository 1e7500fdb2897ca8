import page from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import type { TextSearch } from '#src/domain/spec-library/text-search.ts';
import { isNarrowed, textSearchQuery } from '#src/domain/spec-library/text-search.ts';
import { to } from '#src/paths.ts';
import { unchosen } from '#src/screens/spec-library/text-choices.tsx';

/** Ways on from nothing. */
export function NothingFound({ search }: { search: TextSearch }) {
  return (
    <div className={page.main}>
      <p className={page.plain}>No paragraphs match “{search.words}”.</p>
      <ul className={page.instead}>
        {isNarrowed(search) && (
          <li>
            <Link className="link" to={to.specificationSearch(textSearchQuery({ ...search, ...unchosen }))}>
              Search all specifications
            </Link>
          </li>
        )}
        <li>
          <Link className="link" to={to.search(search.words)}>
            Search the library for “{search.words}”
          </Link>
        </li>
        <li>
          <Link className="link" to={to.contentType('spec')}>
            Browse specifications
          </Link>
        </li>
      </ul>
    </div>
  );
}
