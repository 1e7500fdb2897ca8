import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import style from '#src/layouts/failure.module.css';
import { SheetPlace } from '#src/layouts/sheet-place.tsx';
import { notFoundMeta } from '#src/layouts/not-found-meta.ts';
import { to } from '#src/paths.ts';

/** Longer paths are not typos and are cut off. */
const maxPathLength = 300;

/** Includes the required links (requirements: error-screens). No call is made: an address can be anything. */
export function NotFound({ path }: { path: string }) {
  const type = typeOf(path);
  const words = wordsOf(path);
  return (
    <div className={`wrap stack at-start gap-6 page-high ${style.page}`}>
      <Page {...notFoundMeta}>
        <div className={`grid gap-6 at-top one-column-599 ${style.head}`}>
          <div className="stack at-start gap-4">
            <h1>
              Page not found:{' '}
              <span className={`quiet anywhere ${style.path}`}>
                {path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path}
              </span>
            </h1>
            <p className="lead ink">Sorry, the page you are looking for cannot be not found.</p>
            {type !== null && (
              <p>
                The library has no {type === 'company' ? 'manufacturer' : contentTypeWords[type].singular}{' '}
                with this number. It may have been withdrawn, or the number is mistyped.
              </p>
            )}
            <SearchBox place="home" />
            {words !== '' && (
              <Link className="link pad-block-2px" to={to.search(words)}>
                Search for “{words}”
              </Link>
            )}
            <NextLinks className="flow gap-1-4 roomy-links" ways={links} />
          </div>
          <SheetPlace number={404} />
        </div>
        <DivisionLinks type={type === null || type === 'company' ? 'product' : type} />
      </Page>
    </div>
  );
}

/** The type of record that an address names; null for other addresses. */
function typeOf(path: string): ContentType | 'company' | null {
  const [, place, , type, id] = path.split('/');
  if (place === 'company' && type === undefined) return 'company';
  if (place === 'product' && type === undefined) return 'product';
  return place === 'company' && id !== undefined ? contentTypeFrom(type ?? '') : null;
}

/** A guess at the address's subject: its last words, without numbers. */
function wordsOf(path: string): string {
  const last =
    path
      .slice(0, maxPathLength)
      .split('/')
      .findLast((part) => /[a-z]{3}/i.test(part)) ?? '';
  return contentTypeFrom(last) === null ? (last.match(/[a-z]{3,}/gi) ?? []).join(' ').toLowerCase() : '';
}

/** The destinations that the requirements name, in the site's words (requirements: error-screens). */
const links = [
  ['Building products', to.contentType('product')],
  ['BIM objects', to.contentType('bim')],
  ['CAD details', to.contentType('cad')],
  ['CSI specifications', to.contentType('spec')],
  ['Home page', to.home()],
] as const;
