import { Beside, PanelPart } from '#src/components/page/beside.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import style from '#src/layouts/failure.module.css';
import { notFoundWords } from '#src/layouts/not-found-words.ts';
import { to } from '#src/paths.ts';

/** Longer paths are not typos and are cut off. */
const maxPathLength = 300;

/** Includes the required links (requirements: error-screens). */
export function NotFound({ path }: { path: string }) {
  const kind = kindOf(path);
  return (
    <div className={`wrap stack at-start gap-4 ${style.page}`}>
      <Page {...notFoundWords}>
        <Beside
          panel={
            <PanelPart title="Continue from here">
              <NextLinks className="stack gap-1" ways={links} />
            </PanelPart>
          }
        >
          <p className="small-mono muted">404</p>
          <h1>
            Page not found:{' '}
            <span className={`quiet ${style.path}`}>
              {path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path}
            </span>
          </h1>
          <p>Sorry, the page you are looking for cannot be not found.</p>
          {kind !== null && (
            <p>
              The library has no {kind} with this number. It may have been withdrawn, or the number is
              mistyped.
            </p>
          )}
          <p>Search for what you need:</p>
          <SearchBox place="home" />
        </Beside>
      </Page>
    </div>
  );
}

/** The kind of record that an address names, in the singular; null for other addresses. */
function kindOf(path: string): string | null {
  const [, place, , type, id] = path.split('/');
  if (place === 'company' && type === undefined) return 'manufacturer';
  if (place === 'product' && type === undefined) return contentTypeWords.product.singular;
  const contentType = place === 'company' && id !== undefined ? contentTypeFrom(type ?? '') : null;
  return contentType === null ? null : contentTypeWords[contentType].singular;
}

const links = [
  ['Building products', to.contentType('product')],
  ['BIM', to.contentType('bim')],
  ['CAD', to.contentType('cad')],
  ['CSI Specifications', to.contentType('spec')],
  ['Home', to.home()],
] as const;
