import { NextLinks } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import style from '#src/layouts/failure.module.css';
import { notFoundWords } from '#src/layouts/not-found-words.ts';
import { to } from '#src/paths.ts';

/** Longer paths are not typos and are cut off. */
const maxPathLength = 300;

/** Includes the required links (requirements: error-screens). */
export function NotFound({ path }: { path: string }) {
  return (
    <div className={`wrap stack at-start gap-4 ${style.page}`}>
      <Page {...notFoundWords}>
        <p className={`muted ${style.status}`}>404</p>
        <h1>Page not found: {path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path}</h1>
        <p>Sorry, the page you are looking for cannot be not found.</p>
        <p>Search for what you need, or start from here:</p>
        <SearchBox place="home" />
        <NextLinks className={`cluster ${style.links}`} ways={links} />
      </Page>
    </div>
  );
}

const links = [
  ['Building products', to.contentType('product')],
  ['BIM', to.contentType('bim')],
  ['CAD', to.contentType('cad')],
  ['CSI Specifications', to.contentType('spec')],
  ['Home', to.home()],
] as const;
