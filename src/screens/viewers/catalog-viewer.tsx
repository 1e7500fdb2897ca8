import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { isCorrection, noteCorrection } from '#src/components/page/address-correction.ts';
import { isNavigationPending, onRequestedAddress } from '#src/components/page/requested-address.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { PdfReader } from '#src/components/viewer/pdf/pdf-reader.tsx';
import { PdfWaiting } from '#src/components/viewer/pdf/pdf-waiting.tsx';
import { usePdf } from '#src/components/viewer/pdf/use-pdf.ts';
import { ItemShell } from '#src/components/viewer/shell/item-shell.tsx';
import type { Content } from '#src/contracts/content.ts';
import { productsOnPage } from '#src/domain/viewer/products-on-page.ts';
import { pagesSeen, zoomOf, type PdfView } from '#src/domain/viewer/pdf-view.ts';
import { viewedFile } from '#src/domain/viewer/viewer-types.ts';
import { to } from '#src/paths.ts';
import type { catalogViewer } from '#src/screens/viewers/catalog-loader.ts';
import style from '#src/screens/viewers/catalog-viewer.module.css';
import { useCatalogTexts } from '#src/screens/viewers/use-catalog-texts.ts';
import { useSettled } from '#src/components/page/use-settled.ts';
import { viewerFacts } from '#src/screens/viewers/viewer-facts.tsx';

type Loaded = Awaited<ReturnType<typeof catalogViewer>>;

/** A catalog to page through. Search engines index the catalog's item page instead. */
export function Screen() {
  const loaded = useScreenData<typeof catalogViewer>();
  const { catalog, page } = loaded;
  const { title, company, summary, id } = catalog;
  const arrivals = useArrivals();
  useCanonicalPath(to.catalogViewer(catalog, id, Math.min(page, Math.max(1, catalog.pages))));
  return (
    <Page
      title={`${title} by ${company}, page ${page}`}
      description={summary}
      canonical={to.contentItem(catalog, 'catalog', id)}
    >
      <Reader key={`${id} ${arrivals}`} loaded={loaded} />
    </Page>
  );
}

/**
 * Counts navigations to another page of the same catalog by a link or Back, which restart the viewer. Turning pages
 * doesn't count.
 */
function useArrivals(): number {
  const { pathname } = useLocation();
  const [last, setLast] = useState({ pathname, arrivals: 0 });
  if (last.pathname !== pathname)
    setLast({ pathname, arrivals: last.arrivals + (isCorrection(last.pathname, pathname) ? 0 : 1) });
  return last.arrivals;
}

/** Debounce that keeps quick paging from changing the address each time. */
const quietMs = 300;

function Reader({ loaded }: { loaded: Loaded }) {
  // Turning a page runs the loader again; keeps the records of the first load.
  const [{ catalog, page, pages, products: asked }] = useState(loaded);
  const { search } = useLocation();
  const [view] = useState<PdfView>(() => viewFrom(page, new URLSearchParams(search)));
  const [now, setNow] = useState(view);
  useAddress(loaded, now);
  const file = viewedFile(catalog);
  const { state, open, cancel } = usePdf(file, true);
  const paper = state.phase === 'open' ? state.paper : null;
  const count = paper?.count ?? catalog.pages;
  const { texts, onTexts } = useCatalogTexts(pages, count, { paper, isFailed: state.phase === 'failed' });
  const products = useSettled(asked)?.data ?? [];
  return (
    <ItemShell
      company={catalog}
      item={catalog}
      siblings={[]}
      facts={[['Pages', catalog.pages], ...viewerFacts(catalog, products)]}
    >
      <PdfReader
        {...{ paper, count }}
        waiting={<PdfWaiting {...{ state, file }} what="catalog" onOpen={open} onCancel={cancel} />}
        title={catalog.title}
        {...{ file, texts, onTexts, view }}
        onView={setNow}
        hasSpreads
        ownsKeys
        below={
          <ProductsOnPage
            text={pagesSeen(now, count)
              .map((number) => texts.texts[number - 1] ?? '')
              .join('\n')}
            products={products}
          />
        }
      />
    </ItemShell>
  );
}

/** Links from the visible pages to the products that they name. */
function ProductsOnPage({ text, products }: { text: string; products: readonly Content[] }) {
  const named = productsOnPage(text, products);
  if (named.length === 0) return null;
  return (
    <nav
      className={`row baseline grow shrinks gap-3 small padded-links ${style.products}`}
      aria-label="Products on this page"
    >
      <span className="muted nowrap hidden-599">On this page</span>
      <ul className="flex gap-3 nowrap">
        {named.map(({ id, title }) => (
          <li key={id}>
            <Link className="link" to={to.product(id)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Page, zoom, two pages, and words from the address. */
const viewFrom = (page: number, parameters: URLSearchParams): PdfView => ({
  page,
  zoom: zoomOf(parameters.get('zoom')),
  isSpread: parameters.get('pages') === '2',
  words: (parameters.get('q') ?? '').slice(0, 100),
});

/** Updates the address shortly after the last change, without adding a history entry. */
function useAddress({ catalog }: Loaded, { page, zoom, isSpread, words }: PdfView): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const query = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(zoom !== 'page' && { zoom: String(zoom) }),
    ...(isSpread && { pages: '2' }),
  }).toString();
  const [path, proper] = [
    to.catalogViewer(catalog, catalog.id, page),
    to.catalogViewer(catalog, catalog.id, page, query),
  ];
  useEffect(() => {
    // Would cancel a pending navigation.
    if (isLeaving || pathname + search === proper) return undefined;
    const timer = setTimeout(() => {
      if (isNavigationPending()) return;
      noteCorrection(pathname, path);
      void navigate(proper, { replace: true, preventScrollReset: true });
    }, quietMs);
    const stop = (): void => clearTimeout(timer);
    // On a busy machine, a link is followed before this screen renders as one that is left.
    const unwatch = onRequestedAddress(stop);
    return () => {
      unwatch();
      stop();
    };
  }, [isLeaving, pathname, search, path, proper, navigate]);
}
