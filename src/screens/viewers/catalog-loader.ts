import { call } from '#src/api/call.ts';
import { catalogEs } from '#src/contracts/catalogs.ts';
import { listCatalogPages } from '#src/api/catalogs.ts';
import { listContentByIds } from '#src/api/content.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import { redirect } from '#src/lib/redirect.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths, to } from '#src/paths.ts';

/**
 * A catalog opened at a page, by default the first; its text and products are promises. Redirects a catalog of another manufacturer to its
 * own address.
 */
export async function catalogViewer({ params, request: { signal, url } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['catalogId'] ?? '');
  const page = positiveIntegerFrom(params['page'] ?? '1');
  const coid = companyIdParam(params['id'], paths.catalogViewer);
  if (id === null || page === null) throw notFound();
  const catalog = requireData(await call(catalogEs, { params: { id }, signal }));
  if (catalog.coid !== coid)
    throw redirect(to.catalogViewer(catalog, id, page, new URL(url).search.slice(1)));
  const products = listContentByIds('product', catalog.productIds, signal);
  return { catalog, page, pages: listCatalogPages(catalog, signal), products };
}
