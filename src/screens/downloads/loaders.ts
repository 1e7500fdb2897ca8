import { call } from '#src/api/call.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import { searchDownloads } from '#src/contracts/products.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { paths } from '#src/paths.ts';

/** Makes no call if any part of the address is invalid. */
export async function downloads({ params, request: { signal } }: ScreenRequest) {
  const type = contentTypeFrom(params['contentType'] ?? '');
  const qstr = searchTermsFrom(params['qstr'] ?? matchAllQuery);
  const productParam = params['productId'];
  const productId = productParam === undefined ? null : positiveIntegerFrom(productParam);
  if (type === null || qstr === null || (productParam !== undefined && productId === null)) throw notFound();
  const coid = companyIdParam(params['company'], paths.downloads);
  const query = {
    coid,
    contentType: type,
    qstr,
    productId: productId ?? undefined,
    isExcluding: 'false',
  } as const;
  const found = requireData(await call(searchDownloads, { query, signal }));
  return { type, qstr, ...found };
}
